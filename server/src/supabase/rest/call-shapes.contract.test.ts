import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp, type TestUser } from '../../testing'
import { createFilms, dropSchema, inSchema } from './testing/films'

const SCHEMA = 'rest_calls'
let setUp: TestApp
let ana: TestUser
beforeAll(async () => {
  setUp = await testApp({ env: { REST_SCHEMAS: `public,${SCHEMA}` } })
  await createFilms(setUp, SCHEMA)
  ana = await setUp.newUser()
})
afterAll(() => dropSchema(setUp, SCHEMA))

const call = (method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}) =>
  ana.fetch(`/rest/v1/rpc/${path}`, {
    method,
    body,
    headers: { 'accept-profile': SCHEMA, 'content-profile': SCHEMA, ...headers },
  })
const said = async (answer: Response) => ({ status: answer.status, body: await answer.text() })

describe('a function answers', () => {
  test.each([
    ['a number as it is', 'add', { a: 1 }, '11'],
    ['no value as null', 'no_value', {}, 'null'],
    ['a set of values as a list', 'titles?limit=2', {}, '["Alpha", "Beta"]'],
    ['a row as an object', 'pair', {}, '{"low":1,"high":2}'],
    ['a single OUT parameter as an object', 'one_out', { n: 1 }, '{"more":2}'],
    ['a row that a filter leaves out as null', 'pair?low=gt.5', {}, 'null'],
    ['a set of a composite type as a list', 'boxes?order=width.desc&select=w:width', {}, '[{"w":3}, \n {"w":1}]'],
    ['one of several overloads', 'over_loaded', { a: 1, b: 2 }, '"two"'],
    ['the other of them', 'over_loaded', { a: 1 }, '"one"'],
    ['a list of JSON to one unnamed parameter', 'echo', [1, { a: null }], '[1, {"a": null}]'],
    ['a first object of a list as its arguments', 'add', [{ a: 5 }, { a: 6 }], '15'],
    ['only the columns named', 'add?columns=a', { a: 1, b: 100, c: 3 }, '11'],
  ])('%s', async (_name, path, body, text) => {
    expect(await said(await call('POST', path, JSON.stringify(body)))).toEqual({ status: 200, body: text })
  })

  test.each([
    ['text to one unnamed parameter', 'loud', 'hello "you"', 'text/plain', '"HELLO \\"YOU\\""'],
    ['bytes to one unnamed parameter', 'size_of', Buffer.from([0, 255, 1]), 'application/octet-stream', '3'],
    ['a form', 'add', 'a=1&b=2', 'application/x-www-form-urlencoded', '3'],
    ['a form with a list', 'join_words', 'words=a&words=b', 'application/x-www-form-urlencoded', '"a-b"'],
    ['CSV', 'add', 'a,b\n1,2', 'text/csv', '3'],
    ['nothing at all', 'titles?limit=1', '', 'application/json', '["Alpha"]'],
  ])('%s', async (_name, path, body, type, text) => {
    expect(await said(await call('POST', path, body, { 'content-type': type }))).toEqual({ status: 200, body: text })
  })

  test.each([
    ['add?a=1&b=2', '3'],
    ['join_words?words=a&words=b', '"a-b"'],
    ['join_words?words={a,b}', '"a-b"'],
    ['list_size?items={1,2,3}', '3'],
    ['json_kind?value={"a":1}', '"object"'],
    ['json_kind?value="text"', '"string"'],
    ['since?y=1960&id=eq.2&select=title', '[{"title":"Beta"}]'],
    ['since?y=1900&select=id,awards(id)&awards.id=eq.3&awards.limit=1&id=eq.2', '[{"id":2,"awards":[{"id":3}]}]'],
    ['titles?offset=1&limit=1', '["Beta"]'],
  ])('GET %s', async (path, text) => {
    expect(await said(await call('GET', path))).toEqual({ status: 200, body: text })
  })
})

describe('a single parameter without a name', () => {
  const rpc = (name: string, args?: object) => inSchema(ana, SCHEMA).rpc(name, args)

  test('is named "" by the client and gets the whole body', async () => {
    expect((await rpc('echo', { '': { a: 1 } })).data).toEqual({ '': { a: 1 } })
    expect((await rpc('many', { '': 'a\\b' })).data).toBe('text {"":"a\\\\b"}')
    expect((await rpc('maybe', { '': true })).data).toBe('text {"":true}')
    expect((await rpc('size_of', { '': 'a\\b' })).data).toBe(11)
  })

  test('of one of several overloads is ambiguous where all may be left out', async () => {
    for (const args of [undefined, {}]) {
      expect(await rpc('maybe', args)).toMatchObject({
        status: 300,
        error: {
          code: 'PGRST203',
          message: `Could not choose the best candidate function between: ${SCHEMA}.maybe(), ${SCHEMA}.maybe( => text)`,
        },
      })
    }
  })

  test('of a type that no body has, makes a function that cannot be called', async () => {
    expect(await rpc('only_int', { '': 1 })).toMatchObject({
      status: 404,
      error: {
        code: 'PGRST202',
        message: `Could not find the function ${SCHEMA}.only_int() in the schema cache`,
        details: `Searched for the function ${SCHEMA}.only_int with parameter  or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.`,
        hint: `Perhaps you meant to call the function ${SCHEMA}.one_out`,
      },
    })
  })
})

describe('a call', () => {
  test('with an array that has more places than PostgreSQL counts is refused as too much', async () => {
    expect((await call('GET', 'list_size?items=[-2147483649]')).status).toBe(400)
  })

  test('is counted without happening twice', async () => {
    const before = Number(await (await call('POST', 'tally', '{}')).text())
    const counted = await call('POST', 'tally', '{}', { prefer: 'count=exact' })
    expect(Number(await counted.text())).toBe(before + 1)
    expect(counted.headers.get('content-range')).toBe('0-0/1')
  })

  test('gives parts of a set with their range', async () => {
    const answer = await call('GET', 'titles', undefined, { range: '1-1', prefer: 'count=exact' })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([206, '1-1/3'])
    const past = await call('GET', 'titles?offset=9', undefined, { prefer: 'count=exact' })
    expect([past.status, await past.json()]).toMatchObject([416, { code: 'PGRST103' }])
  })

  test('of a function that changes nothing cannot write by any method', async () => {
    expect((await call('GET', 'rename_all?prefix=x')).status).toBe(405)
    expect(await said(await call('HEAD', 'add?a=1'))).toEqual({ status: 200, body: '' })
    expect(await (await call('POST', 'setting', '{"name":"transaction_read_only"}')).json()).toBe('on')
  })

  test('is undone when one object was asked for and there are more', async () => {
    const answer = await call('POST', 'rename_all', '{"prefix":"y"}', { accept: 'application/vnd.pgrst.object+json' })
    expect([answer.status, await answer.json()]).toMatchObject([406, { code: 'PGRST116' }])
    expect(await (await call('GET', 'titles')).text()).not.toContain('"yAlpha"')
    const single = await call('GET', 'since?y=1900&id=eq.1&select=id', undefined, {
      accept: 'application/vnd.pgrst.object+json',
    })
    expect([await single.json(), single.headers.get('content-type')]).toEqual([
      { id: 1 },
      'application/vnd.pgrst.object+json; charset=utf-8',
    ])
    const value = await call('POST', 'add', '{"a":1}', { accept: 'application/vnd.pgrst.object+json' })
    expect(await value.json()).toBe(11)
  })

  test('sees what the request said', async () => {
    const ask = async (name: string) =>
      (await (
        await call('POST', 'setting', JSON.stringify({ name }), { cookie: 'a=1; b=two=2', 'x-own': 'Ü' })
      ).json()) as string
    expect(await ask('request.method')).toBe('POST')
    expect(await ask('request.path')).toBe('/rest/v1/rpc/setting')
    expect(JSON.parse(await ask('request.cookies'))).toEqual({ a: '1', b: 'two=2' })
    const headers = JSON.parse(await ask('request.headers')) as Record<string, string>
    expect(headers['x-own']).toBeDefined()
    expect(headers.cookie).toBeUndefined()
    expect(JSON.parse(await ask('request.jwt.claims'))).toMatchObject({ sub: ana.id, role: 'authenticated' })
    expect(await ask('role')).toBe('authenticated')
    expect(await ask('search_path')).toContain(SCHEMA)
  })

  test('may set the status and headers of its answer', async () => {
    const headers = JSON.stringify([
      { 'X-One': '1' },
      { 'Cache-Control': 'max-age=5' },
      { 'Set-Cookie': 'a=1' },
      { 'Set-Cookie': 'b=2' },
    ])
    const answer = await call('POST', 'answer_with', JSON.stringify({ status: '202', headers }))
    expect([answer.status, answer.headers.get('x-one'), answer.headers.get('cache-control')]).toEqual([
      202,
      '1',
      'max-age=5',
    ])
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    const later = await call('POST', 'add', '{"a":1}')
    expect([later.status, later.headers.get('x-one')]).toEqual([200, null])
  })

  test.each(['9', '100', 'x'])('gets an error: %s is no status', async (status) => {
    const answer = await call('POST', 'answer_with', JSON.stringify({ status, headers: '' }))
    const message = 'response.status guc must be a valid status code'
    expect([answer.status, await answer.json()]).toMatchObject([500, { code: 'PGRST112', message }])
  })

  test.each([
    '{"a":"b"}',
    '[1]',
    'x',
    '[{"a":1}]',
    '[{"a b":"c"}]',
    '[{"a":"b\\nc"}]',
    '[{"Content-Length":"1"}]',
    '[{"a":"1","b":"2"}]',
  ])('gets an error: %s are no headers', async (headers) => {
    const answer = await call('POST', 'answer_with', JSON.stringify({ status: '', headers }))
    const message = 'response.headers guc must be a JSON array composed of objects with a single key and a string value'
    expect([answer.status, await answer.json()]).toMatchObject([500, { code: 'PGRST111', message }])
  })
})

describe('a call that fits no function', () => {
  test.each([
    [
      'POST',
      'ad',
      '{}',
      404,
      {
        code: 'PGRST202',
        message: `Could not find the function ${SCHEMA}.ad without parameters in the schema cache`,
        details: `Searched for the function ${SCHEMA}.ad without parameters or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.`,
        hint: `Perhaps you meant to call the function ${SCHEMA}.add`,
      },
    ],
    [
      'POST',
      'add',
      '{"b":1,"x":2}',
      404,
      {
        code: 'PGRST202',
        message: `Could not find the function ${SCHEMA}.add(b, x) in the schema cache`,
        details: `Searched for the function ${SCHEMA}.add with parameters b, x or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.`,
        hint: `Perhaps you meant to call the function ${SCHEMA}.add(a, b)`,
      },
    ],
    [
      'GET',
      'add?z=1',
      undefined,
      404,
      {
        code: 'PGRST202',
        message: `Could not find the function ${SCHEMA}.add(z) in the schema cache`,
        details: `Searched for the function ${SCHEMA}.add with parameter z, but no matches were found in the schema cache.`,
        hint: null,
      },
    ],
    [
      'POST',
      'twice',
      '{"a":"1"}',
      300,
      {
        code: 'PGRST203',
        message: `Could not choose the best candidate function between: ${SCHEMA}.twice(a => integer), ${SCHEMA}.twice(a => text)`,
        details: null,
        hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
      },
    ],
    [
      'POST',
      'add',
      '{"a":"x"}',
      400,
      { code: '22P02', message: 'invalid input syntax for type integer: "x"', details: 'Parameter "a"', hint: null },
    ],
    ['GET', 'list_size?items=x', undefined, 400, { code: '22P02', message: 'malformed array literal: "x"' }],
    ['POST', 'add', '[{"a":1},{"b":1}]', 400, { code: 'PGRST102', message: 'All object keys must match' }],
    ['POST', 'add', '{', 400, { code: 'PGRST102', message: 'Empty or invalid json' }],
    ['PUT', 'add', '{}', 405, { code: 'PGRST101', message: 'Cannot use the PUT method on RPC' }],
    ['PATCH', 'add', '{}', 405, { code: 'PGRST101', message: 'Cannot use the PATCH method on RPC' }],
    ['POST', 'since?select=nothing', '{"y":1}', 400, { code: '42703' }],
    ['POST', 'titles?select=title', '{}', 400, { code: '42703' }],
  ])('%s %s %s: %i', async (method, path, body, status, error) => {
    const answer = await call(method, path, body)
    expect([answer.status, await answer.json()]).toMatchObject([status, error])
  })

  test.each([
    [
      'text/plain',
      `Searched for the function ${SCHEMA}.echo with a single unnamed text parameter, but no matches were found in the schema cache.`,
    ],
    [
      'application/octet-stream',
      `Searched for the function ${SCHEMA}.echo with a single unnamed bytea parameter, but no matches were found in the schema cache.`,
    ],
  ])('because its body is %s', async (type, details) => {
    const answer = await call('POST', 'echo', 'x', { 'content-type': type })
    expect([answer.status, await answer.json()]).toMatchObject([
      404,
      {
        code: 'PGRST202',
        message: `Could not find the function ${SCHEMA}.echo in the schema cache`,
        details,
        hint: null,
      },
    ])
  })

  test('because nobody reads such a body', async () => {
    const answer = await call('POST', 'echo', 'x', { 'content-type': 'image/png' })
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { message: 'Content-Type not acceptable: image/png' },
    ])
  })
})
