import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../server/src/platform/db'
import { newPerson, openOwnDatabase, refused, rowsOf, type Person } from './people'

/** What is kept of payments, straight at the database: who sees it, whose it becomes, and what stays when an account goes. */

let database: Database
beforeAll(async () => {
  database = await openOwnDatabase('payments')
})
afterAll(() => database.close())

const emailOf = ({ id }: Person) => `${id}@example.com`
const confirm = ({ id }: Person) =>
  database.db.query(sql`update auth.users set email_confirmed_at = now() where id = ${id}`)

/** A subscription as it stands here, with a payment. */
async function subscription(given: {
  of?: Person
  email?: string
  status?: string
  provider?: string
  days?: number
  ago?: number
}) {
  const id = `sub_${randomUUID()}`
  const { of, email = null, status = 'active', provider = 'stripe', days = 20, ago = 1 } = given
  await database.db.query(sql`
    insert into private.billing_subscriptions (id, provider, customer_id, email, status, price_id, current_period_start,
      current_period_end, created_at)
    values (${id}, ${provider}, 'cus_1', ${email}, ${status}, 'price_1', now() - interval '100 days',
      now() + make_interval(days => ${days}), now() - make_interval(days => ${ago}))`)
  await database.db.query(sql`
    insert into payments (id, subscription_id, status, amount_cents, paid_cents, currency, created_at)
    values (${`in_${id}`}, ${id}, 'paid', 4900, 4900, 'usd', now())`)
  if (of) await link(id, of)
  return id
}

const link = async (id: string, { id: someone }: Person) => {
  const [row] = await rowsOf(database.db, sql`select private.link_subscription(${id}, ${someone}) as mine`)
  return row?.mine
}
const planOf = async ({ db }: Person) =>
  (await rowsOf(db, sql`select stripe_subscription_id as id, status, granted from user_subscriptions`))[0]
const bell = ({ db }: Person) => rowsOf(db, sql`select kind, title, message from notifications order by created_at`)

describe('payments', () => {
  test('are seen by their owner, without ids of the provider, and written by nobody but the server [OP-26]', async () => {
    const [ana, ben] = [await newPerson(database.db), await newPerson(database.db)]
    const id = await subscription({ of: ana })
    const columns = sql`id, number, description, status, amount_cents, paid_cents, currency, period_start, period_end, paid_at,
      failed_at, receipt_url, created_at`
    expect(await rowsOf(ana.db, sql`select ${columns} from payments`)).toMatchObject([
      { id: `in_${id}`, paid_cents: 4900 },
    ])
    expect(await rowsOf(ben.db, sql`select id from payments`)).toEqual([])
    await refused(ana.db, sql`select customer_id from payments`)
    await refused(ana.db, sql`select subscription_id from payments`)
    await refused(ana.db, sql`update payments set status = 'paid'`)
    await refused(ana.db, sql`delete from payments`)
    await refused(
      ana.db,
      sql`insert into payments (id, status, amount_cents, currency, created_at) values ('x', 'paid', 1, 'usd', now())`,
    )
    await refused(database.db.asUser({ role: 'anon' }), sql`select id from payments`)
    expect(await rowsOf(database.db.asUser({ role: 'service_role' }), sql`select id from payments`)).not.toEqual([])
  })

  test.each(['billing_subscriptions', 'billing_checkouts', 'billing_events', 'billing_notes', 'billing_rounds'])(
    'rest on private.%s, which nobody but the server reaches',
    async (table) => {
      const { db } = await newPerson(database.db)
      for (const someone of [db, database.db.asUser({ role: 'anon' }), database.db.asUser({ role: 'service_role' })]) {
        await refused(someone, sql`select * from private.${sql.id(table)}`)
        await refused(someone, sql`delete from private.${sql.id(table)}`)
      }
    },
  )

  test.each(['refresh_subscription(gen_random_uuid())', `link_subscription('sub_1', gen_random_uuid())`])(
    'are given away by nobody but the server: private.%s',
    async (call) => {
      const { db } = await newPerson(database.db)
      await refused(db, sql`select private.${sql.raw(call)}`)
    },
  )

  test.each([
    ['a negative amount', sql`('a', 'paid', -1, 0, 'usd', now())`],
    ['more than 100,000 dollars', sql`('a', 'paid', 10000001, 0, 'usd', now())`],
    ['another currency', sql`('a', 'paid', 1, 1, 'eur', now())`],
    ['a state of nobody', sql`('a', 'lost', 1, 1, 'usd', now())`],
  ])('are never kept with %s', async (_, values) => {
    const insert = sql`insert into payments (id, status, amount_cents, paid_cents, currency, created_at) values ${values}`
    await expect(rowsOf(database.db, insert)).rejects.toMatchObject({ code: '23514' })
  })

  test('are notifications when they come in or fail, once each [OP-17]', async () => {
    const ana = await newPerson(database.db)
    const id = await subscription({ of: ana })
    expect(await bell(ana)).toMatchObject([
      { kind: 'payment_received', message: '$49.00 for your plan. Your receipt is in Settings.' },
    ])
    const next = `in_next_${id}`
    await database.db.query(sql`
      insert into payments (id, user_id, subscription_id, status, amount_cents, currency, failed_at, created_at)
      values (${next}, ${ana.id}, ${id}, 'open', 4900, 'usd', now(), now())`)
    await database.db.query(sql`update payments set number = 'R-2', read_number = 7 where id = ${next}`)
    expect((await bell(ana)).map(({ kind }) => kind)).toEqual(['payment_received', 'payment_failed'])
    await database.db.query(
      sql`update payments set status = 'paid', paid_cents = 4900, failed_at = null where id = ${next}`,
    )
    expect((await bell(ana)).map(({ kind }) => kind)).toEqual([
      'payment_received',
      'payment_failed',
      'payment_received',
    ])
  })
})

describe('a subscription', () => {
  test('belongs to one account for good: another one gets neither it nor its payments [OP-06]', async () => {
    const [ana, ben] = [await newPerson(database.db), await newPerson(database.db)]
    const id = await subscription({})
    expect([await link(id, ana), await link(id, ben), await link(id, ana)]).toEqual([true, false, true])
    expect(await link('sub_nobody', ana)).toBe(false)
    expect(await planOf(ana)).toMatchObject({ id, status: 'active' })
    expect(await planOf(ben)).toBeUndefined()
    expect(await rowsOf(ben.db, sql`select id from payments`)).toEqual([])
  })

  test('finds the account of its address when that is confirmed: at once, later, or by a change of address [CX-07, CX-20]', async () => {
    const [ana, ben, eve] = [await newPerson(database.db), await newPerson(database.db), await newPerson(database.db)]
    const id = await subscription({ email: emailOf(ana) })
    expect(await planOf(ana)).toBeUndefined()
    await confirm(ana)
    expect(await planOf(ana)).toMatchObject({ id })

    await confirm(ben)
    const other = `${randomUUID()}@example.com`
    const his = await subscription({ email: other })
    await database.db.query(sql`update auth.users set email = ${other} where id = ${ben.id}`)
    expect(await planOf(ben)).toMatchObject({ id: his })
    // Nobody gets it by an address that was never shown to be theirs, or that another has left behind.
    await database.db.query(sql`update auth.users set email = ${emailOf(ben)} where id = ${eve.id}`)
    expect(await planOf(eve)).toBeUndefined()
  })

  test.each([
    ['one that runs before one that is over', [{ status: 'canceled', ago: 1 }, { ago: 9 }], 1],
    ['one that is paid before one whose payment failed', [{ status: 'past_due', ago: 1 }, { ago: 9 }], 1],
    ['what is paid for before what is given', [{ provider: 'operator', ago: 1 }, { ago: 9 }], 1],
    ['the newer of two that run', [{ ago: 9 }, { ago: 1 }], 1],
    ['what is given before one whose payment failed', [{ status: 'past_due' }, { provider: 'operator' }], 1],
    [
      'a failed payment before what is over',
      [
        { status: 'canceled', ago: 1 },
        { status: 'past_due', ago: 9 },
      ],
      1,
    ],
    ['what is left after a given one is over', [{ status: 'canceled' }, { provider: 'operator', days: -1 }], 0],
  ] as const)('counts by rule: %s', async (_, all, counts) => {
    const ana = await newPerson(database.db)
    const ids: string[] = []
    for (const one of all) ids.push(await subscription({ of: ana, ...one }))
    expect(await planOf(ana)).toMatchObject({ id: ids[counts] })
  })

  test('of an account that goes loses owner and address for good; what was paid stays on the books [OP-26, OP-55]', async () => {
    const ana = await newPerson(database.db)
    await confirm(ana)
    const email = emailOf(ana)
    const id = await subscription({ email, of: ana })
    await database.db.query(sql`
      insert into private.billing_checkouts (id, provider, subscription_id, email, claimed_by, claimed_at)
      values (${`cs_${id}`}, 'stripe', ${id}, ${email}, ${ana.id}, now())`)
    await database.db.query(sql`delete from auth.users where id = ${ana.id}`)

    // What the provider says later brings nothing back.
    await database.db.query(sql`update private.billing_subscriptions set email = ${email} where id = ${id}`)
    await database.db.query(sql`update private.billing_checkouts set email = ${email} where subscription_id = ${id}`)
    expect(
      await rowsOf(
        database.db,
        sql`select user_id, email, owner_left from private.billing_subscriptions where id = ${id}`,
      ),
    ).toEqual([{ user_id: null, email: null, owner_left: true }])
    expect(
      await rowsOf(
        database.db,
        sql`select claimed_by, email from private.billing_checkouts where subscription_id = ${id}`,
      ),
    ).toEqual([{ claimed_by: null, email: null }])
    expect(
      await rowsOf(database.db, sql`select user_id, paid_cents from payments where subscription_id = ${id}`),
    ).toEqual([{ user_id: null, paid_cents: 4900 }])

    // Whoever takes the address next is somebody else.
    const next = await newPerson(database.db)
    await database.db.query(
      sql`update auth.users set email = ${email}, email_confirmed_at = now() where id = ${next.id}`,
    )
    expect(await planOf(next)).toBeUndefined()
    expect(await link(id, next)).toBe(false)
  })
})
