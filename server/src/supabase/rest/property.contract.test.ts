import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runs, testApp, type TestApp, type TestUser } from '../../testing'
import { createFilms, dropSchema } from './testing/films'

const SECRET = 'a-title-only-ben-may-see'
const SCHEMA = 'rest_property'
let setUp: TestApp
let ana: TestUser

beforeAll(async () => {
  setUp = await testApp({ env: { REST_SCHEMAS: `public,${SCHEMA}` } })
  await createFilms(setUp, SCHEMA)
  ana = await setUp.newUser()
  await ana.supabase.from('scripts').insert({ title: 'Mine', tags: ['a'], script_data: { a: 1 } })
  const ben = await setUp.newUser()
  await ben.supabase.from('scripts').insert({ title: SECRET })
})

afterAll(() => dropSchema(setUp, SCHEMA))

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
const numRuns = runs(50, 250)

test('no query gives a 5xx or a row of somebody else', async () => {
  await fc.assert(
    fc.asyncProperty(query, fc.constantFrom('GET', 'HEAD', 'DELETE'), async (query, method) => {
      const answer = await ana.fetch(`/rest/v1/scripts?${query}`, { method })
      const text = await answer.text()
      expect(answer.status, text).toBeLessThan(500)
      expect(text).not.toContain(SECRET)
    }),
    { numRuns },
  )
})

test('no raw query string gives a 5xx or hangs', async () => {
  const raw = fc.string({ unit: fc.constantFrom(...'title=eq.&()",*-><:{}[]%20%ff%00\\!;ö'), maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(raw, async (query) => {
      const answer = await ana.fetch(`/rest/v1/scripts?${query.replaceAll('#', '')}`)
      expect(answer.status).toBeLessThan(500)
    }),
    { numRuns },
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
    { numRuns },
  )
})

test('no question to tables with every type and relationship gives a 5xx', async () => {
  const column = fc.constantFrom(
    'id',
    'title',
    'rating',
    'tags',
    'info',
    'info->a',
    'shown',
    'seats',
    'mood',
    'words',
    'label',
    'is_old',
  )
  const relation = fc.constantFrom(
    'awards',
    'awards',
    'people!roles',
    'films_director',
    'best_award',
    'posters',
    'director_id',
    'people',
    'roles',
  )
  const item = fc.oneof(
    column,
    fc
      .tuple(
        fc.constantFrom('', '...', 'x:'),
        relation,
        fc.constantFrom('', '!inner', '!left'),
        fc.constantFrom('*', '', 'id', 'name', 'films(*)'),
      )
      .map(([mark, rel, join, items]) => `${mark}${rel}${join}(${items})`),
    fc
      .tuple(column, fc.constantFrom('text', 'int', 'json', 'mood', 'uuid', 'tsvector', 'text[]'))
      .map(([column, type]) => `${column}::${type}`),
  )
  // Most questions ask something of an embed, which must then be there.
  const embeds = fc.constantFrom('', ',awards(*),films_director(*),best_award(*),posters(*)')
  const select = fc
    .tuple(fc.array(item, { maxLength: 3 }), embeds)
    .map(([items, more]) => `select=${encodeURIComponent(`${items.join(',') || '*'}${more}`)}`)
  const asked = fc.oneof(
    fc
      .tuple(column, operator, value)
      .map(([column, op, text]) => `${encodeURIComponent(column)}=${encodeURIComponent(`${op}.${text}`)}`),
    fc.tuple(relation, fc.constantFrom('is.null', 'not.is.null', 'eq.1')).map(([rel, test]) => `${rel}=${test}`),
    fc
      .tuple(relation, fc.constantFrom('order=id', 'limit=1', 'offset=1', 'id=eq.1', 'or=(id.eq.1)'))
      .map(([rel, what]) => `${rel}.${what}`),
    fc.tuple(relation, column).map(([rel, column]) => `order=${rel}(${column}),${column}.desc`),
  )
  const path = fc.constantFrom(
    ...['films', 'films', 'films', 'film_list', 'film_cards', 'listed_twice', 'people', 'roles'],
    ...['rpc/since?y=1&', 'rpc/first_film?'],
  )
  const accept = fc.constantFrom(
    '*/*',
    'text/csv',
    'application/vnd.pgrst.object+json',
    'application/vnd.pgrst.array+json;nulls=stripped',
  )
  const prefer = fc.constantFrom('', 'count=exact', 'count=planned', 'count=estimated,tx=rollback')
  await fc.assert(
    fc.asyncProperty(
      path,
      select,
      fc.array(asked, { maxLength: 2 }),
      accept,
      prefer,
      async (path, select, asked, accept, prefer) => {
        const url = `/rest/v1/${path}${path.includes('?') ? '' : '?'}${[select, ...asked].join('&')}`
        const answer = await ana.fetch(url, { headers: { 'accept-profile': SCHEMA, accept, prefer } })
        expect(answer.status, `${url} ${await answer.text()}`).toBeLessThan(500)
      },
    ),
    { numRuns },
  )
})

test('no arguments of a call give a 5xx', async () => {
  const functions = fc.constantFrom<[string, string[]]>(
    ...([
      ['add', ['a', 'b']],
      ['since', ['y']],
      ['join_words', ['words']],
      ['list_size', ['items']],
      ['json_kind', ['value']],
      ['twice', ['a']],
      ['rename_all', ['prefix']],
      ['titles', ['limit', 'offset']],
    ] as [string, string[]][]),
    ...['echo', 'loud', 'size_of', 'pair', 'nothing', '"', 'a%2Fb', '%00'].map((name): [string, string[]] => [
      name,
      [],
    ]),
  )
  const parameter = fc.constantFrom('a', 'words', '', '__proto__', 'select', 'limit')
  const type = fc.constantFrom(
    'application/json',
    'application/json',
    'application/json',
    'text/plain',
    'application/octet-stream',
    'application/x-www-form-urlencoded',
    'text/csv',
    'text/xml',
    ';',
    'x/y',
  )
  const text = fc.oneof(
    value,
    fc.jsonValue().map((json) => JSON.stringify(json)),
  )
  const one = functions.chain(([name, own]) => {
    const key = own.length ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...own) }, parameter) : parameter
    const object = fc.dictionary(key, fc.jsonValue(), { maxKeys: 3 })
    const body = fc.oneof(
      text,
      object.map((one) => JSON.stringify(one)),
      fc.array(object, { maxLength: 2 }).map((list) => JSON.stringify(list)),
    )
    const search = fc
      .array(fc.tuple(key, text), { maxLength: 3 })
      .map((pairs) => pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&'))
    return fc.record({ name: fc.constant(name), search, body, type, isGet: fc.boolean() })
  })
  await fc.assert(
    fc.asyncProperty(one, async ({ name, search, body, type, isGet }) => {
      const answer = await ana.fetch(`/rest/v1/rpc/${name}${isGet ? `?${search}` : ''}`, {
        method: isGet ? 'GET' : 'POST',
        body: isGet ? undefined : body,
        headers: { 'accept-profile': SCHEMA, 'content-profile': SCHEMA, 'content-type': type, prefer: 'tx=rollback' },
      })
      expect(answer.status, `${name} ${await answer.text()}`).toBeLessThan(500)
    }),
    { numRuns },
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
    'cookie',
    'x-anything',
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
      'timezone=Etc/GMT+12',
      'timezone=UTC0',
      'tx=rollback',
      'a=b; __proto__=1; =; x',
      'application/vnd.pgrst.plan+json; for="text/csv"; options=analyze',
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
    { numRuns },
  )
})
