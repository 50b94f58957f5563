import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../testing'
import { deleteEndedLimits } from './shared-limits'

/** The setting decides that requests are counted in the database; which one it is, the test says. */
const SEVERAL = { DATABASE_URL: 'postgresql://one.of.several.example/reelwright' }
const LIMITS = { RATE_LIMIT_REQUESTS: '6', RATE_LIMIT_TOKEN: '4', RATE_LIMIT_OTP: '3', RATE_LIMIT_ANONYMOUS: '2' }
let one: TestApp
let other: TestApp
let address: string

beforeAll(async () => {
  const env = { ...SEVERAL, ...LIMITS, ANONYMOUS_SIGN_INS: 'on', REQUIRE_SUBSCRIPTION: 'off' }
  one = await testApp({ env })
  other = await testApp({ env })
})

/** Statuses of so many requests from one network address, in turns at both servers. */
async function inTurns(count: number, url: string, payload?: object) {
  const statuses: number[] = []
  for (let i = 0; i < count; i++) {
    const { app, anonKey } = i % 2 === 0 ? one : other
    const method = payload ? 'POST' : 'GET'
    const given = payload ? { payload } : {}
    const answer = await app.inject({ method, url, headers: { apikey: anonKey }, remoteAddress: address, ...given })
    statuses.push(answer.statusCode)
  }
  return statuses
}

const from = () => (address = `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`)
const refused = (statuses: number[]) => statuses.map((status) => status === 429)

test('servers on one database count the requests of an address together', async () => {
  from()
  expect(await inTurns(8, '/api/config')).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
})

test('every limit counts for itself on all servers: of a route, and of what a route does', async () => {
  from()
  const nobody = { email: 'nobody@example.com', password: 'not-a-password-1' }
  expect(refused(await inTurns(5, '/auth/v1/token?grant_type=password', nobody))).toEqual([...not(4), true])
  expect(refused(await inTurns(4, '/auth/v1/otp', {}))).toEqual([...not(3), true])
  expect(refused(await inTurns(4, '/auth/v1/recover', {}))).toEqual([...not(3), true])
  expect(refused(await inTurns(3, '/auth/v1/signup', {}))).toEqual([...not(2), true])
  expect(refused(await inTurns(6, '/api/config'))).toEqual(not(6))
})

const not = (count: number) => Array.from({ length: count }, () => false)

test('an answer says how many requests are left on all servers together', async () => {
  from()
  await inTurns(3, '/api/config')
  const { headers } = await other.app.inject({ url: '/api/config', remoteAddress: address })
  expect(headers).toMatchObject({ 'x-ratelimit-limit': '6', 'x-ratelimit-remaining': '2' })
})

test('no address is kept, and what is over is removed', async () => {
  from()
  await inTurns(1, '/api/config')
  const keys = await one.db.query(sql<{ key: string }>`select encode(key, 'escape') as key from private.rate_limits`)
  expect(keys.length).toBeGreaterThan(0)
  for (const { key } of keys) expect(key).not.toContain('2001:db8')

  const old = Array.from({ length: 1500 }, () => createHash('sha256').update(randomUUID()).digest('hex'))
  await one.db.query(sql`
    insert into private.rate_limits select decode(key, 'hex'), 1, now() - interval '1 s' from unnest(${old}::text[]) as key`)
  expect(await deleteEndedLimits(other.db)).toBeGreaterThanOrEqual(1500)
  const [left] = await one.db.query(sql<{ old: number; running: number }>`
    select count(*) filter (where encode(key, 'hex') = any (${old}))::int as old, count(*)::int as running
    from private.rate_limits`)
  expect(left?.old).toBe(0)
  expect(left?.running).toBeGreaterThan(0)
})

test('counting is forgotten after a crash of the database, and by nobody but the server read or written', async () => {
  const [table] = await one.db.query(
    sql`select relpersistence from pg_class where oid = 'private.rate_limits'::regclass`,
  )
  expect(table).toEqual({ relpersistence: 'u' })
  const someone = one.db.asUser({ role: 'service_role' })
  await expect(someone.query(sql`select 1 from private.rate_limits`)).rejects.toMatchObject({ code: '42501' })
})

test('a table that does not answer keeps nobody waiting: each server counts for itself', async () => {
  from()
  let unlock: (() => void) | undefined
  let locked: (() => void) | undefined
  const [held, until] = [
    new Promise<void>((resolve) => (locked = resolve)),
    new Promise<void>((resolve) => (unlock = resolve)),
  ]
  const holding = one.db.transaction(async (db) => {
    await db.query(sql`lock table private.rate_limits in access exclusive mode`)
    locked!()
    await until
  })
  await held
  const alone = async ({ app }: TestApp) => {
    const statuses: number[] = []
    for (let i = 0; i < 7; i++)
      statuses.push((await app.inject({ url: '/api/config', remoteAddress: address })).statusCode)
    return refused(statuses)
  }
  expect(await Promise.all([alone(one), alone(other)])).toEqual([
    [...not(6), true],
    [...not(6), true],
  ])
  unlock!()
  await holding
})
