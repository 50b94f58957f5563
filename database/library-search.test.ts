import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database, Db } from '../server/src/platform/db'
import { indexScripts } from '../server/src/features/library/index-scripts'
import { searchScripts } from '../server/src/features/library/search'
import { newPerson, openOwnDatabase, refused, rowsOf, type Person } from './people'

/** What the search keeps of scripts: nobody's to read, and gone with them. */

let database: Database
beforeAll(async () => {
  database = await openOwnDatabase('library_search')
})
afterAll(() => database.close())

const newScript = async ({ db }: Person, title: string, text = '') =>
  (await rowsOf(db, sql`insert into scripts (title, script_text) values (${title}, ${text}) returning id`))[0]!
    .id as string

const words = async ({ id }: Person) => {
  await indexScripts(database.db, id)
  const rows = await rowsOf(database.db, sql`select word from private.script_words where user_id = ${id} order by word`)
  return rows.map(({ word }) => word)
}

/** Until another transaction waits for this one. */
async function waitingFor(db: Db) {
  for (let waits = false; !waits;) {
    const [row] = await rowsOf(
      db,
      sql`select exists (select from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))) as waits`,
    )
    waits = row!.waits as boolean
  }
}

const find = ({ id }: Person, asked: string) => searchScripts(database.db, id, asked, [])

test('it is out of reach for whoever is signed in', async () => {
  const ana = await newPerson(database.db)
  for (const table of ['script_search', 'script_words', 'scripts_to_index'])
    await refused(ana.db, sql`select * from private.${sql.id(table)}`)
  await refused(ana.db, sql`select private.search_words(${ana.id}, 'lamp')`)
  await refused(ana.db, sql`select private.corrections(${ana.id}, 'lamp', true)`)
  await refused(ana.db, sql`select private.index_scripts(${ana.id}, 1)`)
})

test('words are kept once, without numbers and runs, and go with the last script that has them', async () => {
  const ana = await newPerson(database.db)
  const first = await newScript(ana, 'Lamp 3000 面霜', "Don't lamp a LAMP")
  await newScript(ana, 'Lamp shade')
  expect(await words(ana)).toEqual(['dont', 'lamp', 'product', 'shade', 'untitled'])
  await rowsOf(ana.db, sql`delete from scripts where id = ${first}`)
  expect(await words(ana)).toEqual(['lamp', 'product', 'shade', 'untitled'])
  await rowsOf(ana.db, sql`update scripts set title = 'Kettle'`)
  expect(await words(ana)).toEqual(['kettle', 'product', 'untitled'])
})

test('the queue follows scripts that are deleted or get another owner', async () => {
  const [ana, ben] = [await newPerson(database.db), await newPerson(database.db)]
  const ids = [await newScript(ana, 'Lamp'), await newScript(ana, 'Kettle'), await newScript(ana, 'Vase')]
  await rowsOf(ana.db, sql`delete from scripts where id = ${ids[0]}`)
  await rowsOf(database.db, sql`update scripts set user_id = ${ben.id} where id = ${ids[1]}`)
  await rowsOf(database.db, sql`update scripts set user_id = ${ben.id}, title = 'Lid' where id = ${ids[2]}`)
  const queued = sql`select user_id, script_id from private.scripts_to_index where script_id = any (${ids})`
  expect(new Set(await rowsOf(database.db, queued))).toEqual(
    new Set(ids.slice(1).map((script_id) => ({ user_id: ben.id, script_id }))),
  )
  expect((await find(ben, 'kettle')).ids).toEqual([ids[1]])
  expect(await rowsOf(database.db, queued)).toEqual([])
})

test('an account that goes leaves nothing behind', async () => {
  const [ana, ben] = [await newPerson(database.db), await newPerson(database.db)]
  for (const person of [ana, ben]) await newScript(person, 'Lamp')
  await database.db.query(sql`delete from auth.users where id = ${ana.id}`)
  expect(await words(ana)).toEqual([])
  expect(await rowsOf(database.db, sql`select * from private.script_search where user_id = ${ana.id}`)).toEqual([])
  expect((await find(ben, 'lamp')).ids).toHaveLength(1)
})

test('a script is found after the worker that was indexing it is killed [B-LB-14]', async () => {
  const ana = await newPerson(database.db)
  const id = await newScript(ana, 'Lamp')
  const killed = database.db.transaction(async (worker) => {
    expect(await indexScripts(worker)).toBeGreaterThan(0)
    const [{ pid } = {}] = await rowsOf(worker, sql`select pg_backend_pid() as pid`)
    await database.db.query(sql`select pg_terminate_backend(${pid})`)
    await worker.query(sql`select 1`)
  })
  await expect(killed).rejects.toThrow()
  expect((await find(ana, 'lamp')).ids).toEqual([id])
})

test('a change that is saved while the old text is being indexed is found', async () => {
  const ana = await newPerson(database.db)
  const id = await newScript(ana, 'Lamp')
  let saved: Promise<unknown> | undefined
  await database.db.transaction(async (worker) => {
    await indexScripts(worker, ana.id)
    saved = rowsOf(ana.db, sql`update scripts set title = 'Kettle' where id = ${id}`)
    await waitingFor(worker)
  })
  await saved
  expect((await find(ana, 'kettle')).ids).toEqual([id])
  expect((await find(ana, 'lamp')).ids).toEqual([])
})

test('many saves at once learn the same words and do not meet head-on', async () => {
  const ana = await newPerson(database.db)
  const text = Array.from(
    { length: 300 },
    (_, n) => `word${String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26))}`,
  )
  await Promise.all(
    Array.from({ length: 12 }, (_, n) => newScript(ana, 'Lamp', (n % 2 ? text : [...text].reverse()).join(' '))),
  )
  await Promise.all([indexScripts(database.db), indexScripts(database.db, ana.id)])
  expect(await words(ana)).toHaveLength(303)
})

test('a change of place, status or tags alone leaves the words of the text as they are', async () => {
  const ana = await newPerson(database.db)
  const id = await newScript(ana, 'Lamp', 'bright')
  await indexScripts(database.db, ana.id)
  const entry = async () =>
    (await rowsOf(database.db, sql`select xmin::text, words from private.script_search where script_id = ${id}`))[0]!
  const before = await entry()
  await rowsOf(ana.db, sql`update scripts set status = 'posted', board_position = 5 where id = ${id}`)
  expect(await indexScripts(database.db, ana.id)).toBe(0)
  expect(await entry()).toEqual(before)
  await rowsOf(ana.db, sql`update scripts set tags = '{new}' where id = ${id}`)
  expect((await find(ana, 'bright new')).ids).toEqual([id])
})

test('the longest texts of all kinds are saved and found', async () => {
  const ana = await newPerson(database.db)
  const texts = {
    latin: Array.from({ length: 8000 }, (_, n) => `w${n.toString(26)}`)
      .join(' ')
      .slice(0, 50_000),
    chinese: Array.from({ length: 50_000 }, (_, n) => String.fromCodePoint(0x4e00 + ((n * 7919) % 20_000))).join(''),
    one: 'x'.repeat(50_000),
    signs: "'\\:*&|!()".repeat(5000),
    emoji: '🔥'.repeat(50_000),
  }
  for (const [title, text] of Object.entries(texts)) await newScript(ana, title, text)
  expect((await find(ana, texts.chinese.slice(30_000, 30_020))).ids).toHaveLength(1)
  expect((await find(ana, 'x'.repeat(60))).ids).toHaveLength(1)
})

test('the tables of lists stand on an index for each order', async () => {
  const ana = await newPerson(database.db)
  await database.db.query(sql`
    insert into scripts (user_id, title, viral_potential_score, video_length)
    select ${ana.id}, 'Script ' || n, n % 100, 15 + n % 160 from generate_series(1, 3000) as n`)
  await database.db.query(sql`analyze public.scripts`)
  const orders = {
    scripts_newest: sql`created_at desc, id`,
    scripts_updated: sql`updated_at desc, id`,
    scripts_by_title: sql`left(private.folded(title), 60) collate "C", id`,
    scripts_by_score: sql`coalesce(case when viral_potential_score = 85 or (viral_potential_score = 8.2 and metadata->>'generatedBy' = 'offline') then null when viral_potential_score > 10 then viral_potential_score / 10 else viral_potential_score end, -1) desc, id`,
    scripts_by_length: sql`video_length, id`,
  }
  for (const [index, order] of Object.entries(orders)) {
    const plan = await rowsOf(
      database.db,
      sql`explain select id from public.scripts where user_id = ${ana.id} order by ${order} limit 49`,
    )
    expect(JSON.stringify(plan)).toContain(index)
  }
})
