import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../server/src/platform/db'
import { newPerson, openOwnDatabase, refused, rowsOf, type Person } from './people'

/** The chat of a script and the takes of its scenes, straight at the database. */

let database: Database
let ana: Person
let ben: Person
let hers: string
let his: string

beforeAll(async () => {
  database = await openOwnDatabase('studio')
  ana = await newPerson(database.db)
  ben = await newPerson(database.db)
  hers = await newScript(ana)
  his = await newScript(ben)
})
afterAll(() => database.close())

async function newScript(person: Person) {
  const [row] = await rowsOf(person.db, sql`insert into scripts (title) values ('Mine') returning id`)
  return row!.id as string
}

const breaks = (statement: RawBuilder<unknown>, constraint: string) =>
  expect(rowsOf(ana.db, statement)).rejects.toMatchObject({ code: '23514', constraint })

const say = (script: string, text = 'Shorter, please.') =>
  sql`insert into script_messages (script_id, role, text) values (${script}, 'user', ${text}) returning id`

const take = (script: string) =>
  sql`insert into script_takes (script_id, scene, verdict, seconds) values (${script}, 1, 'good', 4.2) returning id`

const TABLES = [
  { table: 'script_messages', add: (script: string) => say(script), fixed: ['text', 'role', 'changes'] },
  { table: 'script_takes', add: take, fixed: ['scene', 'seconds'] },
]

describe.each(TABLES)('$table', ({ table, add, fixed }) => {
  const rows = sql.id(table)

  test('belong to who writes them, and nobody else sees, changes or deletes them [CX-50]', async () => {
    const [made] = await rowsOf(ana.db, add(hers))
    expect(await rowsOf(ana.db, sql`select user_id from ${rows} where id = ${made!.id}`)).toEqual([{ user_id: ana.id }])
    expect(await rowsOf(ben.db, sql`select id from ${rows} where id = ${made!.id}`)).toEqual([])
    expect(await rowsOf(ben.db, sql`delete from ${rows} where id = ${made!.id} returning id`)).toEqual([])
    expect(await rowsOf(ana.db, sql`delete from ${rows} where id = ${made!.id} returning id`)).toHaveLength(1)
  })

  test('are of an own script: a foreign one is refused like one that does not exist [CX-50]', async () => {
    for (const script of [his, randomUUID()]) {
      await expect(rowsOf(ana.db, add(script))).rejects.toMatchObject({
        code: '23503',
        constraint: `${table}_script_id_own`,
      })
    }
  })

  test('are not written for somebody else, nor given an id or a date, nor rewritten [CX-50]', async () => {
    await rowsOf(ana.db, add(hers))
    const values = table === 'script_messages' ? sql`'user', 'x'` : sql`1, 'good'`
    const columns = table === 'script_messages' ? sql`role, text` : sql`scene, verdict`
    const insert = (column: string, value: unknown) =>
      sql`insert into ${rows} (script_id, ${sql.id(column)}, ${columns}) values (${hers}, ${value}, ${values})`
    await refused(ana.db, insert('user_id', ben.id))
    await refused(ana.db, insert('id', randomUUID()))
    await refused(ana.db, insert('created_at', '2020-01-01'))
    for (const column of ['id', 'user_id', 'script_id', 'created_at', 'idempotency_key', ...fixed])
      await refused(ana.db, sql`update ${rows} set ${sql.id(column)} = null`)
  })

  test('are closed to visitors without a session, and whole to the service role [CX-45]', async () => {
    const anonymous = database.db.asUser({ role: 'anon' })
    await refused(anonymous, sql`select * from ${rows}`)
    await refused(anonymous, add(hers))
    const [made] = await rowsOf(ana.db, add(hers))
    const service = database.db.asUser({ role: 'service_role' })
    expect(await rowsOf(service, sql`select id from ${rows} where id = ${made!.id}`)).toEqual([{ id: made!.id }])
  })

  test('are written once for one key of an account [CX-31]', async () => {
    const key = randomUUID()
    const insert = (of: string, conflict = sql``) =>
      table === 'script_messages'
        ? sql`insert into script_messages (script_id, role, text, idempotency_key)
            values (${of}, 'user', 'Once', ${key}) ${conflict} returning id`
        : sql`insert into script_takes (script_id, scene, verdict, idempotency_key)
            values (${of}, 1, 'good', ${key}) ${conflict} returning id`
    await rowsOf(ana.db, insert(hers))
    await expect(rowsOf(ana.db, insert(hers))).rejects.toMatchObject({ code: '23505' })
    // What the client's upsert with `ignoreDuplicates` sends.
    expect(await rowsOf(ana.db, insert(hers, sql`on conflict (user_id, idempotency_key) do nothing`))).toEqual([])
    expect(await rowsOf(ben.db, insert(his))).toHaveLength(1)
  })

  test('go with their script, and with the account', async () => {
    const cem = await newPerson(database.db)
    const [first, second] = [await newScript(cem), await newScript(cem)]
    await rowsOf(cem.db, add(first))
    await rowsOf(cem.db, add(second))
    await rowsOf(cem.db, sql`delete from scripts where id = ${first}`)
    expect(await rowsOf(cem.db, sql`select script_id from ${rows}`)).toEqual([{ script_id: second }])
    await database.db.query(sql`delete from auth.users where id = ${cem.id}`)
    expect(await rowsOf(database.db, sql`select id from ${rows} where user_id = ${cem.id}`)).toEqual([])
  })

  test('are found by an index, for one script and for one account', async () => {
    for (const condition of [sql`script_id = ${hers}`, sql`user_id = ${ana.id}`]) {
      const plan = await database.db.transaction(async (db) => {
        await db.query(sql`select set_config('enable_seqscan', 'off', true), set_config('enable_sort', 'off', true)`)
        return db.query(sql`explain select * from ${rows} where ${condition} order by created_at desc, id limit 10`)
      })
      expect(JSON.stringify(plan)).toMatch(/Index Scan using script_\w+_(of_script|newest)/)
      expect(JSON.stringify(plan)).not.toContain('Sort')
    }
  })
})

describe('messages', () => {
  const insert = (column: string, value: unknown) =>
    column === 'text'
      ? sql`insert into script_messages (script_id, role, text) values (${hers}, 'user', ${value})`
      : column === 'role'
        ? sql`insert into script_messages (script_id, role, text) values (${hers}, ${value}, 'x')`
        : sql`insert into script_messages (script_id, role, text, changes) values (${hers}, 'assistant', 'x', ${value})`

  test.each<[string, unknown, string]>([
    ['role', 'system', 'script_messages_role_known'],
    ['text', '', 'script_messages_text_length'],
    ['text', ' \n\t ', 'script_messages_text_length'],
    ['text', 'x'.repeat(4001), 'script_messages_text_length'],
    ['changes', '{}', 'script_messages_changes_list'],
    ['changes', '"x"', 'script_messages_changes_list'],
    ['changes', 'null', 'script_messages_changes_list'],
    ['changes', '[1e131000]', 'script_messages_changes_numbers'],
    ['changes', JSON.stringify(['x'.repeat(200_000)]), 'script_messages_changes_size'],
  ])('refuse in %s what it cannot be (%#) [B-RF-02]', async (column, value, constraint) => {
    await breaks(insert(column, value), constraint)
  })

  test('take what is as long as may be [B-RF-02]', async () => {
    await rowsOf(ana.db, insert('text', 'ö'.repeat(4000)))
    await rowsOf(ana.db, insert('changes', JSON.stringify(['x'.repeat(199_996)])))
  })

  test('that come in one statement keep their order [B-RF-02]', async () => {
    const script = await newScript(ana)
    await rowsOf(
      ana.db,
      sql`insert into script_messages (script_id, role, text)
        select ${script}, 'user', n::text from generate_series(1, 20) n`,
    )
    const kept = await rowsOf(
      ana.db,
      sql`select text from script_messages where script_id = ${script} order by created_at`,
    )
    expect(kept.map(({ text }) => Number(text))).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
  })

  test('are the newest 400 of a script, however many come at once', async () => {
    const script = await newScript(ana)
    await rowsOf(ana.db, say(hers, 'Of another script'))
    const many = (from: number, to: number) =>
      rowsOf(
        ana.db,
        sql`insert into script_messages (script_id, role, text)
          select ${script}, 'user', n::text from generate_series(${from}::int, ${to}::int) n`,
      )
    await many(1, 399)
    await Promise.all([many(400, 400), many(401, 401)])
    const first = async () => {
      const [row] = await rowsOf(
        ana.db,
        sql`select count(*)::int as kept, min(text::int) as oldest from script_messages where script_id = ${script}`,
      )
      return row
    }
    expect(await first()).toEqual({ kept: 400, oldest: 2 })
    await many(402, 1000)
    expect(await first()).toEqual({ kept: 400, oldest: 601 })
    expect(
      await rowsOf(ana.db, sql`select 1 as kept from script_messages where text = 'Of another script'`),
    ).toHaveLength(1)
  })
})

describe('takes', () => {
  const insert = (scene: unknown, verdict: unknown, seconds: unknown) =>
    sql`insert into script_takes (script_id, scene, verdict, seconds)
      values (${hers}, ${scene}, ${verdict}, ${seconds}) returning seconds::float`

  test.each<[unknown, unknown, unknown, string]>([
    [0, 'good', 1, 'script_takes_scene_range'],
    [-1, 'good', 1, 'script_takes_scene_range'],
    [1, 'bad', 1, 'script_takes_verdict_known'],
    [1, '', 1, 'script_takes_verdict_known'],
    [1, 'good', -0.1, 'script_takes_seconds_range'],
    [1, 'good', 600.1, 'script_takes_seconds_range'],
    [1, 'good', 'NaN', 'script_takes_seconds_range'],
  ])('refuse scene %j, verdict %j, seconds %j', async (scene, verdict, seconds, constraint) => {
    await breaks(insert(scene, verdict, seconds), constraint)
  })

  test('measure tenths of a second, or nothing', async () => {
    expect(await rowsOf(ana.db, insert(1, 'retake', 4.26))).toEqual([{ seconds: 4.3 }])
    expect(await rowsOf(ana.db, insert(2_000_000_000, 'good', 600))).toEqual([{ seconds: 600 }])
    expect(await rowsOf(ana.db, insert(1, 'good', null))).toEqual([{ seconds: null }])
  })

  test('are scored again by their owner only', async () => {
    const [made] = await rowsOf(ana.db, take(hers))
    const judge = (verdict: string) =>
      sql`update script_takes set verdict = ${verdict} where id = ${made!.id} returning verdict`
    expect(await rowsOf(ana.db, judge('retake'))).toEqual([{ verdict: 'retake' }])
    expect(await rowsOf(ben.db, judge('good'))).toEqual([])
    await breaks(judge('splendid'), 'script_takes_verdict_known')
  })

  test('are the newest 1,000 of a script', async () => {
    const script = await newScript(ana)
    await rowsOf(
      ana.db,
      sql`insert into script_takes (script_id, scene, verdict)
        select ${script}, n, 'good' from generate_series(1, 1200) n`,
    )
    expect(
      await rowsOf(
        ana.db,
        sql`select count(*)::int as kept, min(scene) as oldest from script_takes where script_id = ${script}`,
      ),
    ).toEqual([{ kept: 1000, oldest: 201 }])
  })
})

test.each(['script_messages', 'script_takes'])('changes of %s are sent to subscribers', async (table) => {
  const triggers = await rowsOf(
    database.db,
    sql`select tgname from pg_trigger where tgrelid = ${`public.${table}`}::regclass and tgname = 'realtime_changes'`,
  )
  expect(triggers).toHaveLength(1)
})
