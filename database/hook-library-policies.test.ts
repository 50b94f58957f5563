import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, Db } from '../server/src/platform/db'
import { newPerson, openOwnDatabase, refused, rowsOf, type Person } from './people'

/** Own hooks and calls to action, and what a generation took: straight at the database. */

let database: Database
let ana: Person
let ben: Person

beforeAll(async () => {
  database = await openOwnDatabase('hook_library')
  ana = await newPerson(database.db)
  ben = await newPerson(database.db)
})
afterAll(() => database.close())

const insertHook = (text = 'Stop rinsing rice.') => sql`
  insert into hook_library_items (kind, text, category, style) values ('hook', ${text}, 'attention', 'informative') returning id`

async function newHook({ db }: Pick<Person, 'db'>) {
  const [row] = await rowsOf(db, insertHook())
  return row!.id as string
}

const breaks = (db: Db, statement: RawBuilder<unknown>, constraint: string) =>
  expect(rowsOf(db, statement)).rejects.toMatchObject({ code: '23514', constraint })

describe('own hooks', () => {
  test('belong to who writes them, and nobody else sees, changes or deletes them [OP-46, CX-50]', async () => {
    const id = await newHook(ana)
    expect(await rowsOf(ana.db, sql`select user_id from hook_library_items where id = ${id}`)).toEqual([
      { user_id: ana.id },
    ])
    expect(await rowsOf(ben.db, sql`select id from hook_library_items where id = ${id}`)).toEqual([])
    expect(
      await rowsOf(ben.db, sql`update hook_library_items set text = 'Mine' where id = ${id} returning id`),
    ).toEqual([])
    expect(await rowsOf(ben.db, sql`delete from hook_library_items where id = ${id} returning id`)).toEqual([])
    expect(
      await rowsOf(ana.db, sql`update hook_library_items set text = 'Other' where id = ${id} returning text`),
    ).toEqual([{ text: 'Other' }])
  })

  test('cannot be written for somebody else, or given an id, an owner, another kind or a date [CX-50]', async () => {
    const id = await newHook(ana)
    await refused(
      ana.db,
      sql`insert into hook_library_items (user_id, kind, text, category, style)
        values (${ben.id}, 'hook', 'For Ben', 'attention', 'skit')`,
    )
    await refused(
      ana.db,
      sql`insert into hook_library_items (id, kind, text, category, style)
        values (gen_random_uuid(), 'hook', 'Mine', 'attention', 'skit')`,
    )
    await refused(ana.db, sql`update hook_library_items set user_id = ${ben.id} where id = ${id}`)
    await refused(ana.db, sql`update hook_library_items set kind = 'cta' where id = ${id}`)
    await refused(ana.db, sql`update hook_library_items set created_at = now() where id = ${id}`)
  })

  test('are closed to visitors without a session [CX-45]', async () => {
    const anonymous = database.db.asUser({ role: 'anon' })
    await refused(anonymous, sql`select * from hook_library_items`)
    await refused(anonymous, insertHook())
    await refused(anonymous, sql`select * from hook_library_favourites`)
    await refused(anonymous, sql`insert into hook_library_favourites (item_id) values ('HK01')`)
  })

  test('are whole to the service role', async () => {
    const id = await newHook(ana)
    const service = database.db.asUser({ role: 'service_role' })
    expect(await rowsOf(service, sql`select id from hook_library_items where id = ${id}`)).toEqual([{ id }])
  })

  test.each([
    ['hook', 'attention', true],
    ['hook', 'entertainment', true],
    ['hook', 'urgency', false],
    ['cta', 'urgency', true],
    ['cta', 'engagement', true],
    ['cta', 'curiosity', false],
    ['cta', '', false],
  ])('a %s of the category "%s": %s [B-HK-10, B-HK-11]', async (kind, category, fine) => {
    const insert = sql`
      insert into hook_library_items (kind, text, category, style) values (${kind}, 'Text', ${category}, 'skit') returning kind`
    if (fine) expect(await rowsOf(ana.db, insert)).toEqual([{ kind }])
    else await breaks(ana.db, insert, 'hook_library_items_category_known')
  })

  test('have one of six styles, one of two kinds, and 1 to 500 characters [B-HK-12, OP-64]', async () => {
    const item = (kind: string, style: string, text: string) =>
      sql`insert into hook_library_items (kind, text, category, style) values (${kind}, ${text}, 'attention', ${style})`
    await breaks(ana.db, item('hook', 'hack-tip', 'Text'), 'hook_library_items_style_known')
    await breaks(ana.db, item('hook', 'skit', ''), 'hook_library_items_text_length')
    await breaks(ana.db, item('hook', 'skit', '   '), 'hook_library_items_text_length')
    await breaks(ana.db, item('hook', 'skit', ' \n\t '), 'hook_library_items_text_length')
    await breaks(ana.db, item('hook', 'skit', 'x'.repeat(501)), 'hook_library_items_text_length')
    await rowsOf(ana.db, item('hook', 'skit', 'ö'.repeat(500)))
    await expect(rowsOf(ana.db, item('song', 'skit', 'Text'))).rejects.toMatchObject({ code: '23514' })
  })

  test('are written once for one click [CX-31]', async () => {
    const key = crypto.randomUUID()
    const insert = sql`
      insert into hook_library_items (kind, text, category, style, idempotency_key)
      values ('cta', 'Link below.', 'soft', 'skit', ${key})`
    await rowsOf(ana.db, insert)
    await expect(rowsOf(ana.db, insert)).rejects.toMatchObject({ code: '23505' })
    await rowsOf(ben.db, insert)
  })

  test('are at most 500 for each account, however many come at once [OP-64]', async () => {
    const cem = await newPerson(database.db)
    const many = (count: number) =>
      sql`insert into hook_library_items (kind, text, category, style)
        select 'hook', 'Hook ' || n, 'attention', 'skit' from generate_series(1, ${count}::int) as n`
    await breaks(cem.db, many(501), 'hook_library_items_most')
    await rowsOf(cem.db, many(499))
    const both = await Promise.allSettled([rowsOf(cem.db, many(1)), rowsOf(cem.db, many(1))])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await rowsOf(cem.db, sql`select count(*)::int as kept from hook_library_items`)).toEqual([{ kept: 500 }])
    // One full library is nobody else's matter.
    await newHook(ben)
    await rowsOf(cem.db, sql`delete from hook_library_items where text = 'Hook 1'`)
    await newHook(cem)
  })
})

describe('favourites', () => {
  test('are of built-in and own items, and nobody else sees or removes them [B-HK-05, OP-46]', async () => {
    const own = await newHook(ana)
    await rowsOf(ana.db, sql`insert into hook_library_favourites (item_id) values ('HK01'), (${own})`)
    expect(await rowsOf(ana.db, sql`select user_id, item_id from hook_library_favourites order by item_id`)).toEqual(
      ['HK01', own].sort().map((item_id) => ({ user_id: ana.id, item_id })),
    )
    expect(await rowsOf(ben.db, sql`select * from hook_library_favourites`)).toEqual([])
    expect(await rowsOf(ben.db, sql`delete from hook_library_favourites returning item_id`)).toEqual([])
    await refused(ana.db, sql`insert into hook_library_favourites (user_id, item_id) values (${ben.id}, 'HK02')`)
    await refused(ana.db, sql`update hook_library_favourites set item_id = 'HK03'`)
  })

  test('are there once, and asking again changes nothing [CX-31]', async () => {
    const again = sql`insert into hook_library_favourites (item_id) values ('CT01') on conflict do nothing`
    await rowsOf(ana.db, again)
    await rowsOf(ana.db, again)
    expect(await rowsOf(ana.db, sql`select item_id from hook_library_favourites where item_id = 'CT01'`)).toHaveLength(
      1,
    )
  })

  test('go with the own item they are of', async () => {
    const id = await newHook(ana)
    await rowsOf(ana.db, sql`insert into hook_library_favourites (item_id) values (${id})`)
    await rowsOf(ana.db, sql`delete from hook_library_items where id = ${id}`)
    expect(await rowsOf(ana.db, sql`select 1 from hook_library_favourites where item_id = ${id}`)).toEqual([])
  })

  test.each(['', 'a b', "HK01'; drop table scripts", 'x'.repeat(65), 'ünïcode'])('are not of "%s"', async (id) => {
    await breaks(
      ana.db,
      sql`insert into hook_library_favourites (item_id) values (${id})`,
      'hook_library_favourites_item_id_format',
    )
  })

  test('are at most 1000 for each account', async () => {
    const cem = await newPerson(database.db)
    const insert = sql`insert into hook_library_favourites (item_id) select 'HK' || n from generate_series(1, 1001) as n`
    await breaks(cem.db, insert, 'hook_library_favourites_most')
  })
})

test('what an account kept goes with it [OP-55]', async () => {
  const cem = await newPerson(database.db)
  const id = await newHook(cem)
  await rowsOf(cem.db, sql`insert into hook_library_favourites (item_id) values (${id}), ('HK01')`)
  await database.db.query(sql`delete from auth.users where id = ${cem.id}`)
  expect(await rowsOf(database.db, sql`select 1 from hook_library_items where user_id = ${cem.id}`)).toEqual([])
  expect(await rowsOf(database.db, sql`select 1 from hook_library_favourites where user_id = ${cem.id}`)).toEqual([])
})

describe('what a generation took', () => {
  const settled = (columns: string, values: string, owner: string) =>
    sql`insert into generations (user_id, idempotency_key, input_digest, state, result, expires_at, ${sql.raw(columns)})
      values (${owner}, gen_random_uuid()::text, 'x', 'settled', '{}', now(), ${sql.raw(values)})`

  test.each([
    ['input_tokens', '-1'],
    ['output_tokens', '-1'],
    ['cost_microdollars', '-1'],
    ['repair_rounds', '11'],
    ['writer', "''"],
    ['fell_back', "''"],
  ])('is never %s %s', async (column, value) => {
    await expect(rowsOf(database.db, settled(column, value, ana.id))).rejects.toMatchObject({ code: '23514' })
  })

  test('is hidden from its owner: what a script costs us is our own matter [CX-50]', async () => {
    await rowsOf(database.db, settled('writer, input_tokens', "'embedded', 0", ana.id))
    expect(await rowsOf(ana.db, sql`select state from generations limit 1`)).toEqual([{ state: 'settled' }])
    await refused(ana.db, sql`select cost_microdollars from generations`)
    await refused(ana.db, sql`select writer from generations`)
  })

  test('may be unknown, as of all that was written before', async () => {
    await rowsOf(database.db, settled('writer', 'null', ana.id))
  })
})
