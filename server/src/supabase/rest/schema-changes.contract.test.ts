import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { soon, testApp, type TestApp, type TestUser } from '../../testing'
import { dropSchema } from './testing/films'

const SCHEMA = 'rest_changes'
let setUp: TestApp
let ana: TestUser
beforeAll(async () => {
  setUp = await testApp({ env: { REST_SCHEMAS: `public,${SCHEMA}` } })
  await dropSchema(setUp, SCHEMA)
  await setUp.db.query(sql`create schema ${sql.id(SCHEMA)}`)
  await setUp.db.query(sql`grant usage on schema ${sql.id(SCHEMA)} to authenticated`)
  ana = await setUp.newUser()
})
afterAll(() => dropSchema(setUp, SCHEMA))

const status = async (path: string) =>
  (await ana.fetch(`/rest/v1/${path}`, { headers: { 'accept-profile': SCHEMA } })).status

async function createTable(name: string) {
  await setUp.db.query(sql`create table ${sql.id(SCHEMA, name)} (id int primary key)`)
  await setUp.db.query(sql`grant select on ${sql.id(SCHEMA, name)} to authenticated`)
}

test('a new table is there after a notification, and until then the old ones work on', async () => {
  // The schema is read now, so that nothing is read again for a while.
  expect(await status('first')).toBe(404)
  await createTable('first')
  expect(await status('first')).toBe(404)
  await setUp.db.query(sql`notify pgrst, 'reload schema'`)
  await soon(async () => expect(await status('first')).toBe(200))

  await setUp.db.query(sql`alter table ${sql.id(SCHEMA, 'first')} add column word text`)
  await setUp.db.query(sql`notify pgrst`)
  await soon(async () => expect(await status('first?select=word')).toBe(200))
})

test('a table without a notification is found when it is asked for, some time later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    await createTable('second')
    expect(await status('second')).toBe(404)
    vi.setSystemTime(Date.now() + 11_000)
    expect(await status('second')).toBe(200)
    await createTable('third')
    expect(await status('third')).toBe(404)
  } finally {
    vi.useRealTimers()
  }
})

test('a schema that does not exist has no tables', async () => {
  const app = await testApp({ env: { REST_SCHEMAS: 'public,rest_nowhere' } })
  const user = await app.newUser()
  const answer = await user.fetch('/rest/v1/films', { headers: { 'accept-profile': 'rest_nowhere' } })
  expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'PGRST205' }])
})
