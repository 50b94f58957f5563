import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp, type TestUser } from '../../testing'
import { createFilms, dropSchema } from './testing/films'

const SCHEMA = 'rest_headers'
let setUp: TestApp
let ana: TestUser
beforeAll(async () => {
  setUp = await testApp({ env: { REST_SCHEMAS: `${SCHEMA}, public`, REST_MAX_ROWS: '2' } })
  await createFilms(setUp, SCHEMA)
  ana = await setUp.newUser()
})
afterAll(() => dropSchema(setUp, SCHEMA))

const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  ana.fetch(`/rest/v1/${path}`, { method, body: body === undefined ? undefined : JSON.stringify(body), headers })

describe('status and Content-Range of a read', () => {
  test.each([
    ['films', {}, 200, '0-1/*'],
    ['films', { prefer: 'count=exact' }, 206, '0-1/3'],
    ['films', { prefer: 'count=estimated' }, 206, /^0-1\/\d+$/],
    ['films?limit=1', { prefer: 'count=planned' }, 206, /^0-0\/\d+$/],
    ['films?id=lt.3', { prefer: 'count=exact' }, 200, '0-1/2'],
    ['films?limit=1&offset=1', { prefer: 'count=exact' }, 206, '1-1/3'],
    ['films?limit=0', { prefer: 'count=exact' }, 206, '*/3'],
    ['films?id=eq.0', {}, 200, '*/*'],
    ['films?id=eq.0', { prefer: 'count=exact' }, 200, '*/0'],
    ['films?offset=3', { prefer: 'count=exact' }, 206, '*/3'],
    ['films?offset=4', { prefer: 'count=exact' }, 416, '*/3'],
    ['films?offset=-4', {}, 200, '0-1/*'],
    ['films?limit=undefined&offset=NaN', {}, 200, '0-1/*'],
    ['films?offset=4', {}, 200, '*/*'],
    ['films', { range: '0-0' }, 200, '0-0/*'],
    ['films', { range: '1-', 'range-unit': 'items' }, 200, '1-2/*'],
    ['films?limit=1', { range: '1-5' }, 200, '*/*'],
    ['films', { range: 'bytes=0-10' }, 200, '0-1/*'],
  ] as [string, Record<string, string>, number, string | RegExp | null][])(
    '%s with %o: %i %s',
    async (path, headers, status, range) => {
      for (const method of ['GET', 'HEAD']) {
        const answer = await send(method, path, undefined, headers)
        const given = answer.headers.get('content-range')
        expect({ method, status: answer.status }).toEqual({ method, status })
        if (range instanceof RegExp) expect(given).toMatch(range)
        else expect(given).toBe(range)
      }
    },
  )

  test('names where it came from', async () => {
    const answer = await send('GET', 'films?select=id&limit=1')
    expect(answer.headers.get('content-location')).toBe('/films?limit=1&select=id')
    const odd = await send('GET', 'films?title=in.("a%26b",c+d)&select=id')
    expect(odd.headers.get('content-location')).toBe('/films?select=id&title=in.%28%22a%26b%22%2Cc%20d%29')
    const bare = await send('GET', 'films')
    expect(bare.headers.get('content-location')).toBe('/films')
  })

  test('leaves that out when clients would choke on so long a header', async () => {
    const answer = await send('GET', `films?select=id&id=in.(${Array.from({ length: 3000 }, (_, i) => i).join(',')})`)
    expect([answer.status, answer.headers.get('content-location')]).toEqual([200, null])
  })
})

describe('Preference-Applied', () => {
  const ALL =
    'resolution=merge-duplicates, missing=default, return=representation, count=exact, tx=rollback, handling=strict, timezone=Asia/Tokyo, max-affected=9'
  test.each([
    ['GET', 'films', undefined, 'count=exact, tx=rollback, handling=strict, timezone=Asia/Tokyo'],
    [
      'POST',
      'people',
      { id: 70, name: 'x' },
      'resolution=merge-duplicates, missing=default, return=representation, count=exact, tx=rollback, handling=strict, timezone=Asia/Tokyo',
    ],
    [
      'PATCH',
      'people?id=eq.4',
      { name: 'x' },
      'missing=default, return=representation, count=exact, tx=rollback, handling=strict, timezone=Asia/Tokyo, max-affected=9',
    ],
    [
      'DELETE',
      'awards?id=eq.1',
      undefined,
      'return=representation, count=exact, tx=rollback, handling=strict, timezone=Asia/Tokyo, max-affected=9',
    ],
    [
      'PUT',
      'people?id=eq.4',
      { id: 4, name: 'x' },
      'return=representation, count=exact, tx=rollback, handling=strict, timezone=Asia/Tokyo',
    ],
    ['POST', 'rpc/since', { y: 1 }, 'count=exact, tx=rollback, handling=strict, timezone=Asia/Tokyo, max-affected=9'],
  ])('%s %s', async (method, path, body, applied) => {
    const answer = await send(method, path, body, { prefer: ALL })
    expect(answer.ok, await answer.clone().text()).toBe(true)
    expect(answer.headers.get('preference-applied')).toBe(applied)
  })

  test('leaves out what is not known, and the first of a kind counts', async () => {
    const answer = await send('GET', 'films', undefined, {
      prefer: 'count=none, tx=commit, tx=rollback, timezone=Mars/Base, max-affected=3',
    })
    expect(answer.headers.get('preference-applied')).toBe('tx=commit')
    expect((await send('GET', 'films')).headers.get('preference-applied')).toBeNull()
  })

  test.each(['PST', 'IST', 'PLT'])('%s, which is no time zone to PostgreSQL, asks for nothing', async (zone) => {
    const answer = await send('GET', 'films', undefined, { prefer: `timezone=${zone}` })
    expect([answer.status, answer.headers.get('preference-applied')]).toEqual([200, null])
  })

  test('times come in the time zone asked for', async () => {
    const zone = await send('POST', 'rpc/setting', { name: 'timezone' }, { prefer: 'timezone=America/Los_Angeles' })
    expect(await zone.json()).toBe('America/Los_Angeles')
  })
})

describe('a write', () => {
  test('says how many rows, and where the new one is', async () => {
    const made = await send('POST', 'people', { id: 71, name: 'x' }, { prefer: 'return=headers-only,count=exact' })
    expect([made.status, made.headers.get('location'), made.headers.get('content-range'), await made.text()]).toEqual([
      201,
      '/people?id=eq.71',
      '*/1',
      '',
    ])
    const pair = await send('POST', 'roles', { film_id: 3, actor_id: 4 }, { prefer: 'return=headers-only' })
    expect(pair.headers.get('location')).toBe('/roles?film_id=eq.3&actor_id=eq.4')
    const changed = await send('PATCH', 'people?id=eq.71', { name: 'y' }, { prefer: 'count=exact' })
    expect([changed.status, changed.headers.get('content-range')]).toEqual([204, '0-0/1'])
    expect((await send('PATCH', 'people?id=eq.0', { name: 'y' })).headers.get('content-range')).toBe('*/*')
    const removed = await send('DELETE', 'people?id=eq.71', undefined, { prefer: 'count=exact,return=representation' })
    expect([removed.status, removed.headers.get('content-range')]).toEqual([200, '*/1'])
  })

  test('by PUT makes a row or replaces it', async () => {
    const rows = { prefer: 'return=representation' }
    const made = await send('PUT', 'people?id=eq.80', { id: 80, name: 'Made', mentor_id: 1 }, rows)
    expect([made.status, await made.json()]).toEqual([201, [{ id: 80, name: 'Made', mentor_id: 1 }]])
    const replaced = await send('PUT', 'people?id=eq.80', [{ id: 80, name: 'Replaced' }], rows)
    expect([replaced.status, await replaced.json()]).toMatchObject([200, [{ name: 'Replaced' }]])
    expect((await send('PUT', 'roles?film_id=eq.3&actor_id=eq.1', { film_id: 3, actor_id: 1, part: 'x' })).status).toBe(
      204,
    )
    const single = await send(
      'PUT',
      'people?id=eq.80',
      { id: 80, name: 'One' },
      { ...rows, accept: 'application/vnd.pgrst.object+json' },
    )
    expect(await single.json()).toMatchObject({ name: 'One' })
    for (const path of [
      'people',
      'people?id=gt.1',
      'people?id=not.eq.1',
      'people?or=(id.eq.1)',
      'roles?film_id=eq.1',
      'film_cards?film=eq.1',
    ]) {
      expect([path, (await send('PUT', path, { id: 80 })).status]).toEqual([path, 405])
    }
  })

  test('through a view reaches its table', async () => {
    const made = await send(
      'POST',
      'film_list',
      { id: 90, title: 'Seen', released: 1980 },
      { prefer: 'return=representation' },
    )
    expect([made.status, await made.json()]).toEqual([
      201,
      [{ id: 90, title: 'Seen', released: 1980, director_id: null }],
    ])
    const merged = await send(
      'POST',
      'film_list',
      { id: 90, title: 'Again' },
      { prefer: 'resolution=merge-duplicates,return=headers-only' },
    )
    expect([merged.status, merged.headers.get('location')]).toEqual([200, '/film_list?id=eq.90'])
    expect((await send('DELETE', 'film_list?id=eq.90')).status).toBe(204)
  })

  test('carries headers that a trigger sets', async () => {
    const made = await send('POST', 'posters', { film_id: 3, url: 'x' })
    expect([made.status, made.headers.get('x-poster')]).toEqual([201, 'new'])
  })

  test('gives back more rows than a read does', async () => {
    const rows = [91, 92, 93].map((id) => ({ id, name: 'Many' }))
    expect(await (await send('POST', 'people', rows, { prefer: 'return=representation' })).json()).toHaveLength(3)
    await send('DELETE', 'people?id=gt.90')
  })
})

describe('a profile', () => {
  test('chooses the schema, and the first is the default', async () => {
    const own = await send('GET', 'films?select=id&limit=1')
    expect([own.status, own.headers.get('content-profile')]).toEqual([200, SCHEMA])
    const other = await send('GET', 'profiles?select=id', undefined, { 'accept-profile': 'public' })
    expect([await other.json(), other.headers.get('content-profile')]).toEqual([[{ id: ana.id }], 'public'])
    expect((await send('GET', 'profiles')).status).toBe(404)
    const written = await send('POST', 'script_folders', { name: 'Other schema' }, { 'content-profile': 'public' })
    expect(written.status).toBe(201)
  })

  test.each(['private', 'auth', 'pg_catalog', 'information_schema', 'storage', `${SCHEMA}"; drop`])(
    'never opens %s',
    async (schema) => {
      expect((await send('GET', 'users', undefined, { 'accept-profile': schema })).status).toBe(406)
    },
  )

  test.each(['private', 'auth', 'pg_catalog', 'pg_toast', 'information_schema'])(
    'a server does not start when it is to expose %s',
    async (schema) => {
      await expect(testApp({ env: { REST_SCHEMAS: `public,${schema}` } })).rejects.toThrow(
        `REST_SCHEMAS: ${schema} cannot be exposed`,
      )
    },
  )
})

describe('the media type', () => {
  test.each([
    ['application/json', 'application/json; charset=utf-8', '[{"id":1}]'],
    ['*/*', 'application/json; charset=utf-8', '[{"id":1}]'],
    ['text/html, application/json;q=0.1', 'application/json; charset=utf-8', '[{"id":1}]'],
    ['text/csv', 'text/csv; charset=utf-8', 'id\n1'],
    ['application/vnd.pgrst.object+json', 'application/vnd.pgrst.object+json; charset=utf-8', '{"id":1}'],
    [
      'application/vnd.pgrst.object+json;nulls=stripped',
      'application/vnd.pgrst.object+json; nulls=stripped; charset=utf-8',
      '{"id":1}',
    ],
    [
      'application/vnd.pgrst.array+json;nulls=stripped',
      'application/vnd.pgrst.array+json; nulls=stripped; charset=utf-8',
      '[{"id":1}]',
    ],
  ])('%s', async (accept, type, body) => {
    const answer = await send('GET', 'films?select=id&id=eq.1', undefined, { accept })
    expect([answer.headers.get('content-type'), (await answer.text()).trim()]).toEqual([type, body])
  })

  test('of the description is that of OpenAPI, for those who may see something', async () => {
    const answer = await send('GET', '', undefined, { accept: 'application/openapi+json' })
    expect(answer.headers.get('content-type')).toBe('application/openapi+json; charset=utf-8')
    const description = (await answer.json()) as {
      paths: object
      definitions: Record<string, { required: string[]; properties: object }>
    }
    expect(Object.keys(description.paths)).toEqual(expect.arrayContaining(['/films', '/film_list', '/rpc/add']))
    expect(description.definitions.films).toMatchObject({
      required: expect.arrayContaining(['id', 'title']),
      properties: {
        id: { type: 'integer', format: 'integer', description: 'Note:\nThis is a Primary Key.<pk/>' },
        title: { description: 'As it stands on the poster', type: 'string' },
        tags: { type: 'array' },
        year: { default: '2000' },
        mood: { enum: ['calm', 'tense'] },
        director_id: { description: "Note:\nThis is a Foreign Key to `people.id`.<fk table='people' column='id'/>" },
      },
    })
    expect((await send('HEAD', '')).status).toBe(200)
    expect((await send('GET', '', undefined, { accept: 'text/csv' })).status).toBe(406)
    const closed = await setUp.app.inject({ url: '/rest/v1/', headers: { apikey: setUp.anonKey } })
    expect(closed.json()).toMatchObject({ definitions: {} })
  })
})
