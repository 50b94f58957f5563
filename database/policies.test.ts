import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, Db } from '../server/src/platform/db'
import { newPerson, openOwnDatabase, refused, rowsOf, type Person } from './people'

/** Two people and the roles, straight at the database: what a request could do if every line of our server were wrong. */

let database: Database
let ana: Person
let ben: Person
let anonymous: Db

beforeAll(async () => {
  database = await openOwnDatabase('policies')
  ana = await newPerson(database.db)
  ben = await newPerson(database.db)
  anonymous = database.db.asUser({ role: 'anon' })
})
afterAll(() => database.close())

async function newScript(person: Person, title = 'Mine') {
  const [row] = await rowsOf(person.db, sql`insert into scripts (title) values (${title}) returning id`)
  return row!.id as string
}

async function newFolder(person: Person) {
  const [row] = await rowsOf(person.db, sql`insert into script_folders (name) values ('Mine') returning id`)
  return row!.id as string
}

const OWNED = [
  'profiles',
  'scripts',
  'script_folders',
  'script_versions',
  'script_messages',
  'script_takes',
  'deleted_scripts',
  'user_subscriptions',
  'payments',
  'generations',
]

describe('every table', () => {
  test('has row security switched on', async () => {
    const open = await rowsOf(
      database.db,
      sql`select relname from pg_class where relnamespace in ('public'::regnamespace, 'auth'::regnamespace) and relkind = 'r' and not relrowsecurity`,
    )
    expect(open).toEqual([])
  })

  test.each(OWNED)('%s is closed to visitors without a session [CX-45]', async (table) => {
    await refused(anonymous, sql`select * from ${sql.id(table)}`)
    await refused(anonymous, sql`delete from ${sql.id(table)}`)
  })

  test('of the auth schema is closed to everybody', async () => {
    const tables = await rowsOf(
      database.db,
      sql`select relname from pg_class where relnamespace = 'auth'::regnamespace and relkind = 'r'`,
    )
    expect(tables.length).toBeGreaterThan(3)
    for (const { relname } of tables) await refused(ana.db, sql`select * from auth.${sql.id(relname as string)}`)
  })

  test('of the private schema is out of reach', async () => {
    await refused(ana.db, sql`select * from private.kysely_migration`)
    await refused(ana.db, sql`select private.generations_used(${ben.id}, now())`)
  })
})

describe('profiles', () => {
  test('are made together with the account and seen by their owner only [A-EN-01, A-PR-03]', async () => {
    expect(await rowsOf(ana.db, sql`select id from profiles`)).toEqual([{ id: ana.id }])
  })

  test('take the name of the sign-up, cut to what fits', async () => {
    const id = randomUUID()
    await database.db.query(sql`insert into auth.users (id, email, raw_user_meta_data)
      values (${id}, ${`${id}@example.com`}, ${JSON.stringify({ full_name: 'x'.repeat(500) })})`)
    const [row] = await rowsOf(database.db, sql`select full_name from profiles where id = ${id}`)
    expect(row!.full_name).toHaveLength(200)
  })

  test('are changed by their owner only [A-PR-07, CX-50]', async () => {
    expect(await rowsOf(ana.db, sql`update profiles set first_name = 'Ana' returning id`)).toEqual([{ id: ana.id }])
    expect(await rowsOf(ana.db, sql`update profiles set first_name = 'Eve' where id = ${ben.id} returning id`)).toEqual(
      [],
    )
  })

  test('can be upserted for oneself and for nobody else [A-PR-04, CX-50]', async () => {
    const upsert = (id: string) =>
      sql`insert into profiles (id, full_name) values (${id}, 'N') on conflict (id) do update set id = excluded.id, full_name = excluded.full_name returning id`
    expect(await rowsOf(ana.db, upsert(ana.id))).toEqual([{ id: ana.id }])
    await refused(ana.db, upsert(ben.id))
    await refused(ana.db, upsert(randomUUID()))
    await refused(ana.db, sql`update profiles set id = ${ben.id}`)
  })

  test('cannot be deleted or given another creation date', async () => {
    await refused(ana.db, sql`delete from profiles`)
    await refused(ana.db, sql`update profiles set created_at = now()`)
  })
})

describe('scripts', () => {
  test('belong to who saves them, and nobody else sees, changes or deletes them [B-RL-03, CX-50]', async () => {
    const id = await newScript(ana)
    expect(await rowsOf(ana.db, sql`select user_id from scripts where id = ${id}`)).toEqual([{ user_id: ana.id }])
    expect(await rowsOf(ben.db, sql`select id from scripts where id = ${id}`)).toEqual([])
    expect(await rowsOf(ben.db, sql`update scripts set title = 'Stolen' where id = ${id} returning id`)).toEqual([])
    expect(await rowsOf(ben.db, sql`delete from scripts where id = ${id} returning id`)).toEqual([])
    expect(await rowsOf(ana.db, sql`select title from scripts where id = ${id}`)).toEqual([{ title: 'Mine' }])
  })

  test('cannot be saved for somebody else, moved to another owner, or given an id or a creation date [CX-50]', async () => {
    await refused(ana.db, sql`insert into scripts (user_id, title) values (${ben.id}, 'For Ben')`)
    await refused(ana.db, sql`insert into scripts (id, title) values (${randomUUID()}, 'Mine')`)
    await refused(ana.db, sql`insert into scripts (title, created_at) values ('Mine', now())`)
    await refused(ana.db, sql`update scripts set user_id = ${ben.id}`)
    await refused(ana.db, sql`update scripts set created_at = now()`)
  })

  test("cannot be put into somebody else's folder [CX-50]", async () => {
    const foreign = await newFolder(ben)
    await expect(
      rowsOf(ana.db, sql`insert into scripts (title, folder_id) values ('Mine', ${foreign})`),
    ).rejects.toMatchObject({ code: '23503' })
    const id = await newScript(ana)
    await expect(rowsOf(ana.db, sql`update scripts set folder_id = ${foreign} where id = ${id}`)).rejects.toMatchObject(
      { code: '23503' },
    )
  })

  test('stay when their folder is deleted [OP-69]', async () => {
    const folder = await newFolder(ana)
    const [{ id } = {}] = await rowsOf(
      ana.db,
      sql`insert into scripts (title, folder_id) values ('Kept', ${folder}) returning id`,
    )
    await rowsOf(ana.db, sql`delete from script_folders where id = ${folder}`)
    expect(await rowsOf(ana.db, sql`select folder_id, user_id from scripts where id = ${id}`)).toEqual([
      { folder_id: null, user_id: ana.id },
    ])
  })

  test('come back with every field they are saved with [B-EN-01, B-EN-07, B-CL-10]', async () => {
    const folder = await newFolder(ana)
    const [row] = await rowsOf(
      ana.db,
      sql`
        insert into scripts (
          title, description, script_data, script_text, product_name, audience, video_length, video_style, style, tone,
          price, features, tags, status, kanban_status, viral_potential_score, views, likes, shares, folder_id
        ) values (
          'Mug', 'For June', '{"scenes": []}', 'One.', 'Travel mug', 'parents', 30, 'skit', 'Review', 'Casual',
          29.5, '{Lid}', '{kitchen}', 'review', 'draft', 8.4, 1000, 70, 3, ${folder}
        ) returning *, price::float as price, viral_potential_score::float as viral_potential_score,
          views::int as views, likes::int as likes, shares::int as shares`,
    )
    expect(row).toMatchObject({
      id: expect.any(String) as string,
      user_id: ana.id,
      title: 'Mug',
      description: 'For June',
      script_data: { scenes: [] },
      script_text: 'One.',
      product_name: 'Travel mug',
      audience: 'parents',
      video_length: 30,
      video_style: 'skit',
      style: 'Review',
      tone: 'Casual',
      price: 29.5,
      features: ['Lid'],
      tags: ['kitchen'],
      status: 'review',
      kanban_status: 'draft',
      viral_potential_score: 8.4,
      views: 1000,
      likes: 70,
      shares: 3,
      folder_id: folder,
      created_at: expect.anything() as unknown,
      updated_at: expect.anything() as unknown,
    })
  })

  test('start as the requirements say [B-EN-02, B-EN-03, B-EN-04, B-EN-05, B-EN-06]', async () => {
    const id = await newScript(ana)
    const [row] = await rowsOf(
      ana.db,
      sql`select video_length, video_style, price::float, status, folder_id from scripts where id = ${id}`,
    )
    expect(row).toEqual({ video_length: 60, video_style: 'storytelling', price: 0, status: 'draft', folder_id: null })
  })

  test.each(['draft', 'in_progress', 'ready_to_film', 'posted', 'completed', 'tracking', 'review', 'archived'])(
    'may have the status %s [CX-01]',
    async (status) => {
      await expect(
        rowsOf(ana.db, sql`insert into scripts (title, status) values ('S', ${status}) returning status`),
      ).resolves.toEqual([{ status }])
    },
  )

  const tooMany = Array.from({ length: 21 }, () => 'x')
  test.each<[string, unknown, string]>([
    ['title', ' ', 'a blank title'],
    ['title', 'x'.repeat(201), 'a title of 201 characters'],
    ['product_name', 'x'.repeat(201), 'a product name of 201 characters'],
    ['script_text', 'x'.repeat(50_001), 'a text of 50,001 characters'],
    ['video_length', 14, 'a length of 14 s'],
    ['video_length', 181, 'a length of 181 s'],
    ['status', 'lost', 'an unknown status'],
    ['price', -1, 'a negative price'],
    ['features', tooMany, '21 features'],
    ['features', ['x'.repeat(201)], 'a feature of 201 characters'],
    ['tags', tooMany, '21 tags'],
    ['tags', ['x'.repeat(51)], 'a tag of 51 characters'],
    ['script_data', '[]', 'script data that is no object'],
    ['script_data', '{"scenes": [{"seconds": 1e131000}]}', 'a number that takes a hundred kilobytes to write out'],
    ['metadata', '{"score": 0e-16000}', 'a number with thousands of digits'],
  ])('refuse in %s: %s (%s) [OP-63, OP-64]', async (column, value) => {
    const values =
      column === 'title' ? sql`(title) values (${value})` : sql`(title, ${sql.id(column)}) values ('T', ${value})`
    await expect(rowsOf(ana.db, sql`insert into scripts ${values}`)).rejects.toMatchObject({
      code: '23514',
      constraint: expect.stringContaining(column),
    })
  })

  test('are saved once per idempotency key and account [CX-31]', async () => {
    const key = randomUUID()
    await rowsOf(ana.db, sql`insert into scripts (title, idempotency_key) values ('Once', ${key})`)
    await expect(
      rowsOf(ana.db, sql`insert into scripts (title, idempotency_key) values ('Once', ${key})`),
    ).rejects.toMatchObject({ code: '23505' })
    await expect(
      rowsOf(ben.db, sql`insert into scripts (title, idempotency_key) values ('Own', ${key}) returning title`),
    ).resolves.toHaveLength(1)
  })
})

describe('script versions', () => {
  const versionsOf = (person: Person, id: string) =>
    rowsOf(
      person.db,
      sql`select version_number, title, change_description from script_versions where script_id = ${id} order by version_number`,
    )

  test('the first save is version 1, and only a change of content adds one [OP-52, B-VH-08]', async () => {
    const id = await newScript(ana, 'One')
    await rowsOf(ana.db, sql`update scripts set status = 'posted' where id = ${id}`)
    await rowsOf(ana.db, sql`update scripts set title = 'Two', change_note = 'Regenerated' where id = ${id}`)
    await rowsOf(ana.db, sql`update scripts set script_text = 'By hand' where id = ${id}`)
    expect(await versionsOf(ana, id)).toEqual([
      { version_number: 1, title: 'One', change_description: 'Created' },
      { version_number: 2, title: 'Two', change_description: 'Regenerated' },
      { version_number: 3, title: 'Two', change_description: 'Edited' },
    ])
  })

  test('are read by the owner only and written by nobody', async () => {
    const id = await newScript(ana)
    expect(await versionsOf(ben, id)).toEqual([])
    await refused(
      ana.db,
      sql`insert into script_versions (script_id, user_id, version_number, title, change_description, script_text, script_data)
      values (${id}, ${ana.id}, 9, 'Forged', 'x', '', '{}')`,
    )
    await refused(ana.db, sql`update script_versions set title = 'Forged'`)
    await refused(ana.db, sql`delete from script_versions`)
  })

  test('go with their script', async () => {
    const id = await newScript(ana)
    await rowsOf(ana.db, sql`delete from scripts where id = ${id}`)
    expect(await versionsOf(ana, id)).toEqual([])
  })
})

describe('script folders', () => {
  test('belong to who makes them, and nobody else sees, renames or deletes them [B-EN-21, CX-50]', async () => {
    const id = await newFolder(ana)
    expect(await rowsOf(ana.db, sql`select color, icon from script_folders where id = ${id}`)).toEqual([
      { color: '#6B7280', icon: 'folder' },
    ])
    expect(await rowsOf(ben.db, sql`select id from script_folders where id = ${id}`)).toEqual([])
    expect(await rowsOf(ben.db, sql`update script_folders set name = 'Stolen' where id = ${id} returning id`)).toEqual(
      [],
    )
    expect(await rowsOf(ben.db, sql`delete from script_folders where id = ${id} returning id`)).toEqual([])
    await refused(ana.db, sql`insert into script_folders (user_id, name) values (${ben.id}, 'For Ben')`)
    await refused(ana.db, sql`update script_folders set user_id = ${ben.id}`)
  })

  test('accept a name of 30 characters [B-VL-25]', async () => {
    await expect(
      rowsOf(ana.db, sql`insert into script_folders (name) values (${'x'.repeat(30)}) returning id`),
    ).resolves.toHaveLength(1)
  })

  test.each([
    ['name', '   ', 'a blank name [B-VL-24]'],
    ['name', 'x'.repeat(31), 'a name of 31 characters [B-VL-25]'],
    ['color', 'red', 'a color that is not #RRGGBB [OP-50]'],
    ['icon', 'skull', 'an icon that is not in the palette [OP-50]'],
  ])('refuse in %s %j: %s', async (column, value) => {
    const values =
      column === 'name' ? sql`(name) values (${value})` : sql`(name, ${sql.id(column)}) values ('F', ${value})`
    await expect(rowsOf(ana.db, sql`insert into script_folders ${values}`)).rejects.toMatchObject({ code: '23514' })
  })
})

describe('user subscriptions', () => {
  test('are read by their owner only and never written by a client [A-SB-10, CX-50]', async () => {
    await database.db.query(
      sql`insert into user_subscriptions (user_id, status) values (${ana.id}, 'active') on conflict do nothing`,
    )
    expect(await rowsOf(ana.db, sql`select status, scripts_used, is_trial from user_subscriptions`)).toEqual([
      { status: 'active', scripts_used: 0, is_trial: false },
    ])
    expect(await rowsOf(ben.db, sql`select * from user_subscriptions`)).toEqual([])
    await refused(ana.db, sql`update user_subscriptions set scripts_used = 0`)
    await refused(ben.db, sql`insert into user_subscriptions (user_id, status) values (${ben.id}, 'active')`)
    await refused(ana.db, sql`delete from user_subscriptions`)
  })
})

describe('generations', () => {
  const reserve = (person: Person, key: string, limit: number | null, digest = 'd') =>
    rowsOf(
      database.db,
      sql`select outcome, generation_id, used from private.reserve_generation(${person.id}, ${key}, ${digest}, ${limit}::int, now() - interval '1 day', '1 minute')`,
    ).then(([row]) => row!)
  const settle = (id: unknown) =>
    database.db.query(sql`update generations set state = 'settled', result = '{}' where id = ${id}`)

  test('are read by their owner only, without the stored answer, and never written by a client', async () => {
    await reserve(ana, randomUUID(), null)
    expect(await rowsOf(ana.db, sql`select distinct user_id from generations`)).toEqual([{ user_id: ana.id }])
    expect(await rowsOf(ben.db, sql`select id from generations`)).toEqual([])
    await refused(ana.db, sql`select result from generations`)
    await refused(
      ana.db,
      sql`insert into generations (user_id, idempotency_key, input_digest, expires_at) values (${ana.id}, 'k', 'd', now())`,
    )
    await refused(ana.db, sql`update generations set state = 'released'`)
    await refused(ana.db, sql`delete from generations`)
  })

  test('a repeated key gets the first answer, and a key for another input is refused [CX-31]', async () => {
    const cleo = await newPerson(database.db)
    const first = await reserve(cleo, 'k', 5)
    expect(first).toMatchObject({ outcome: 'reserved', used: 1 })
    expect(await reserve(cleo, 'k', 5)).toMatchObject({ outcome: 'in_progress' })
    await settle(first.generation_id)
    expect(await reserve(cleo, 'k', 5)).toMatchObject({
      outcome: 'repeated',
      generation_id: first.generation_id,
      used: 1,
    })
    expect(await reserve(cleo, 'k', 5, 'other')).toMatchObject({ outcome: 'other_input' })
  })

  test('parallel reservations never overdraw [OP-28]', async () => {
    const dora = await newPerson(database.db)
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => reserve(dora, `k${i}`, 5)))
    expect(answers.filter(({ outcome }) => outcome === 'reserved')).toHaveLength(5)
    expect(answers.filter(({ outcome }) => outcome === 'used_up')).toHaveLength(7)
  })

  test('what was given back or has expired does not count [OP-28]', async () => {
    const elsa = await newPerson(database.db)
    const first = await reserve(elsa, 'a', 1)
    await database.db.query(sql`update generations set state = 'released' where id = ${first.generation_id}`)
    const second = await reserve(elsa, 'b', 1)
    expect(second).toMatchObject({ outcome: 'reserved', used: 1 })
    await database.db.query(
      sql`update generations set expires_at = now() - interval '1 second' where id = ${second.generation_id}`,
    )
    expect(await reserve(elsa, 'c', 1)).toMatchObject({ outcome: 'reserved', used: 1 })
  })

  test('keep the count of the subscription up to date [A-EN-08]', async () => {
    const finn = await newPerson(database.db)
    await database.db.query(
      sql`insert into user_subscriptions (user_id, status, current_period_start) values (${finn.id}, 'active', now() - interval '40 days')`,
    )
    const { generation_id: id } = await reserve(finn, 'a', 30)
    const used = () => rowsOf(finn.db, sql`select scripts_used from user_subscriptions`)
    expect(await used()).toEqual([{ scripts_used: 1 }])
    await database.db.query(sql`update generations set state = 'released' where id = ${id}`)
    expect(await used()).toEqual([{ scripts_used: 0 }])
  })

  test.each([
    ['2026-01-31T10:00:00Z', '2026-02-28T09:59:59Z', '2026-01-31T10:00:00Z'],
    ['2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z', '2026-02-28T10:00:00Z'],
    ['2026-01-31T10:00:00Z', '2026-03-31T10:00:00Z', '2026-03-31T10:00:00Z'],
    ['2026-01-31T10:00:00Z', '2027-01-31T09:00:00Z', '2026-12-31T10:00:00Z'],
    [null, '2026-02-28T10:00:00Z', '2026-02-01T00:00:00Z'],
  ])('a month of allowance that began at %s holds %s from %s on [OP-28]', async (start, at, expected) => {
    const [row] = await rowsOf(
      database.db,
      sql`select private.allowance_period_start(${start}::timestamptz, ${at}::timestamptz) as start`,
    )
    expect((row!.start as Date).toISOString()).toBe(new Date(expected).toISOString())
  })
})
