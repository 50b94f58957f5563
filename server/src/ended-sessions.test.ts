import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp, type TestUser } from './testing'
import { addFactor, ask } from './features/account/testing/devices'

let api: TestApp
beforeAll(async () => {
  api = await testApp({ env: { AI_OWN_KEYS: 'on' } })
})

type Operation = { security?: readonly object[] }

/** Every operation of the product that asks for a signed-in user. */
const operations = () =>
  Object.entries(api.app.swagger().paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations as Record<string, Operation>)
      .filter(([, { security }]) => security?.some((one) => 'user' in one || 'session' in one))
      .map(([method]) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')}`),
  )

/** With the status of their own protocol. */
const DATA_CALLS: [string, number, object?][] = [
  ['GET /rest/v1/scripts', 401],
  ['POST /rest/v1/scripts', 401, { title: 'After the end' }],
  ['POST /rest/v1/rpc/restore_scripts', 401, { script_ids: [] }],
  ['POST /storage/v1/object/list/avatars', 400, { prefix: '' }],
  ['GET /auth/v1/user', 403],
]

async function send(token: string, call: string, body?: object) {
  const [method, url] = call.split(' ') as ['POST', string]
  const headers = { apikey: api.anonKey, authorization: `Bearer ${token}` }
  const answer = await api.app.inject({ method, url, headers, ...(method === 'POST' && { payload: body ?? {} }) })
  return answer.statusCode
}

describe('an access token is refused at once after', () => {
  const ENDS: [string, (user: TestUser) => Promise<unknown>][] = [
    [
      'its account was deleted',
      ({ token, email, password }) => ask(api, token, 'POST', '/delete', { confirmation: email, password }),
    ],
    ['a sign-out everywhere', ({ supabase }) => supabase.auth.signOut({ scope: 'global' })],
    [
      'its session has reached its end',
      ({ id }) => db(sql`update auth.sessions set not_after = now() where user_id = ${id}`),
    ],
    ['a ban', ({ id }) => db(sql`update auth.users set banned_until = now() + interval '1 day' where id = ${id}`)],
  ]
  const db = (statement: ReturnType<typeof sql>) => api.db.query(statement)

  test.each(ENDS)('%s, by the data services', async (_, end) => {
    const ana = await api.newUser()
    await end(ana)
    for (const [call, status, body] of DATA_CALLS) expect(await send(ana.token, call, body), call).toBe(status)
    expect(await api.db.query(sql`select from scripts where user_id = ${ana.id}`)).toEqual([])
  })

  test.each(['aal1', 'aal2'])('a sign-out, by every endpoint of the product that needs a user (%s)', async (aal) => {
    const ana = await api.newUser()
    const token = aal === 'aal1' ? ana.token : (await addFactor(ana)).token
    await ana.supabase.auth.signOut({ scope: 'global' })
    const answered = await Promise.all(operations().map(async (call) => [call, await send(token, call)]))
    expect(answered.filter(([, status]) => status !== 401)).toEqual([])
    expect(answered.length).toBeGreaterThan(40)
  })
})
