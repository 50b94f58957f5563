import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp, type TestUser } from '../../testing'
import { growth } from '../../testing/growth'
import { createFilms, dropSchema } from './testing/films'

const SCHEMA = 'rest_refusals'
let setUp: TestApp
let ana: TestUser
beforeAll(async () => {
  setUp = await testApp({ env: { REST_SCHEMAS: `public,${SCHEMA}` } })
  await createFilms(setUp, SCHEMA)
  ana = await setUp.newUser()
})
afterAll(() => dropSchema(setUp, SCHEMA))

const send = (method: string, path: string, body?: string, headers: Record<string, string> = {}) =>
  ana.fetch(`/rest/v1/${path}`, {
    method,
    body,
    headers: { 'accept-profile': SCHEMA, 'content-profile': SCHEMA, ...headers },
  })

const NO_PREFERENCE = { prefer: 'handling=strict, return=all, whatever, count=exact' }

/** Method, path, status, the whole body, request body, headers. */
const REFUSED: [string, string, number, object, string?, Record<string, string>?][] = [
  [
    'GET',
    'films?title=foo.1',
    400,
    {
      code: 'PGRST100',
      message: '"failed to parse filter (foo.1)" (line 1, column 1)',
      details: 'unexpected "f" expecting "not" or operator (eq, gt, ...)',
      hint: null,
    },
  ],
  [
    'POST',
    'people',
    400,
    { code: 'PGRST102', message: 'All object keys must match', details: null, hint: null },
    '[{"id":1},{"name":"x"}]',
  ],
  [
    'GET',
    'films?limit=-1',
    416,
    {
      code: 'PGRST103',
      message: 'Requested range not satisfiable',
      details: 'Limit should be greater than or equal to zero.',
      hint: null,
    },
  ],
  [
    'GET',
    'films?offset=7',
    416,
    {
      code: 'PGRST103',
      message: 'Requested range not satisfiable',
      details: 'An offset of 7 was requested, but there are only 3 rows.',
      hint: null,
    },
    undefined,
    { prefer: 'count=exact' },
  ],
  [
    'GET',
    'films',
    416,
    {
      code: 'PGRST103',
      message: 'Requested range not satisfiable',
      details: 'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
      hint: null,
    },
    undefined,
    { range: '3-1' },
  ],
  [
    'PUT',
    'people?id=eq.1&name=eq.x',
    405,
    {
      code: 'PGRST105',
      message: "Filters must include all and only primary key columns with 'eq' operators",
      details: null,
      hint: null,
    },
    '{"id":1}',
  ],
  [
    'GET',
    'films',
    406,
    {
      code: 'PGRST106',
      message: 'Invalid schema: private',
      details: null,
      hint: `Only the following schemas are exposed: public, ${SCHEMA}`,
    },
    undefined,
    { 'accept-profile': 'private' },
  ],
  [
    'GET',
    'films',
    406,
    {
      code: 'PGRST107',
      message: 'None of these media types are available: text/x, image/png',
      details: null,
      hint: null,
    },
    undefined,
    { accept: 'text/x,image/png' },
  ],
  ['GET', 'films', 406, { code: 'PGRST107' }, undefined, { accept: 'application/openapi+json' }],
  [
    'GET',
    'films?people.name=eq.x',
    400,
    {
      code: 'PGRST108',
      message: "'people' is not an embedded resource in this request",
      details: null,
      hint: "Verify that 'people' is included in the 'select' query parameter.",
    },
  ],
  ['GET', 'films?order=people(name)', 400, { code: 'PGRST108' }],
  [
    'GET',
    'films?select=awards(*)&awards.films.id=eq.1',
    400,
    { code: 'PGRST108', message: "'films' is not an embedded resource in this request" },
  ],
  [
    'PUT',
    'people?id=eq.1&limit=1',
    400,
    {
      code: 'PGRST114',
      message: 'limit/offset querystring parameters are not allowed for PUT',
      details: null,
      hint: null,
    },
    '{"id":1}',
  ],
  [
    'PUT',
    'people?id=eq.1',
    400,
    {
      code: 'PGRST115',
      message: 'Payload values do not match URL in primary key column(s)',
      details: null,
      hint: null,
    },
    '{"id":2,"name":"x"}',
  ],
  ['DELETE', '', 405, { code: 'PGRST117', message: 'Unsupported HTTP method: DELETE', details: null, hint: null }],
  [
    'GET',
    'films?select=awards(id)&order=awards(id)',
    400,
    {
      code: 'PGRST118',
      message: "A related order on 'awards' is not possible",
      details: "'films' and 'awards' do not form a many-to-one or one-to-one relationship",
      hint: null,
    },
  ],
  [
    'GET',
    'films?select=awards(id)&awards=eq.1',
    400,
    {
      code: 'PGRST120',
      message: "Bad operator on the 'awards' embedded resource",
      details: 'Only is null or not is null filters are allowed on embedded resources',
      hint: null,
    },
  ],
  [
    'GET',
    'films',
    400,
    {
      code: 'PGRST122',
      message: 'Invalid preferences given with handling=strict',
      details: 'Invalid preferences: return=all, whatever',
      hint: null,
    },
    undefined,
    NO_PREFERENCE,
  ],
  [
    'GET',
    'films?select=year.sum()',
    400,
    { code: 'PGRST123', message: 'Use of aggregate functions is not allowed', details: null, hint: null },
  ],
  ['GET', 'films?select=count()', 400, { code: 'PGRST123' }],
  ['GET', 'films?select=awards(id.max())', 400, { code: 'PGRST123' }],
  [
    'DELETE',
    'awards',
    400,
    {
      code: 'PGRST124',
      message: 'Query result exceeds max-affected preference constraint',
      details: 'The query affects 3 rows',
      hint: null,
    },
    undefined,
    { prefer: 'handling=strict,max-affected=1' },
  ],
  [
    'GET',
    'films/1',
    404,
    { code: 'PGRST125', message: 'Invalid path specified in request URL', details: null, hint: null },
  ],
  ['GET', 'rpc/', 404, { code: 'PGRST125' }],
  [
    'GET',
    'films?select=posts(*)',
    400,
    {
      code: 'PGRST200',
      message: "Could not find a relationship between 'films' and 'posts' in the schema cache",
      details: `Searched for a foreign key relationship between 'films' and 'posts' in the schema '${SCHEMA}', but no matches were found.`,
      hint: "Perhaps you meant 'posters' instead of 'posts'.",
    },
  ],
  [
    'GET',
    'films?select=awards!nothing(*)',
    400,
    {
      code: 'PGRST200',
      details: `Searched for a foreign key relationship between 'films' and 'awards' using the hint 'nothing' in the schema '${SCHEMA}', but no matches were found.`,
      hint: null,
    },
  ],
  [
    'GET',
    'films?select=people(name)',
    300,
    {
      code: 'PGRST201',
      message: "Could not embed because more than one relationship was found for 'films' and 'people'",
      details: [
        {
          cardinality: 'many-to-one',
          embedding: 'films with people',
          relationship: 'films_director using films(director_id) and people(id)',
        },
        {
          cardinality: 'many-to-one',
          embedding: 'films with people',
          relationship: 'films_writer using films(writer_id) and people(id)',
        },
        {
          cardinality: 'many-to-many',
          embedding: 'films with people',
          relationship: 'roles using roles_film_id_fkey(film_id) and roles_actor_id_fkey(actor_id)',
        },
      ],
      hint: "Try changing 'people' to one of the following: 'people!films_director', 'people!films_writer', 'people!roles'. Find the desired relationship in the 'details' key.",
    },
  ],
  [
    'POST',
    'people',
    400,
    {
      code: 'PGRST204',
      message: "Could not find the 'nam' column of 'people' in the schema cache",
      details: null,
      hint: null,
    },
    '{"nam":"x"}',
  ],
  [
    'GET',
    'film',
    404,
    {
      code: 'PGRST205',
      message: `Could not find the table '${SCHEMA}.film' in the schema cache`,
      details: null,
      hint: `Perhaps you meant the table '${SCHEMA}.films'`,
    },
  ],
  [
    'GET',
    'films?titel=eq.x',
    400,
    {
      code: '42703',
      message: 'column films.titel does not exist',
      details: null,
      hint: 'Perhaps you meant to reference the column "films.title".',
    },
  ],
  [
    'POST',
    'awards',
    409,
    {
      code: '23503',
      message: 'insert or update on table "awards" violates foreign key constraint "awards_film_id_fkey"',
      details: 'Key (film_id)=(99) is not present in table "films".',
      hint: null,
    },
    '{"id":9,"film_id":99,"name":"x"}',
  ],
  ['POST', 'people', 400, { code: '23514' }, '{"id":60,"name":"x","mentor_id":60}'],
  ['GET', 'films?mood=eq.happy', 400, { code: '22P02', message: 'invalid input value for enum mood: "happy"' }],
  ['GET', 'films?seats=cs.[3,1)', 400, { code: '22000' }],
]

test.each(REFUSED.map((row) => [`${row[0]} ${row[1]}`, ...row] as const))(
  '%s',
  async (_title, method, path, status, error, body, headers) => {
    const answer = await send(method, path, body, headers)
    const said = (await answer.json()) as { code: string }
    expect([answer.status, said]).toMatchObject([status, error])
    expect(Object.keys(said)).toEqual(['code', 'message', 'details', 'hint'])
    expect(answer.headers.get('proxy-status')).toBe(`PostgREST; error=${said.code}`)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  },
)

test('an address far beyond what a server takes', async () => {
  const answer = await send('GET', `films?title=eq.${'x'.repeat(33_000)}`)
  expect([answer.status, await answer.json()]).toMatchObject([414, { code: 'PGRST100' }])
})

describe('more relations than anybody means are refused before PostgreSQL has to plan them', () => {
  const nested = (depth: number): string =>
    depth === 0
      ? Array.from({ length: 200 }, (_, i) => `a${i}:awards!inner()`).join()
      : `films_director!inner(films!films_director!inner(${nested(depth - 1)}))`
  test.each([
    ['embeds in embeds', `films?select=${nested(4)}`],
    ['one filter on an embed, many times', `films?select=awards()${'&awards=not.is.null'.repeat(600)}`],
  ])('%s', async (_title, path) => {
    const answer = await send('GET', path)
    expect([answer.status, await answer.json()]).toEqual([
      400,
      {
        code: 'PGRST100',
        message: 'The request embeds and filters by too many relations',
        details: null,
        hint: null,
      },
    ])
  })

  test('and what is only deep is answered', async () => {
    const deep = `films?select=${nested(4).replace(/a1:[^)]*\)(?:,[^)]*\))*/, 'x:awards()')}`
    expect((await send('GET', deep)).status).toBe(200)
  })
})

test('a code that no header can hold comes in the body', async () => {
  const message = JSON.stringify({ code: 'a\r\n☃b', message: 'm' })
  const body = { state: 'PGRST', message, detail: '{"status":402,"headers":{}}' }
  const answer = await send('POST', 'rpc/raise_state', JSON.stringify(body))
  expect([answer.status, await answer.json()]).toMatchObject([402, { code: 'a\r\n☃b', message: 'm' }])
  expect(answer.headers.get('proxy-status')).toBe('PostgREST; error=ab')
})

describe('what PostgreSQL refuses has the status of its state', () => {
  const raise = (state: string, message = 'Said so', detail?: string) =>
    send('POST', 'rpc/raise_state', JSON.stringify({ state, message, ...(detail === undefined ? {} : { detail }) }))

  test.each([
    ...['23503', '23505'].map((state) => [state, 409] as const),
    ...['42883', '42P01'].map((state) => [state, 404] as const),
    ...['28000', '28P01', '0L000', '0P000', '42501'].map((state) => [state, 403] as const),
    ...['08000', '08006', '53000', '53300', '57P01'].map((state) => [state, 503] as const),
    ...['09000', '25000', '2D000', '38000', '39000', '3B000', '40000', '40001', '53400', '54000', '55000', '57000'].map(
      (state) => [state, 500] as const,
    ),
    ...['57014', '58000', 'F0000', 'HV000', 'P0002', 'XX000', '42P17', '21000'].map((state) => [state, 500] as const),
    ...['P0001', '22012', '22023', '23502', '23514', '42703', '22P02', '44000', 'ABCDE'].map(
      (state) => [state, 400] as const,
    ),
    ['25006', 405],
    ['PT402', 402],
    ['PT503', 503],
    ['PT100', 500],
    ['PTABC', 500],
  ] as const)('%s: %i', async (state, status) => {
    const answer = await raise(state)
    expect([answer.status, await answer.json()]).toMatchObject([status, { code: state }])
  })

  test('keeps the words of a function, but not those about the installation', async () => {
    expect(await (await raise('P0002')).json()).toMatchObject({ message: 'Said so' })
    expect(await (await raise('21000', 'DELETE requires a WHERE clause')).json()).toMatchObject({ code: '21000' })
    expect((await raise('21000', 'DELETE requires a WHERE clause')).status).toBe(400)
    expect((await raise('22023', 'role "x" does not exist')).status).toBe(401)
    expect(await (await raise('58030', 'could not write file "/secret"')).text()).not.toContain('/secret')
    expect(await (await send('POST', 'rpc/many_rows', '{}')).json()).toMatchObject({
      code: '21000',
      message: 'more than one row returned by a subquery used as an expression',
    })
  })

  test('answers as a function raises it with PGRST', async () => {
    const message = JSON.stringify({ code: '123', message: 'Pay first', details: 'd', hint: 'h' })
    const answer = await raise('PGRST', message, JSON.stringify({ status: 402, headers: { 'X-Powered-By': 'films' } }))
    expect([answer.status, await answer.json(), answer.headers.get('x-powered-by')]).toEqual([
      402,
      { code: '123', message: 'Pay first', details: 'd', hint: 'h' },
      'films',
    ])
  })

  test.each([
    ['INVALID', '{"status":400,"headers":{}}', "Invalid JSON value for MESSAGE: 'INVALID'"],
    ['{"code":"1"}', '{"status":400,"headers":{}}', `Invalid JSON value for MESSAGE: '{"code":"1"}'`],
    [
      '{"code":"1","message":"m"}',
      '{"status":99,"headers":{}}',
      `Invalid JSON value for DETAIL: '{"status":99,"headers":{}}'`,
    ],
    ['{"code":"1","message":"m"}', undefined, 'DETAIL is missing in the RAISE statement'],
  ])('says what is wrong with PGRST, %s and %s', async (message, detail, details) => {
    const answer = await raise('PGRST', message, detail)
    expect([answer.status, await answer.json()]).toMatchObject([
      500,
      { code: 'PGRST121', message: `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`, details },
    ])
  })
})

describe('a credential that does not count', () => {
  const asked = (authorization: string) =>
    setUp.app.inject({ url: '/rest/v1/scripts', headers: { apikey: setUp.anonKey, authorization } })

  test.each([
    ['Bearer x', 'PGRST301', 'Expected 3 parts in JWT; got 1'],
    ['Bearer a.b', 'PGRST301', 'Expected 3 parts in JWT; got 2'],
    ['Bearer a.b.c', 'PGRST301', 'JWT cryptographic operation failed'],
  ])('%s', async (authorization, code, message) => {
    const answer = await asked(authorization)
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { code, message }])
    expect(answer.headers['www-authenticate']).toBe(`Bearer error="invalid_token", error_description="${message}"`)
  })

  test('a token that is over, of an unknown kind, or signed by nobody', async () => {
    const late = await setUp.tokens.sign({ role: 'authenticated', sub: randomUUID(), exp: 1_600_000_000 })
    expect((await asked(`Bearer ${late}`)).json()).toMatchObject({ code: 'PGRST303', message: 'JWT expired' })
    const [head = '', body = ''] = late.split('.')
    expect((await asked(`Bearer ${head}.${body}.AAAA`)).json()).toMatchObject({ code: 'PGRST301' })
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    expect((await asked(`Bearer ${none}.${body}.`)).json()).toMatchObject({
      code: 'PGRST301',
      message: 'Wrong or unsupported encoding algorithm',
    })
  })
})

test('a pattern of as many backslashes as an address holds costs no more than as many of some', async () => {
  const asked = (count: number) => async () =>
    expect((await ana.fetch(`/rest/v1/scripts?select=id&title=like.${'\\'.repeat(count)}x`)).status).toBe(200)
  // More than a second where every backslash is a new beginning.
  expect(await growth(31, asked(1000), asked(31_000))).toBeLessThan(4)
})
