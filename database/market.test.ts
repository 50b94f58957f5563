import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, Db } from '../server/src/platform/db'
import { newPerson, openOwnDatabase, refused, rowsOf, type Person } from './people'

/** Who sees which figures of the market: straight at the database. What they are is tested in server/src/features/market/set. */

let database: Database
let ana: Person
let ben: Person

/** Of a set: Ana's, Ben's and the shared one have a row in each. */
const OF_SETS = [
  'market_sets',
  'market_products',
  'market_creators',
  'market_product_days',
  'market_creator_days',
  'market_pair_days',
  'market_product_windows',
  'market_creator_windows',
  'market_set_days',
  'market_set_windows',
  'market_insights',
]
/** Of an account: Ana and Ben have a row in each. */
const OF_ACCOUNTS = ['market_jobs', 'market_imports', 'market_import_faults', 'shop_connections']
const PRIVATE = ['market_import_rows', 'market_lines', 'market_lifetimes', 'market_feed', 'shop_tokens', 'market_days']

beforeAll(async () => {
  database = await openOwnDatabase('market')
  ana = await newPerson(database.db)
  ben = await newPerson(database.db)
  for (const owner of [ana.id, ben.id, null]) await fill(database.db, owner)
})
afterAll(() => database.close())

async function fill(db: Db, owner: string | null) {
  const [set] = await db.query(sql<{ id: number }>`
    insert into market_sets (user_id, kind, name, currency) values (${owner}, ${owner ? 'import' : 'feed'}, 'Some', 'USD') returning id`)
  const batch = randomUUID()
  await db.query(sql`
    insert into private.market_lines (batch, line, product, product_name, creator, from_day, to_day, views, units, revenue)
    values (${batch}, 1, 'p', 'P', 'c', '2026-11-01', '2026-11-01', 10, 1, 5)`)
  await db.query(sql`select private.apply_market_lines(${set!.id}, ${batch})`)
  await db.query(sql`select private.refresh_market_set(${set!.id})`)
  await db.query(sql`
    insert into market_insights (set_id, place, insight_type, priority_level, title, description)
    values (${set!.id}, 1, 'trend', 'high', 'Rising', 'It rises')`)
  if (owner === null) return
  await db.query(sql`insert into market_jobs (user_id, kind) values (${owner}, 'import')`)
  const [file] = await db.query(sql<{ id: string }>`
    insert into market_imports (user_id, file_name, format, encoding, mapping) values (${owner}, 'a.csv', 'csv', 'utf-8', '{}') returning id`)
  await db.query(sql`
    insert into market_import_faults (import_id, user_id, place, row_number, message) values (${file!.id}, ${owner}, 1, 2, 'No')`)
  await db.query(sql`insert into shop_connections (user_id) values (${owner})`)
}

const count = async (db: Db, table: string) =>
  (await rowsOf(db, sql`select count(*)::int as rows from ${sql.id(table)}`))[0]!.rows

test('the lists of these tests name every table of the market', async () => {
  const tables = await rowsOf(
    database.db,
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and (relname like 'market%' or relname like 'shop%') order by 1`,
  )
  expect(tables.map(({ name }) => name)).toEqual([...OF_SETS, ...OF_ACCOUNTS].sort())
})

describe.each(OF_SETS)('%s', (table) => {
  const column = sql.id(table === 'market_sets' ? 'id' : 'set_id')

  test('shows the own and the shared figures, never those of others, and is written by nobody [OP-34, CX-50]', async () => {
    const theirs = await rowsOf(
      ana.db,
      sql`select distinct (select coalesce(user_id::text, 'shared') from market_sets s where s.id = t.${column}) as owner
        from ${sql.id(table)} t order by 1`,
    )
    expect(theirs).toEqual([{ owner: ana.id }, { owner: 'shared' }].sort((a, b) => (a.owner < b.owner ? -1 : 1)))
    await refused(ana.db, sql`delete from ${sql.id(table)}`)
    const owner = sql.id(table === 'market_sets' ? 'user_id' : 'set_id')
    await refused(ana.db, sql`update ${sql.id(table)} set ${owner} = ${owner}`)
    await refused(ana.db, sql`insert into ${sql.id(table)} default values`)
    await refused(database.db.asUser({ role: 'anon' }), sql`select from ${sql.id(table)}`)
    expect(await count(database.db.asUser({ role: 'service_role' }), table)).toBeGreaterThanOrEqual(3)
  })
})

describe.each(OF_ACCOUNTS)('%s', (table) => {
  test('shows the own rows, and is written by nobody [CX-50]', async () => {
    expect(await rowsOf(ana.db, sql`select distinct user_id from ${sql.id(table)}`)).toEqual([{ user_id: ana.id }])
    await refused(ana.db, sql`delete from ${sql.id(table)}`)
    await refused(ana.db, sql`update ${sql.id(table)} set user_id = user_id`)
    await refused(ana.db, sql`insert into ${sql.id(table)} (user_id) values (${ana.id})`)
    await refused(database.db.asUser({ role: 'anon' }), sql`select from ${sql.id(table)}`)
  })
})

test('whoever has a second factor and did not use it sees none of it [OP-20]', async () => {
  const cleo = await newPerson(database.db)
  await fill(database.db, cleo.id)
  const seen = () => Promise.all([...OF_SETS, ...OF_ACCOUNTS].map((table) => count(cleo.db, table)))
  expect(await seen()).not.toContain(0)
  await database.db.query(sql`
    insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
    values (gen_random_uuid(), ${cleo.id}, 'totp', 'verified', 'x', now(), now())`)
  expect(new Set(await seen())).toEqual(new Set([0]))
})

test('what the server keeps to itself is closed, its functions too', async () => {
  for (const table of PRIVATE) await refused(ana.db, sql`select from private.${sql.id(table)}`)
  await refused(ana.db, sql`select private.refresh_market_set(1)`)
  await refused(ana.db, sql`select private.apply_market_lines(1, gen_random_uuid())`)
})
