import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp, type TestUser } from '../../testing'

const SECRET = 'a-title-only-ben-may-see'
let setUp: TestApp
let ana: TestUser

beforeAll(async () => {
  setUp = await testApp()
  ana = await setUp.newUser()
  await ana.supabase.from('scripts').insert({ title: 'Mine', tags: ['a'], script_data: { a: 1 } })
  const ben = await setUp.newUser()
  await ben.supabase.from('scripts').insert({ title: SECRET })
})

const name = fc.constantFrom(
  'title',
  'video_length',
  'tags',
  'script_data',
  'id',
  'user_id',
  'folder_id',
  'created_at',
  'nothing',
  '"title"',
  'script_data->>a',
  'auth.users',
)
const operator = fc.constantFrom(
  ...[
    'eq',
    'neq',
    'gt',
    'gte',
    'lt',
    'lte',
    'like',
    'ilike',
    'match',
    'imatch',
    'in',
    'is',
    'isdistinct',
    'cs',
    'cd',
    'ov',
    'sl',
    'adj',
  ],
  ...['fts', 'plfts(english)', 'wfts', 'not.eq', 'not.in', 'eq(any)', 'like(all)', 'not.not.eq', 'constructor', ''],
)
const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    'null',
    'true',
    '{a,b}',
    '(1,2)',
    '("a\\"b",c)',
    '[1,2)',
    '{"a":1}',
    "'; drop table scripts; --",
    '%00',
    '1e999',
    '*',
    '\\',
    '(',
    '{',
    '"',
    '..',
    '٣',
  ),
)
const filter = fc
  .tuple(name, operator, value)
  .map(([column, op, text]) => `${encodeURIComponent(column)}=${encodeURIComponent(`${op}.${text}`)}`)
const tree = fc
  .tuple(name, operator, value, fc.constantFrom('or', 'and', 'not.or'))
  .map(
    ([column, op, text, kind]) =>
      `${kind}=${encodeURIComponent(`(${column}.${op}.${text},and(${column}.${op}.${text}))`)}`,
  )
const modifier = fc
  .tuple(
    fc.constantFrom('select', 'order', 'limit', 'offset', 'columns', 'on_conflict'),
    fc.oneof(
      name,
      value,
      fc.constantFrom(
        '*,script_versions(*)',
        'title::int',
        'a:title',
        'count()',
        'title.desc.nullsfirst',
        '-1',
        '99999999999999999999',
      ),
    ),
  )
  .map(([key, text]) => `${key}=${encodeURIComponent(text)}`)
const query = fc.array(fc.oneof(filter, tree, modifier), { maxLength: 4 }).map((parts) => parts.join('&'))
const runs = { numRuns: 250 }

test('no query gives a 5xx or a row of somebody else', async () => {
  await fc.assert(
    fc.asyncProperty(query, fc.constantFrom('GET', 'HEAD', 'DELETE'), async (query, method) => {
      const answer = await ana.fetch(`/rest/v1/scripts?${query}`, { method })
      const text = await answer.text()
      expect(answer.status, text).toBeLessThan(500)
      expect(text).not.toContain(SECRET)
    }),
    runs,
  )
})

test('no raw query string gives a 5xx or hangs', async () => {
  const raw = fc.string({ unit: fc.constantFrom(...'title=eq.&()",*-><:{}[]%20%ff%00\\!;ö'), maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(raw, async (query) => {
      const answer = await ana.fetch(`/rest/v1/scripts?${query.replaceAll('#', '')}`)
      expect(answer.status).toBeLessThan(500)
    }),
    runs,
  )
})

test('no body gives a 5xx, and none changes what belongs to somebody else', async () => {
  const record = fc.dictionary(
    fc.oneof(name, fc.constantFrom('__proto__', 'constructor', 'toString')),
    fc.jsonValue(),
    { maxKeys: 4 },
  )
  const body = fc.oneof(fc.jsonValue(), record, fc.array(record, { maxLength: 3 }))
  await fc.assert(
    fc.asyncProperty(body, query, fc.constantFrom('POST', 'PATCH'), async (body, query, method) => {
      const answer = await ana.fetch(`/rest/v1/scripts?${query}`, {
        method,
        body: JSON.stringify(body),
        headers: { prefer: 'return=representation' },
      })
      const text = await answer.text()
      expect(answer.status, text).toBeLessThan(500)
      expect(text).not.toContain(SECRET)
    }),
    runs,
  )
})

test('no header gives a 5xx', async () => {
  const header = fc.constantFrom(
    'prefer',
    'accept',
    'range',
    'range-unit',
    'accept-profile',
    'content-profile',
    'content-type',
  )
  const text = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.constantFrom(
      'count=exact',
      'return=x,handling=strict',
      '0-',
      '5-1',
      'application/vnd.pgrst.object+json',
      'max-affected=-1,handling=strict',
      'text/csv;q=2',
    ),
  )
  await fc.assert(
    fc.asyncProperty(header, text, fc.constantFrom('GET', 'POST'), async (header, text, method) => {
      const legal = text.replace(/[^\x20-\x7e]/g, '').trim()
      const answer = await ana.fetch('/rest/v1/scripts?select=title', {
        method,
        headers: { [header]: legal },
        ...(method === 'POST' ? { body: '{"title":"x"}' } : {}),
      })
      expect(answer.status, `${header}: ${legal} ${await answer.text()}`).toBeLessThan(500)
    }),
    runs,
  )
})
