import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../server/src/platform/db'
import { newPerson, openOwnDatabase, refused, rowsOf, type Person } from './people'
import { untilOneWaitsFor } from '../server/src/testing/lock-wait'

/** Which saves of a script leave a version, straight at the database. */

let database: Database
let ana: Person
let ben: Person

beforeAll(async () => {
  database = await openOwnDatabase('script_versions')
  ana = await newPerson(database.db)
  ben = await newPerson(database.db)
})
afterAll(() => database.close())

async function newScript(session: string | null = null) {
  const [row] = await rowsOf(
    ana.db,
    sql`insert into scripts (title, script_text, editing_session) values ('Mine', 'One', ${session}) returning id`,
  )
  return row!.id as string
}

/** To the microsecond, so that later is greater as a number, too. */
const CHANGED_AT = sql`(extract(epoch from updated_at) * 1000000)::float8 as changed_at`

const save = (id: string, text: string, session: string | null = null, note: string | null = null) =>
  rowsOf(
    ana.db,
    sql`update scripts set script_text = ${text}, editing_session = ${session}, change_note = ${note}
      where id = ${id} returning editing_session, ${CHANGED_AT}`,
  )

async function versionsOf(id: string) {
  const rows = await rowsOf(
    ana.db,
    sql`select version_number, script_text, change_description from script_versions
      where script_id = ${id} order by version_number`,
  )
  return rows.map(({ version_number, script_text, change_description }) =>
    [version_number, script_text, change_description].join(' '),
  )
}

const nameIt = (id: string, version: number, name: string | null) =>
  rowsOf(
    ana.db,
    sql`update script_versions set name = ${name} where script_id = ${id} and version_number = ${version} returning name`,
  )

const breaks = (statement: RawBuilder<unknown>, constraint: string) =>
  expect(rowsOf(ana.db, statement)).rejects.toMatchObject({ code: '23514', constraint })

describe('saves of one editing session', () => {
  test('share a version, and the session is not stored with the script [CX-42]', async () => {
    const [id, session] = [await newScript(), randomUUID()]
    expect(await save(id, 'Two', session)).toMatchObject([{ editing_session: null }])
    await save(id, 'Three', session)
    await save(id, 'Four', session, 'Typed')
    await save(id, 'Five', session)
    expect(await versionsOf(id)).toEqual(['1 One Created', '2 Five Typed'])
    expect(await rowsOf(ana.db, sql`select script_text, editing_session from scripts where id = ${id}`)).toEqual([
      { script_text: 'Five', editing_session: null },
    ])
  })

  test('share the first version, too, where they have made it [CX-42]', async () => {
    const session = randomUUID()
    const id = await newScript(session)
    await save(id, 'Two', session)
    expect(await versionsOf(id)).toEqual(['1 Two Created'])
  })

  test('take title, description and data along [CX-42]', async () => {
    const [id, session] = [await newScript(), randomUUID()]
    await save(id, 'Two', session)
    await rowsOf(
      ana.db,
      sql`update scripts set title = 'T', description = 'D', script_data = '{"a": 1}', editing_session = ${session}
        where id = ${id}`,
    )
    expect(
      await rowsOf(
        ana.db,
        sql`select title, description, script_data, script_text from script_versions
          where script_id = ${id} and version_number = 2`,
      ),
    ).toEqual([{ title: 'T', description: 'D', script_data: { a: 1 }, script_text: 'Two' }])
  })

  test('leave a version that another save has made to itself [CX-42, OP-52]', async () => {
    const [id, mine, theirs] = [await newScript(), randomUUID(), randomUUID()]
    await save(id, 'Two', mine)
    await save(id, 'Three', theirs)
    await save(id, 'Four', mine)
    await save(id, 'Five')
    await save(id, 'Six')
    await save(id, 'Seven', mine)
    expect(await versionsOf(id)).toEqual([
      '1 One Created',
      '2 Two Edited',
      '3 Three Edited',
      '4 Four Edited',
      '5 Five Edited',
      '6 Six Edited',
      '7 Seven Edited',
    ])
  })

  test('leave a version that has got a name as it was named', async () => {
    const [id, session] = [await newScript(), randomUUID()]
    await save(id, 'Two', session)
    await nameIt(id, 2, 'The funny one')
    await save(id, 'Three', session)
    await save(id, 'Four', session)
    expect(await versionsOf(id)).toEqual(['1 One Created', '2 Two Edited', '3 Four Edited'])
  })

  test('end in one version with the last content when they come at once, and others keep their own [CX-42]', async () => {
    for (let turn = 0; turn < 10; turn++) {
      const [id, session] = [await newScript(), randomUUID()]
      await Promise.all([save(id, 'Two', session), save(id, 'Three', session)])
      const [script] = await rowsOf(ana.db, sql`select script_text from scripts where id = ${id}`)
      expect(await versionsOf(id)).toEqual(['1 One Created', `2 ${String(script!.script_text)} Edited`])

      await Promise.all([save(id, 'Four', randomUUID()), save(id, 'Five', randomUUID())])
      const texts = (await versionsOf(id)).slice(2).map((version) => version.split(' ')[1])
      expect(new Set(texts)).toEqual(new Set(['Five', 'Four']))
      expect(texts).toHaveLength(2)
    }
  })

  test('of several scripts in one statement stay apart', async () => {
    const ids = [await newScript(), await newScript()]
    const session = randomUUID()
    const both = (text: string) =>
      rowsOf(
        ana.db,
        sql`update scripts set script_text = ${text}, editing_session = ${session}, change_note = ${text} where id = any(${ids})`,
      )
    await both('Two')
    await both('Three')
    for (const id of ids) expect(await versionsOf(id)).toEqual(['1 One Created', '2 Three Three'])
  })
})

test('what one save says is not said of the next, also within one transaction [OP-52, CX-42]', async () => {
  const [id, session] = [await newScript(), randomUUID()]
  await ana.db.transaction(async (db) => {
    const update = (text: string, note: string | null, session: string | null) =>
      db.query(
        sql`update scripts set script_text = ${text}, change_note = ${note}, editing_session = ${session} where id = ${id}`,
      )
    await update('Two', 'Regenerated', null)
    await update('Three', null, null)
    await update('Four', null, session)
    await update('Five', null, null)
  })
  expect(await versionsOf(id)).toEqual([
    '1 One Created',
    '2 Two Regenerated',
    '3 Three Edited',
    '4 Four Edited',
    '5 Five Edited',
  ])
})

test('a connection remembers little, however many scripts are saved on it: each is described by its own note', async () => {
  await ana.db.transaction(async (db) => {
    const made = await db.query(sql<{ id: string; title: string }>`
      insert into scripts (title, change_note) select n::text, 'Note ' || n from generate_series(1, 600) n returning id, title`)
    const versions = await db.query(sql<{ script_id: string; change_description: string }>`
      select script_id, change_description from script_versions where title ~ '^[0-9]+$'`)
    const noteOf = new Map(versions.map(({ script_id, change_description }) => [script_id, change_description]))
    expect(made.map(({ id }) => noteOf.get(id))).toEqual(made.map(({ title }) => `Note ${title}`))
  })
  // A connection does not say which settings it knows.
  const slots = await rowsOf(
    database.db,
    sql`select count(distinct private.save_slot(gen_random_uuid()))::int as count from generate_series(1, 5000)`,
  )
  expect(slots).toEqual([{ count: 128 }])
})

test('a change of the description alone is a version: restoring takes its place [OP-52]', async () => {
  const id = await newScript()
  await rowsOf(ana.db, sql`update scripts set description = 'For June' where id = ${id}`)
  await rowsOf(ana.db, sql`update scripts set status = 'posted' where id = ${id}`)
  expect(await versionsOf(id)).toHaveLength(2)
})

describe('the date of a change', () => {
  test('is another one each time, whether the client sends it or not [B-CL-13]', async () => {
    const id = await newScript()
    const dates: number[] = []
    for (let turn = 0; turn < 5; turn++) dates.push((await save(id, `Turn ${turn}`))[0]!.changed_at as number)
    const [sent] = await rowsOf(
      ana.db,
      sql`update scripts set title = 'T', updated_at = '2020-01-01' where id = ${id} returning ${CHANGED_AT}`,
    )
    dates.push(sent!.changed_at as number)
    expect(dates.every((date, at) => at === 0 || date > dates[at - 1]!)).toBe(true)
    expect(dates).toHaveLength(6)
  })

  test('grows within one transaction, too, and is never turned back', async () => {
    const id = await newScript()
    const dates = await ana.db.transaction(async (db) => {
      const found: number[] = []
      for (let turn = 0; turn < 50; turn++) {
        const [row] = await db.query(
          sql<{
            changed_at: number
          }>`update scripts set title = ${`T${turn}`} where id = ${id} returning ${CHANGED_AT}`,
        )
        found.push(row!.changed_at)
      }
      return found
    })
    expect(dates.every((date, at) => at === 0 || date > dates[at - 1]!)).toBe(true)
    expect(dates).toHaveLength(50)
    // A clock that was ahead a little.
    await database.db.query(sql`alter table scripts disable trigger scripts_touch`)
    await database.db.query(
      sql`update scripts set updated_at = clock_timestamp() + interval '1 minute' where id = ${id}`,
    )
    await database.db.query(sql`alter table scripts enable trigger scripts_touch`)
    const [row] = await rowsOf(
      ana.db,
      sql`update scripts set title = 'U' where id = ${id} returning updated_at > now() + interval '50 seconds' as ahead`,
    )
    expect(row).toEqual({ ahead: true })
  })

  test.each(['infinity', '-infinity', '294276-12-31 23:59:59', '2999-01-01'])(
    'is the present one after a row came with the date %s',
    async (date) => {
      const [made] = await rowsOf(
        ana.db,
        sql`insert into scripts (title, updated_at) values ('T', ${date}) returning id`,
      )
      const [row] = await rowsOf(
        ana.db,
        sql`update scripts set title = 'U' where id = ${made!.id}
          returning updated_at between now() - interval '1 minute' and now() + interval '1 minute' as present`,
      )
      expect(row).toEqual({ present: true })
    },
  )
})

describe('the name of a version', () => {
  test('is given, changed and taken away by the owner, and nothing else of it is [OP-52, CX-50]', async () => {
    const id = await newScript()
    expect(await nameIt(id, 1, '  The funny one\n')).toEqual([{ name: 'The funny one' }])
    expect(await nameIt(id, 1, 'ö'.repeat(60))).toEqual([{ name: 'ö'.repeat(60) }])
    expect(await nameIt(id, 1, null)).toEqual([{ name: null }])
    for (const column of [
      'title',
      'script_text',
      'change_description',
      'version_number',
      'user_id',
      'editing_session',
    ]) {
      await refused(ana.db, sql`update script_versions set ${sql.id(column)} = null where script_id = ${id}`)
    }
    expect(
      await rowsOf(ben.db, sql`update script_versions set name = 'Mine' where script_id = ${id} returning id`),
    ).toEqual([])
    await refused(database.db.asUser({ role: 'anon' }), sql`update script_versions set name = 'x'`)
  })

  test.each(['', '   ', '\n\t', 'x'.repeat(61)])('is 1 to 60 characters long, so not %j', async (name) => {
    const id = await newScript()
    await breaks(sql`update script_versions set name = ${name} where script_id = ${id}`, 'script_versions_name_length')
  })

  test('is kept by at most 150 versions of a script, however many are named at once', async () => {
    const id = await newScript()
    await many(id, 160)
    const all = sql`update script_versions set name = 'x' where script_id = ${id}`
    await breaks(all, 'script_versions_name_most')
    await rowsOf(ana.db, sql`update script_versions set name = 'x' where script_id = ${id} and version_number <= 149`)
    const both = await Promise.allSettled([nameIt(id, 150, 'y'), nameIt(id, 151, 'y')])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    // Another name for what has one already is no further one.
    expect(await nameIt(id, 1, 'z')).toEqual([{ name: 'z' }])
  })
})

/** So many saves one after the other. */
async function many(id: string, saves: number) {
  await ana.db.transaction(async (db) => {
    for (let turn = 1; turn <= saves; turn++)
      await db.query(sql`update scripts set script_text = ${`Save ${turn}`} where id = ${id}`)
  })
}

describe('of many versions', () => {
  const numbersOf = async (id: string) => {
    const rows = await rowsOf(
      ana.db,
      sql`select version_number as n from script_versions where script_id = ${id} order by 1`,
    )
    return rows.map(({ n }) => n as number)
  }

  // One script for all: to save so often takes most of the time.
  test('the newest 200 stay, the first one and those with a name, also if given meanwhile; none goes while one session saves on [OP-52, CX-42]', async () => {
    const id = await newScript()
    await many(id, 199)
    expect(await numbersOf(id)).toHaveLength(200)
    await nameIt(id, 2, 'Kept')
    await nameIt(id, 4, 'Kept')
    await many(id, 3)
    const numbers = await numbersOf(id)
    expect(numbers).toHaveLength(200)
    expect(numbers.slice(0, 4)).toEqual([1, 2, 4, 7])
    expect(numbers.at(-1)).toBe(203)

    const session = randomUUID()
    await save(id, 'a', session)
    const before = await numbersOf(id)
    expect(before.slice(0, 4)).toEqual([1, 2, 4, 8])
    for (let turn = 0; turn < 5; turn++) await save(id, `b${turn}`, session)
    expect(await numbersOf(id)).toEqual(before)

    let named: Promise<unknown> | undefined
    await ana.db.transaction(async (db) => {
      await db.query(sql`update script_versions set name = 'Kept' where script_id = ${id} and version_number = 8`)
      named = save(id, 'The save that clears away')
      await untilOneWaitsFor(db)
    })
    await named
    expect((await numbersOf(id)).slice(0, 5)).toEqual([1, 2, 4, 8, 9])
  })
})
