import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedApp, type TestApp, type TestUser } from '../../testing'

const password = 'green7horses'

let app: TestApp
let ana: TestUser
beforeAll(async () => {
  app = await sharedApp()
  ana = await app.newUser()
})

async function send(call: string, payload: unknown, headers: Record<string, string> = {}) {
  const [method, path] = call.split(' ') as ['POST', string]
  const answer = await app.app.inject({
    method,
    url: `/auth/v1${path}`,
    headers: {
      apikey: app.anonKey,
      authorization: `Bearer ${ana.token}`,
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      ...headers,
    },
    payload: typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload),
  })
  return { status: answer.statusCode, ...answer.json<{ code: string; message: string }>() }
}

/** What must not move while nonsense is refused. */
async function stored() {
  const [row] = await app.db.query(sql<Record<string, unknown>>`
    select (select count(*)::int from auth.users) as users, (select count(*)::int from auth.sessions) as sessions,
           (select to_jsonb(u) from auth.users u where id = ${ana.id}) as ana`)
  return row
}

const wrongTypes = [7, true, ['a'], { a: 1 }]
const badTexts = ['\u0000', 'a\u0000b', 'a\nb', 'a\u001bb', '\ud800', 'x'.repeat(100_000)]
const notAddresses = ['ana', '<b>x</b>', "' or 1=1; --", '🐴@🐴', 'مرحبا@مثال', '‮ana@example.com']
const notObjects = ['text', 7, true, ['a'], []]
const badData = [{ a: 'x\u0000' }, { 'k\u0000': 1 }, { a: { b: '\udfff' } }, { a: 'x'.repeat(30_000) }, nested(100)]

function nested(depth: number): object {
  return depth === 0 ? {} : { inner: nested(depth - 1) }
}

describe.each([
  [
    'POST /signup',
    { email: () => `${randomUUID()}@example.com`, password: () => password, data: () => ({}) },
    { email: [undefined, null, '', ...notAddresses], password: [undefined, null, ''], data: [] },
  ],
  [
    'POST /token?grant_type=password',
    { email: () => ana.email, password: () => ana.password },
    { email: [undefined, null, ''], password: [undefined, null, ''] },
  ],
  [
    'PUT /user',
    {
      email: () => ana.email,
      password: () => 'brown8horses',
      current_password: () => ana.password,
      data: () => ({ a: 1 }),
    },
    { email: notAddresses, password: [], current_password: [], data: [] },
  ],
] as [string, Record<string, () => unknown>, Record<string, unknown[]>][])('%s', (call, good, alsoBad) => {
  const cases = Object.entries(alsoBad).flatMap(([field, values]) =>
    [...values, ...(field === 'data' ? [...notObjects, ...badData] : [...wrongTypes, ...badTexts])].map(
      (value) => [field, value] as const,
    ),
  )

  test.each(cases)('refuses %s = %j, names it and stores nothing', async (field, value) => {
    const before = await stored()
    const body = Object.fromEntries(Object.entries(good).map(([name, make]) => [name, make()]))
    const answer = await send(call, { ...body, [field]: value })
    expect(answer).toMatchObject({ status: 400, code: 'validation_failed' })
    expect(answer.message.toLowerCase()).toContain(field)
    expect(await stored()).toEqual(before)
  })
})

test.each([{ create_user: 'false' }, { create_user: 0 }, { phone: '+4912345678' }, { email: undefined }])(
  'POST /otp refuses %j and makes no account',
  async (change) => {
    const before = await stored()
    const answer = await send('POST /otp', { email: `${randomUUID()}@example.com`, ...change })
    expect(answer).toMatchObject({ status: 400, code: 'validation_failed' })
    expect(await stored()).toEqual(before)
  },
)

describe('bodies that are none', () => {
  const calls = ['POST /signup', 'POST /token?grant_type=password', 'POST /token?grant_type=refresh_token', 'PUT /user']
  const bodies: [string, string | Buffer][] = [
    ['half a JSON', '{"email":'],
    ['plain text', 'hello'],
    ['a list', '[]'],
    ['a number', '7'],
    ['a text', '"a"'],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    ['a poisoned prototype', '{"data":{"__proto__":{"admin":true}}}'],
    ['brackets without end', '['.repeat(100_000)],
    ['a form', 'email=a&password=b'],
  ]

  test.each(calls.flatMap((call) => bodies.map(([name, body]) => [call, name, body] as const)))(
    '%s with %s is bad JSON',
    async (call, _, body) => {
      const before = await stored()
      expect(await send(call, body)).toMatchObject({
        status: 400,
        code: 'bad_json',
        message: expect.stringContaining('JSON'),
      })
      expect(await stored()).toEqual(before)
    },
  )

  test.each(calls)('%s with more than a megabyte is too large', async (call) => {
    expect(await send(call, JSON.stringify({ email: 'x'.repeat(1_100_000) }))).toMatchObject({
      status: 413,
      code: 'request_entity_too_large',
    })
  })

  test.each(calls)('%s without a body says what is missing or needs nothing', async (call) => {
    const { status } = await send(call, '')
    expect(status).toBe(call === 'PUT /user' ? 200 : call === 'POST /signup' ? 422 : 400)
  })

  test('the content type does not matter', async () => {
    for (const type of ['text/plain', 'application/json; charset=utf-8', 'application/x-www-form-urlencoded']) {
      const answer = await send(
        'POST /signup',
        { email: `${randomUUID()}@example.com`, password },
        { 'content-type': type },
      )
      expect([type, answer.status]).toEqual([type, 200])
    }
  })
})

test.each([
  ['/user%ff'],
  ['/%00'],
  ['/user/../../x'],
  [`/${'x'.repeat(5000)}`],
  ['/token?grant_type=%00'],
  ['//signup'],
])('the strange path %s is no server fault', async (path) => {
  const answer = await app.app.inject({ method: 'POST', url: `/auth/v1${path}`, headers: { apikey: app.anonKey } })
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.statusCode).toBeLessThan(500)
})

test('strange headers are no server fault', async () => {
  const strange = ['', ' ', 'Bearer', 'Bearer a b', `Bearer ${'x'.repeat(9000)}`, 'bearer \u00ff', '[object Object]']
  for (const authorization of strange) {
    const answer = await app.app.inject({
      url: '/auth/v1/user',
      headers: {
        apikey: app.anonKey,
        authorization,
        'x-supabase-api-version': 'x'.repeat(500),
        'user-agent': '\u00ff'.repeat(2000),
      },
    })
    expect([authorization, [401, 403].includes(answer.statusCode)]).toEqual([authorization, true])
  }
})
