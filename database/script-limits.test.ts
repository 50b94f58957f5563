import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../server/src/platform/db'
import { newPerson, openOwnDatabase, rowsOf, type Person } from './people'

let database: Database
let ana: Person

beforeAll(async () => {
  database = await openOwnDatabase('limits')
  ana = await newPerson(database.db)
})
afterAll(() => database.close())

const BAD: [constraint: string, column: string, value: unknown][] = [
  ['audience_length', 'audience', 'x'.repeat(201)],
  ['board_position_range', 'board_position', -1.1e12],
  ['clicks_range', 'clicks', -1],
  ['description_length', 'description', 'x'.repeat(2001)],
  ['features_limits', 'features', ['x'.repeat(201)]],
  ['features_limits', 'features', [null]],
  ['kanban_status_known', 'kanban_status', 'archived'],
  ['likes_range', 'likes', -1],
  ['metadata_numbers', 'metadata', '{"a": [1e30]}'],
  ['metadata_numbers', 'metadata', '[1e-31]'],
  ['metadata_object', 'metadata', '[]'],
  ['price_range', 'price', 10_000_000],
  ['product_name_length', 'product_name', 'x'.repeat(201)],
  ['result_link_format', 'result_link', 'ftp://example.com'],
  ['result_link_format', 'result_link', `https://${'x'.repeat(1000)}`],
  ['revenue_range', 'revenue', -1],
  ['sales_range', 'sales', -1],
  ['script_data_numbers', 'script_data', '{"a": {"b": -1e30}}'],
  ['script_data_object', 'script_data', '"text"'],
  ['script_text_length', 'script_text', 'é'.repeat(50_001)],
  ['seo_length', 'seo', JSON.stringify({ a: 'x'.repeat(20_000) })],
  ['seo_object', 'seo', '[]'],
  ['shares_range', 'shares', -1],
  ['status_known', 'status', 'burnt'],
  ['style_length', 'style', 'x'.repeat(51)],
  ['tags_limits', 'tags', Array.from({ length: 21 }, () => 'x')],
  ['title_length', 'title', '   '],
  ['tone_length', 'tone', 'x'.repeat(51)],
  ['video_length_range', 'video_length', 181],
  ['video_style_length', 'video_style', 'x'.repeat(51)],
  ['views_range', 'views', -1],
  ['viral_potential_score_range', 'viral_potential_score', 100.5],
]

const refusalOf = (constraint: string) => ({
  code: '23514',
  message: `new row for relation "scripts" violates check constraint "scripts_${constraint}"`,
  constraint: `scripts_${constraint}`,
  schema: 'public',
  table: 'scripts',
})

async function newScript() {
  const [row] = await rowsOf(ana.db, sql`insert into scripts (title) values ('Fine') returning id`)
  return row!.id as string
}

test('every limit of a script refuses under its own name, also where triggers are off [OP-63, OP-64]', async () => {
  const id = await newScript()
  const change = ([, column, value]: (typeof BAD)[number]) =>
    sql`update scripts set ${sql.id(column)} = ${value} where id = ${id}`
  for (const bad of BAD) await expect(rowsOf(database.db, change(bad)), bad[0]).rejects.toMatchObject(refusalOf(bad[0]))
  for (const bad of BAD) {
    const withoutTriggers = database.db.transaction(async (db) => {
      await db.query(sql`alter table scripts disable trigger user`)
      await db.query(change(bad))
    })
    await expect(withoutTriggers, bad[0]).rejects.toMatchObject(refusalOf(bad[0]))
  }
})

test('of several broken limits the first by name is reported, and the row only to the server [OP-63]', async () => {
  const id = randomUUID()
  const title = 'é'.repeat(201)
  const insert = (columns: string, values: RawBuilder<unknown>) =>
    sql`insert into scripts (${sql.raw(columns)}) values (${values})`
  const bad = sql`${title}, -1, '[1e40]', 999`
  const byOwner = rowsOf(ana.db, insert('title, views, metadata, video_length', bad)).catch((error: unknown) => error)
  expect(await byOwner).toMatchObject({ ...refusalOf('metadata_numbers'), detail: undefined })
  const byServer = rowsOf(
    database.db,
    insert('id, user_id, title, views, script_data, tags', sql`${id}, ${ana.id}, ${title}, -1, '{"a": 1}', '{x,y z}'`),
  )
  await expect(byServer).rejects.toMatchObject({
    ...refusalOf('title_length'),
    detail: expect.stringMatching(
      `^Failing row contains \\(${id}, ${ana.id}, é{32}\\.\\.\\., null, {"a": 1}, , Untitled Product, General, 60, storytelling, null, null, 0.00, {}, {x,"y z"}, draft, null, null, -1, null, null, {}, null, .*, hand\\)\\.$`,
    ),
  })
})
