import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../server/src/platform/db'
import { newPerson, openOwnDatabase, rowsOf } from './people'

/** The month of allowance, straight at the database. (OP-28) */

let database: Database

beforeAll(async () => {
  database = await openOwnDatabase('allowance')
})
afterAll(() => database.close())

interface Asked {
  start: string | null
  paidUntil: string | null
  at: string
}

/** All in one question: begins and renews for each, in seconds since 1970. */
async function months(asked: Asked[], zone = 'UTC'): Promise<{ begins: number; renews: number }[]> {
  return database.db.transaction(async (db) => {
    await db.query(sql`select set_config('timezone', ${zone}, true)`)
    return db.query(sql<{ begins: number; renews: number }>`
      select extract(epoch from m.begins)::float8 as begins, extract(epoch from m.renews)::float8 as renews
      from jsonb_array_elements(${JSON.stringify(asked)}::jsonb) with ordinality as a (given, place)
      cross join lateral private.allowance_month((given ->> 'start')::timestamptz, (given ->> 'paidUntil')::timestamptz,
        (given ->> 'at')::timestamptz) m
      order by place`)
  })
}
const seconds = (text: string) => Date.parse(text) / 1000
const text = (time: number) => new Date(Math.round(time * 1000)).toISOString()

describe('a month of allowance', () => {
  test.each([
    // start, paid until, at, begins, renews
    ['without a plan is the calendar\u2019s', null, null, '2026-02-28T23:59:59Z', '2026-02-01', '2026-03-01'],
    [
      'before the plan begins is the calendar\u2019s',
      '2026-03-05',
      '2026-04-05',
      '2026-02-10',
      '2026-02-01',
      '2026-03-01',
    ],
    ['is the paid one', '2026-01-15', '2026-02-15', '2026-02-14T23:59:59Z', '2026-01-15', '2026-02-15'],
    [
      'begins where the paid one ends, with or without an event',
      '2026-01-15',
      '2026-02-15',
      '2026-02-15',
      '2026-02-15',
      '2026-03-15',
    ],
    ['goes on from there', '2026-01-31', '2026-02-28', '2026-05-01', '2026-04-28', '2026-05-28'],
    ['from 31 January holds February', '2026-01-31', '2026-02-28', '2026-02-27', '2026-01-31', '2026-02-28'],
    ['from 28 February holds March to its 31st', '2026-02-28', '2026-03-31', '2026-03-29', '2026-02-28', '2026-03-31'],
    ['of a year is a month', '2026-01-31', '2027-01-31', '2026-02-28', '2026-02-28', '2026-03-31'],
    [
      'of a year is not the rest of a day',
      '2026-01-31',
      '2027-01-31',
      '2026-02-27T23:00:00Z',
      '2026-01-31',
      '2026-02-28',
    ],
    ['of a leap year ends on the 29th', '2031-02-28', '2032-02-29', '2032-02-28T12:00:00Z', '2032-01-28', '2032-02-29'],
    [
      'knows no summer time',
      '2026-03-28T23:30:00Z',
      '2027-03-28T23:30:00Z',
      '2026-04-28T23:00:00Z',
      '2026-03-28T23:30:00Z',
      '2026-04-28T23:30:00Z',
    ],
    [
      'of a paid time that is no time is counted from its start',
      '2026-01-15',
      '2026-01-15',
      '2026-02-20',
      '2026-02-15',
      '2026-03-15',
    ],
  ])('%s [OP-28]', async (_what, start, paidUntil, at, begins, renews) => {
    for (const zone of ['UTC', 'America/New_York', 'Pacific/Kiritimati']) {
      const utc = (value: string | null) => (value?.length === 10 ? `${value}T00:00:00Z` : value)
      const [month] = await months([{ start: utc(start), paidUntil: utc(paidUntil), at: utc(at)! }], zone)
      expect(month).toEqual({ begins: seconds(begins), renews: seconds(renews) })
    }
  })

  const anchor = fc.record({
    at: fc.date({ min: new Date('2024-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
    period: fc.nat(40),
    moments: fc.array(fc.double({ min: 0, max: 0.999_999, noNaN: true }), { minLength: 1, maxLength: 12 }),
    zone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/Sao_Paulo', 'Pacific/Apia'),
  })

  /** As a provider counts: from the first payment's day, or the last day of a month that has no such day. */
  function addMonths(date: Date, count: number): Date {
    const month = date.getUTCMonth() + count
    const last = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate()
    const added = new Date(date)
    added.setUTCDate(1)
    added.setUTCMonth(month, Math.min(date.getUTCDate(), last))
    return added
  }

  test('by a monthly plan is the paid month, by an annual one the year is twelve of them, whatever day it began [OP-28]', async () => {
    await fc.assert(
      fc.asyncProperty(anchor, async ({ at, period, moments, zone }) => {
        const monthly = [addMonths(at, period), addMonths(at, period + 1)].map((date) => date.toISOString())
        const annual = [addMonths(at, period * 12), addMonths(at, period * 12 + 12)].map((date) => date.toISOString())
        const within = ([start = '', end = '']: string[]) =>
          moments.map((part) => ({
            start,
            paidUntil: end,
            at: new Date(Math.floor(Date.parse(start) + part * (Date.parse(end) - Date.parse(start)))).toISOString(),
          }))
        for (const month of await months(within(monthly), zone)) {
          expect(month).toEqual({ begins: seconds(monthly[0]!), renews: seconds(monthly[1]!) })
        }

        const asked = within(annual)
        for (const [place, { begins, renews }] of (await months(asked, zone)).entries()) {
          const now = seconds(asked[place]!.at)
          expect(begins <= now && now < renews).toBe(true)
          expect((renews - begins) / 86_400).toBeGreaterThanOrEqual(28)
          expect((renews - begins) / 86_400).toBeLessThan(35)
        }
        // Month by month from the start: the twelfth ends with the year.
        let next = seconds(annual[0]!)
        for (let count = 0; count < 12; count++) {
          const [month] = await months([{ start: annual[0]!, paidUntil: annual[1]!, at: text(next) }], zone)
          expect(month?.begins).toBe(next)
          next = month!.renews
        }
        expect(next).toBe(seconds(annual[1]!))
      }),
      { numRuns: 15 },
    )
  })
})

test('the copy in the subscription is the ledger\u2019s count of this month, whoever writes the row [A-EN-08, OP-28]', async () => {
  const ana = await newPerson(database.db)
  const write = (status: string, start: string) =>
    database.db.query(sql`
      insert into user_subscriptions (user_id, status, scripts_used, current_period_start, current_period_end)
      values (${ana.id}, ${status}, 17, now() - ${start}::interval, now() - ${start}::interval + interval '1 month')
      on conflict (user_id) do update set (status, scripts_used, current_period_start, current_period_end)
        = (excluded.status, 17, excluded.current_period_start, excluded.current_period_end)`)
  const used = async () => {
    const [row] = await rowsOf(ana.db, sql`select scripts_used from user_subscriptions`)
    return row?.scripts_used
  }
  await database.db.query(sql`
    insert into generations (user_id, idempotency_key, input_digest, state, result, created_at, expires_at)
    select ${ana.id}, n::text, 'd', 'settled', '{}', now() - n * interval '5 days', now() from generate_series(1, 4) as n`)
  await write('active', '18 days')
  expect(await used()).toBe(3)
  // Another plan in the same period keeps the count; the next period begins at 0.
  await write('active', '18 days')
  expect(await used()).toBe(3)
  await write('active', '1 hour')
  expect(await used()).toBe(0)
})

describe('the ledger', () => {
  const step = fc.oneof(
    fc.record({ what: fc.constant('ask' as const), key: fc.nat(5), limit: fc.constantFrom(0, 1, 3, 3, 3, 6, null) }),
    fc.record({ what: fc.constantFrom('settled' as const, 'released' as const, 'crashed' as const), key: fc.nat(5) }),
  )

  test('never gives more than is left and loses nothing, whatever comes in whatever order [OP-28, CX-31]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
        const { id } = await newPerson(database.db)
        /** By key: what the ledger should hold. */
        const model = new Map<number, 'reserved' | 'settled' | 'released' | 'crashed'>()
        const count = () => [...model.values()].filter((state) => state === 'reserved' || state === 'settled').length
        for (const { key, ...asked } of steps) {
          const state = model.get(key)
          if (asked.what === 'ask') {
            const before = count()
            const [answer] = await rowsOf(
              database.db,
              sql`select outcome, used from private.reserve_generation(${id}, ${String(key)}, 'd', ${asked.limit}::int,
                now() - interval '1 day', '1 minute')`,
            )
            const outcome =
              state === 'settled'
                ? 'repeated'
                : state === 'reserved'
                  ? 'in_progress'
                  : asked.limit !== null && before >= asked.limit
                    ? 'used_up'
                    : 'reserved'
            if (outcome === 'reserved') model.set(key, 'reserved')
            expect(answer).toEqual({ outcome, used: count() })
          } else if (state === 'reserved') {
            model.set(key, asked.what)
            await database.db.query(
              asked.what === 'crashed'
                ? sql`update generations set expires_at = now() - interval '1 second'
                    where user_id = ${id} and idempotency_key = ${String(key)}`
                : sql`update generations set state = ${asked.what}, result = '{}'
                    where user_id = ${id} and idempotency_key = ${String(key)}`,
            )
          }
          const [used] = await rowsOf(
            database.db,
            sql`select private.generations_used(${id}, now() - interval '1 day') as count`,
          )
          expect(used).toEqual({ count: count() })
        }
      }),
      { numRuns: 20 },
    )
  })

  test('gives exactly what is left to any number of requests at once [OP-28, OP-65]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(6), fc.integer({ min: 1, max: 14 }), async (left, asked) => {
        const { id } = await newPerson(database.db)
        const answers = await Promise.all(
          Array.from({ length: asked }, (_, key) =>
            rowsOf(
              database.db,
              sql`select outcome from private.reserve_generation(${id}, ${String(key)}, 'd', ${left}::int,
                now() - interval '1 day', '1 minute')`,
            ),
          ),
        )
        const given = answers.flat().filter(({ outcome }) => outcome === 'reserved')
        expect(given).toHaveLength(Math.min(left, asked))
      }),
      { numRuns: 12 },
    )
  })
})
