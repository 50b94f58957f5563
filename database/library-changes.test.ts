import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, Db } from '../server/src/platform/db'
import { newPerson, openOwnDatabase, refused, rowsOf, type Person } from './people'
import { untilOneWaitsFor } from '../server/src/testing/lock-wait'

/** Changing many scripts at once, and the bin, straight at the database. */

let database: Database
let ana: Person
let ben: Person
let service: Db

beforeAll(async () => {
  database = await openOwnDatabase('library_changes')
  ana = await newPerson(database.db)
  ben = await newPerson(database.db)
  service = database.db.asUser({ role: 'service_role' })
})
afterAll(() => database.close())

async function newScript(person: Person, title = 'Mine', more: { folder?: string; key?: string } = {}) {
  const [row] = await rowsOf(
    person.db,
    sql`insert into scripts (title, folder_id, idempotency_key) values (${title}, ${more.folder ?? null}, ${more.key ?? null}) returning id`,
  )
  return row!.id as string
}
const newScripts = (person: Person, many: number) =>
  Promise.all(Array.from({ length: many }, (_, at) => newScript(person, `Number ${at}`)))

async function newFolder(person: Person) {
  const [row] = await rowsOf(person.db, sql`insert into script_folders (name) values ('Mine') returning id`)
  return row!.id as string
}

const answerOf = async (db: Db, call: RawBuilder<unknown>) =>
  (await rowsOf(db, sql`select ${call} as answer`))[0]!.answer
const update = (person: Person, changes: unknown) =>
  answerOf(person.db, sql`update_scripts(${JSON.stringify(changes)}::jsonb)`)
const remove = (person: Person, ids: string[]) => answerOf(person.db, sql`delete_scripts(${ids}::uuid[])`)
const restore = (person: Person, ids: string[]) => answerOf(person.db, sql`restore_scripts(${ids}::uuid[])`)

const stored = async (id: string, table = 'scripts', key = 'id') =>
  rowsOf(
    database.db,
    sql`select to_jsonb(t) as row from ${sql.id(table)} t where ${sql.id(key)} = ${id} order by to_jsonb(t)::text`,
  )
const wholeOf = async (id: string) => ({
  script: await stored(id),
  versions: await stored(id, 'script_versions', 'script_id'),
  messages: await stored(id, 'script_messages', 'script_id'),
  takes: await stored(id, 'script_takes', 'script_id'),
})
const binOf = async (person: Person) =>
  (await rowsOf(person.db, sql`select id from deleted_scripts order by deleted_at desc, id`)).map(({ id }) => id)
const keptRows = async (id: string) =>
  (await rowsOf(database.db, sql`select 1 from private.deleted_script_rows where script_id = ${id}`)).length

const faultOf = (person: Person, changes: unknown) =>
  update(person, changes).then(
    () => undefined,
    (error: Error & { code: string }) => `${error.code} ${error.message}`,
  )

describe('update_scripts', () => {
  test('changes what is named, leaves the rest, and answers what was before, for undoing [B-CL-14, B-ER-30]', async () => {
    const folder = await newFolder(ana)
    const [one, two] = [await newScript(ana), await newScript(ana)]
    await rowsOf(
      ana.db,
      sql`update scripts set tags = '{a,b}', status = 'review', kanban_status = 'posted' where id = ${two}`,
    )
    const unchanged = { one: await wholeOf(one), two: await wholeOf(two) }

    const before = await update(ana, [
      { id: two, status: 'in_progress', tags: ['c'] },
      { id: one, folder_id: folder, board_position: 12.5 },
    ])
    expect(before).toEqual([
      { id: two, status: 'review', kanban_status: 'posted', tags: ['a', 'b'] },
      {
        id: one,
        folder_id: null,
        board_position: (unchanged.one.script[0]!.row as { board_position: number }).board_position,
      },
    ])
    expect(await stored(one)).toMatchObject([{ row: { folder_id: folder, board_position: 12.5, status: 'draft' } }])
    expect(await stored(two)).toMatchObject([
      {
        row: { status: 'in_progress', kanban_status: null, board_column: 'in_progress', tags: ['c'], folder_id: null },
      },
    ])
    await update(ana, before)
    const late = { updated_at: expect.any(String), posted_at: expect.toSatisfy(() => true) }
    expect(await wholeOf(one)).toEqual({
      ...unchanged.one,
      script: [{ row: { ...(unchanged.one.script[0]!.row as object), ...late } }],
    })
    expect(await wholeOf(two)).toEqual({
      ...unchanged.two,
      script: [{ row: { ...(unchanged.two.script[0]!.row as object), ...late } }],
    })
  })

  test('says where the board has a script only by what is given last: a status alone, or a column of its own [CX-01]', async () => {
    const id = await newScript(ana)
    await update(ana, [{ id, kanban_status: 'ready_to_film' }])
    expect(await stored(id)).toMatchObject([{ row: { status: 'draft', board_column: 'ready_to_film' } }])
    await update(ana, [{ id, status: 'posted' }])
    expect(await stored(id)).toMatchObject([{ row: { status: 'posted', kanban_status: null, board_column: 'posted' } }])
    await update(ana, [{ id, status: 'draft', kanban_status: 'posted' }])
    expect(await stored(id)).toMatchObject([{ row: { status: 'draft', board_column: 'posted' } }])
  })

  test('neither touches nor names what is gone or somebody else’s [CX-50]', async () => {
    const [mine, his, gone] = [await newScript(ana), await newScript(ben), randomUUID()]
    const whole = await wholeOf(his)
    const before = await update(
      ana,
      [his, gone, mine].map((id) => ({ id, status: 'posted' })),
    )
    expect(before).toEqual([{ id: mine, status: 'draft', kanban_status: null }])
    expect(await wholeOf(his)).toEqual(whole)
  })

  test('refuses a folder of somebody else like one that does not exist, and then changes nothing [CX-50]', async () => {
    const [one, two] = [await newScript(ana), await newScript(ana)]
    for (const folder_id of [await newFolder(ben), randomUUID()]) {
      const changes = [
        { id: one, status: 'posted' },
        { id: two, folder_id },
      ]
      expect(await faultOf(ana, changes)).toBe('23503 There is no such folder')
    }
    expect(await stored(one)).toMatchObject([{ row: { status: 'draft' } }])
  })

  test('leaves the date of a script alone that is so already, and of one that only moves on the board', async () => {
    const id = await newScript(ana)
    const [first] = await stored(id)
    await update(ana, [{ id, status: 'draft', tags: [], folder_id: null }])
    expect(await stored(id)).toEqual([first])
    await update(ana, [{ id, board_position: 5 }])
    expect(await stored(id)).toEqual([{ row: { ...(first!.row as object), board_position: 5 } }])
    await update(ana, [{ id, board_position: 6, tags: ['x'] }])
    const changed = (await stored(id))[0]!.row as { updated_at: string }
    expect(changed.updated_at > (first!.row as { updated_at: string }).updated_at).toBe(true)
    expect(await stored(id, 'script_versions', 'script_id')).toHaveLength(1)
  })

  test.each<[string, unknown, string]>([
    ['no list', { id: 'x' }, '22023 changes must be a list'],
    ['null', null, '22023 changes must be a list'],
    ['a number for a change', [7], '22023 changes.0 must be an object'],
    ['no id', [{ status: 'posted' }], '22023 changes.0.id must be an id'],
    ['a wrong id', [{ id: '7' }], '22023 changes.0.id must be an id'],
    ['another column', [{ id: randomUUID(), user_id: randomUUID() }], '22023 changes.0.user_id cannot be changed here'],
    ['a wrong folder', [{ id: randomUUID(), folder_id: 7 }], '22023 changes.0.folder_id must be an id or null'],
    ['no status', [{ id: randomUUID(), status: null }], '22023 changes.0.status must be a text'],
    [
      'a number for a column',
      [{ id: randomUUID(), kanban_status: 1 }],
      '22023 changes.0.kanban_status must be a text or null',
    ],
    ['a text for tags', [{ id: randomUUID(), tags: 'a' }], '22023 changes.0.tags must be a list of texts'],
    ['a null among tags', [{ id: randomUUID(), tags: ['a', null] }], '22023 changes.0.tags must be a list of texts'],
    ['lists in tags', [{ id: randomUUID(), tags: [['a']] }], '22023 changes.0.tags must be a list of texts'],
    [
      'a text for a place',
      [{ id: randomUUID(), board_position: '1' }],
      '22023 changes.0.board_position must be a number',
    ],
    [
      'more than 500',
      Array.from({ length: 501 }, () => ({ id: randomUUID() })),
      '22023 changes: at most 500 scripts can be changed at once',
    ],
  ])('says what is wrong: %s', async (_, changes, fault) => {
    expect(await faultOf(ana, changes)).toBe(fault)
  })

  test('names the second fault of two where it stands, and refuses a script that is named twice', async () => {
    const id = await newScript(ana)
    expect(
      await faultOf(ana, [
        { id, status: 'posted' },
        { id: randomUUID(), tags: 1 },
      ]),
    ).toMatch(/changes\.1\.tags/)
    expect(await faultOf(ana, [{ id }, { id: id.toUpperCase() }])).toBe(
      '22023 changes: a script can be named only once',
    )
    expect(await faultOf(ana, [{ id, status: 'burnt' }])).toMatch(/^23514 .*scripts_status_known/)
    expect(await faultOf(ana, [{ id, tags: Array.from({ length: 21 }, String) }])).toMatch(
      /^23514 .*scripts_tags_limits/,
    )
    expect(await faultOf(ana, [{ id, board_position: 1e13 }])).toMatch(/^23514 .*board_position_range/)
    expect(await update(ana, [])).toEqual([])
    expect(await stored(id)).toMatchObject([{ row: { status: 'draft', tags: [] } }])
  })
})

describe('the bin', () => {
  test('keeps a deleted script with versions, names, chat and takes, and gives it back as it was [B-CL-16, OP-52]', async () => {
    const folder = await newFolder(ana)
    const id = await newScript(ana, 'Rich', { folder, key: randomUUID() })
    for (let save = 2; save <= 205; save++) {
      await rowsOf(
        ana.db,
        sql`update scripts set script_text = ${`Text ${save}`}, change_note = 'Said' where id = ${id}`,
      )
    }
    await rowsOf(ana.db, sql`update script_versions set name = 'Best' where script_id = ${id} and version_number = 100`)
    await rowsOf(
      ana.db,
      sql`insert into script_messages (script_id, role, text, changes, idempotency_key)
      values (${id}, 'user', 'Shorter', '[{"a": 1.50}]', ${randomUUID()}), (${id}, 'assistant', 'Done', '[]', null)`,
    )
    await rowsOf(
      ana.db,
      sql`insert into script_takes (script_id, scene, verdict, seconds, idempotency_key)
      values (${id}, 1, 'good', 4.2, ${randomUUID()})`,
    )
    await rowsOf(
      ana.db,
      sql`update scripts set status = 'posted', views = 9007199254740993, sales = 3, price = 29.90,
      script_data = '{"scenes": [{"id": 1}], "n": 0.10}', board_position = 1.1 where id = ${id}`,
    )
    const whole = await wholeOf(id)
    expect(whole.versions).toHaveLength(200)

    expect(await remove(ana, [id])).toEqual([id])
    expect(await wholeOf(id)).toEqual({ script: [], versions: [], messages: [], takes: [] })
    expect(
      await rowsOf(ana.db, sql`select user_id, title, product_name, status from deleted_scripts where id = ${id}`),
    ).toEqual([{ user_id: ana.id, title: 'Rich', product_name: 'Untitled Product', status: 'posted' }])
    expect(await restore(ana, [id])).toEqual([id])
    expect(await wholeOf(id)).toEqual(whole)
    expect(await binOf(ana)).not.toContain(id)
    expect(await keptRows(id)).toBe(0)

    // And lives on: the next save has the next number.
    await rowsOf(ana.db, sql`update scripts set script_text = 'Later' where id = ${id}`)
    const numbers = await rowsOf(
      ana.db,
      sql`select max(version_number) as newest from script_versions where script_id = ${id}`,
    )
    expect(numbers).toEqual([{ newest: 207 }])
  })

  test('takes scripts that are deleted by their table, many at once, or by the server [B-CL-16]', async () => {
    const cem = await newPerson(database.db)
    const ids = await newScripts(cem, 30)
    await rowsOf(cem.db, sql`delete from scripts where title like 'Number %' and id <> ${ids[0]}`)
    await rowsOf(service, sql`delete from scripts where id = ${ids[0]}`)
    expect(new Set(await binOf(cem))).toEqual(new Set(ids))
    expect(await restore(cem, ids)).toEqual(ids)
    expect(await rowsOf(cem.db, sql`select id from scripts`)).toHaveLength(30)
    expect(await rowsOf(cem.db, sql`select id from script_versions`)).toHaveLength(30)
  })

  test('belongs to who deleted: others neither see, restore nor empty it, and nobody writes into it [CX-50]', async () => {
    const id = await newScript(ben)
    await remove(ben, [id])
    expect(await binOf(ana)).not.toContain(id)
    expect(await restore(ana, [id])).toEqual([])
    expect(await rowsOf(ana.db, sql`delete from deleted_scripts where id = ${id} returning id`)).toEqual([])
    await refused(ben.db, sql`update deleted_scripts set title = 'x'`)
    await refused(
      ben.db,
      sql`insert into deleted_scripts (id, user_id, title, product_name, status)
      values (${randomUUID()}, ${ben.id}, 'x', 'x', 'draft')`,
    )
    await refused(ben.db, sql`select * from private.deleted_script_rows`)
    await refused(database.db.asUser({ role: 'anon' }), sql`select * from deleted_scripts`)
    for (const call of [
      sql`restore_scripts('{}')`,
      sql`delete_scripts('{}')`,
      sql`update_scripts('[]')`,
      sql`spread_board_column('draft')`,
    ])
      await refused(database.db.asUser({ role: 'anon' }), sql`select ${call}`)
    expect(await restore(ben, [id])).toEqual([id])
  })

  test('deletes nothing of somebody else, and names only what it deleted, in the order asked [CX-50]', async () => {
    const [his, one, two] = [await newScript(ben), await newScript(ana), await newScript(ana)]
    expect(await remove(ana, [two, his, randomUUID(), one, two])).toEqual([two, one])
    expect(await stored(his)).toHaveLength(1)
    expect(await remove(ana, [one])).toEqual([])
    expect(await restore(ana, [one, his, two, one])).toEqual([one, two])
  })

  test('is emptied by deleting its rows: then nothing of the script is left', async () => {
    const id = await newScript(ana)
    await remove(ana, [id])
    expect(await keptRows(id)).toBe(2)
    expect(await rowsOf(ana.db, sql`delete from deleted_scripts where id = ${id} returning id`)).toEqual([{ id }])
    expect(await keptRows(id)).toBe(0)
    expect(await restore(ana, [id])).toEqual([])
  })

  test('gives back a script without a folder that is gone, and without a key that another one has by now [OP-69, CX-31]', async () => {
    const [folder, key, said] = [await newFolder(ana), randomUUID(), randomUUID()]
    const id = await newScript(ana, 'First', { folder, key })
    await rowsOf(
      ana.db,
      sql`insert into script_messages (script_id, role, text, idempotency_key) values (${id}, 'user', 'x', ${said})`,
    )
    await remove(ana, [id])
    await rowsOf(ana.db, sql`delete from script_folders where id = ${folder}`)
    const again = await newScript(ana, 'Second', { key })
    await rowsOf(
      ana.db,
      sql`insert into script_messages (script_id, role, text, idempotency_key) values (${again}, 'user', 'y', ${said})`,
    )
    expect(await restore(ana, [id])).toEqual([id])
    expect(await stored(id)).toMatchObject([{ row: { title: 'First', folder_id: null, idempotency_key: null } }])
    expect(await stored(id, 'script_messages', 'script_id')).toMatchObject([
      { row: { text: 'x', idempotency_key: null } },
    ])
    expect(await stored(again)).toMatchObject([{ row: { idempotency_key: key } }])
  })

  test('gives back two scripts that had the same key one after the other, and the key to one of them [CX-31]', async () => {
    const key = randomUUID()
    const one = await newScript(ana, 'First', { key })
    await remove(ana, [one])
    const two = await newScript(ana, 'Second', { key })
    await remove(ana, [two])
    expect(await restore(ana, [one, two])).toEqual([one, two])
    const keys = await rowsOf(ana.db, sql`select idempotency_key as key from scripts where id in (${one}, ${two})`)
    expect(new Set(keys.map((row) => row.key))).toEqual(new Set([key, null]))
  })

  test('holds the newest 5,000 scripts of an account', async () => {
    const cem = await newPerson(database.db)
    const oldest = await newScript(cem, 'Oldest')
    await remove(cem, [oldest])
    await rowsOf(
      database.db,
      sql`update deleted_scripts set deleted_at = now() - interval '1 day' where id = ${oldest}`,
    )
    await rowsOf(
      database.db,
      sql`insert into deleted_scripts (id, user_id, title, product_name, status)
      select gen_random_uuid(), ${cem.id}, 'x', 'x', 'draft' from generate_series(1, 4999)`,
    )
    const last = await newScript(cem, 'Last')
    await remove(cem, [last])
    const bin = await binOf(cem)
    expect(bin).toHaveLength(5000)
    expect(bin).not.toContain(oldest)
    expect(bin).toContain(last)
    expect(await keptRows(oldest)).toBe(0)
  })

  test('goes with its account, and an account that goes fills none', async () => {
    const cem = await newPerson(database.db)
    const folder = await newFolder(cem)
    const [binned, living] = [await newScript(cem), await newScript(cem, 'Living', { folder })]
    await remove(cem, [binned])
    await database.db.query(sql`delete from auth.users where id = ${cem.id}`)
    expect(await rowsOf(database.db, sql`select id from deleted_scripts where user_id = ${cem.id}`)).toEqual([])
    expect(await keptRows(binned)).toBe(0)
    expect(await keptRows(living)).toBe(0)
  })

  test('stays shut for a session that has not used its second factor [OP-20]', async () => {
    const cem = await newPerson(database.db)
    const [id, living] = [await newScript(cem), await newScript(cem)]
    await remove(cem, [id])
    await rowsOf(
      database.db,
      sql`insert into auth.mfa_factors (user_id, factor_type, status, secret, friendly_name)
      values (${cem.id}, 'totp', 'verified', 'x', 'Phone')`,
    )
    expect(await restore(cem, [id])).toEqual([])
    expect(await remove(cem, [living])).toEqual([])
    expect(await update(cem, [{ id: living, status: 'posted' }])).toEqual([])
    expect(await binOf(cem)).toEqual([])
    const whole = database.db.asUser({ role: 'authenticated', sub: cem.id, aal: 'aal2' })
    expect(await answerOf(whole, sql`restore_scripts(${[id]}::uuid[])`)).toEqual([id])
  })

  test('takes and gives back at most 500 at once, and nothing when asked for nothing', async () => {
    const many = Array.from({ length: 501 }, () => randomUUID())
    await expect(remove(ana, many)).rejects.toMatchObject({ code: '22023' })
    await expect(restore(ana, many)).rejects.toMatchObject({ code: '22023' })
    expect(await remove(ana, [])).toEqual([])
    expect(await answerOf(ana.db, sql`restore_scripts(null)`)).toEqual([])
    expect(await answerOf(ana.db, sql`delete_scripts(array[null]::uuid[])`)).toEqual([])
  })
})

describe('at the same time', () => {
  test('deletes, restores and changes of the same scripts do not wait in a circle, and end whole', async () => {
    const cem = await newPerson(database.db)
    const ids = await newScripts(cem, 12)
    const backwards = [...ids].reverse()
    const changes = (list: string[], status: string) => list.map((id) => ({ id, status }))
    for (let round = 0; round < 6; round++) {
      await Promise.all([
        update(cem, changes(ids, 'posted')),
        update(cem, changes(backwards, 'draft')),
        remove(cem, backwards),
        remove(cem, ids),
        restore(cem, ids),
        restore(cem, backwards),
      ])
      await restore(cem, ids)
      expect(await rowsOf(cem.db, sql`select id from scripts`)).toHaveLength(12)
      expect(await rowsOf(cem.db, sql`select id from script_versions`)).toHaveLength(12)
      expect(await binOf(cem)).toEqual([])
    }
  })

  test('a script that is deleted while a change waits for it is not in the answer, and rests as it was', async () => {
    const [id, other] = [await newScript(ana), await newScript(ana)]
    let changed: Promise<unknown> = Promise.resolve()
    await ana.db.transaction(async (db) => {
      await db.query(sql`delete from scripts where id = ${id}`)
      changed = update(ana, [
        { id, status: 'posted' },
        { id: other, status: 'posted' },
      ])
      await untilOneWaitsFor(db)
    })
    expect(await changed).toEqual([{ id: other, status: 'draft', kanban_status: null }])
    await restore(ana, [id])
    expect(await stored(id)).toMatchObject([{ row: { status: 'draft' } }])
  })
})

describe('spread_board_column', () => {
  const column = (person: Person) =>
    rowsOf(
      person.db,
      sql`select id, board_position as at from scripts where board_column = 'draft' order by board_position desc, id`,
    )

  test('makes room where two are too close, keeps the order, and is no change of any script [B-BD-09]', async () => {
    const cem = await newPerson(database.db)
    const ids = await newScripts(cem, 6)
    for (const [at, position] of [1000, 1000, 1000 - 1e-9, 999.5, 900, 100].entries())
      await rowsOf(cem.db, sql`update scripts set board_position = ${position} where id = ${ids[at]}`)
    const before = await column(cem)
    const dates = await rowsOf(cem.db, sql`select id, updated_at from scripts order by id`)
    expect(await answerOf(cem.db, sql`spread_board_column('draft')`)).toBe(3)
    const after = await column(cem)
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(after.map(({ at }) => at)).toEqual([1000, 999, 998, 997, 900, 100])
    expect(await rowsOf(cem.db, sql`select id, updated_at from scripts order by id`)).toEqual(dates)
    expect(await rowsOf(cem.db, sql`select id from script_versions`)).toHaveLength(6)
    expect(await answerOf(cem.db, sql`spread_board_column('draft')`)).toBe(0)
  })

  test('leaves other columns and other people alone, and knows four columns', async () => {
    const [cem, dia] = [await newPerson(database.db), await newPerson(database.db)]
    for (const person of [cem, dia]) {
      await newScripts(person, 2)
      await rowsOf(person.db, sql`update scripts set board_position = 5`)
    }
    await rowsOf(cem.db, sql`update scripts set status = 'posted'`)
    expect(await answerOf(cem.db, sql`spread_board_column('draft')`)).toBe(0)
    expect((await column(dia)).map(({ at }) => at)).toEqual([5, 5])
    for (const wrong of ['review', '', null])
      await expect(answerOf(cem.db, sql`spread_board_column(${wrong}::text)`)).rejects.toMatchObject({ code: '22023' })
  })

  test('called by two at the same time spreads once', async () => {
    const cem = await newPerson(database.db)
    await newScripts(cem, 20)
    await rowsOf(cem.db, sql`update scripts set board_position = 77`)
    await Promise.all([1, 2].map(() => answerOf(cem.db, sql`spread_board_column('draft')`)))
    expect((await column(cem)).map(({ at }) => at)).toEqual(Array.from({ length: 20 }, (_, at) => 77 - at))
  })
})
