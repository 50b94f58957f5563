import { FunctionsHttpError, FunctionsRelayError } from '@supabase/supabase-js'
import { beforeAll, expect, test } from 'vitest'
import { fakeModel } from '../../features/studio/testing'
import { BRIEF, testApp, type TestApp } from '../../testing'

let tools: TestApp

beforeAll(async () => {
  tools = await testApp({ model: fakeModel() })
})

test('invoke gives a function its body and hands on the JSON it answers with [B-CL-03]', async () => {
  const ana = await tools.newUser()
  const { data, error } = await ana.supabase.functions.invoke('generate-script', { body: BRIEF })
  expect(error).toBeNull()
  expect(data).toMatchObject({ success: true, data: { script: { title: expect.any(String) } } })
})

test('invoke sees the answer of a function that refuses', async () => {
  const ana = await tools.newUser()
  const { data, error } = await ana.supabase.functions.invoke('generate-script', { body: { productName: '' } })
  expect(data).toBeNull()
  expect(error).toBeInstanceOf(FunctionsHttpError)
  const answer = (error as FunctionsHttpError).context as Response
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ success: false, code: 'invalid_input', field: 'productName' })
})

test('invoke without a session is refused with 401', async () => {
  const { error } = await tools.anonymous().functions.invoke('generate-script', { body: BRIEF })
  expect(error).toBeInstanceOf(FunctionsHttpError)
  expect(((error as FunctionsHttpError).context as Response).status).toBe(401)
})

test.each(['nothing', 'deeper/nothing', '__proto__'])(
  'no function %s: the host answers, not a function',
  async (name) => {
    const { error } = await tools.anonymous().functions.invoke(name, { body: {} })
    expect(error).toBeInstanceOf(FunctionsRelayError)
    expect(((error as FunctionsRelayError).context as Response).status).toBe(404)
  },
)

test.each(['/auth/v1/signup', '/rest/v1/scripts', '/storage/v1/bucket', '/functions/v1/generate-script'])(
  'a page of another origin may ask what it may send to %s, without a key',
  async (path) => {
    const answer = await tools.app.inject({
      method: 'OPTIONS',
      url: path,
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,authorization,x-client-info,prefer,x-upsert,traceparent',
      },
    })
    expect(answer.statusCode).toBe(204)
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    expect(answer.headers['access-control-allow-headers']).toContain('x-client-info')
    expect(answer.headers['access-control-allow-methods']).toContain('PATCH')
  },
)

test.each([
  ['/auth/v1/user', 401],
  ['/rest/v1/nothing', 401],
  ['/functions/v1/generate-script', 404],
])('also a refusal of %s can be read by a page of another origin', async (path, status) => {
  const answer = await tools.app.inject({ url: path, headers: { origin: 'https://elsewhere.example' } })
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['access-control-allow-origin']).toBe('*')
  expect(answer.headers['access-control-expose-headers']).toContain('X-Supabase-Api-Version')
})

test('our own calls and pages are for our own origin only', async () => {
  const answer = await tools.app.inject({ url: '/api/config', headers: { origin: 'https://elsewhere.example' } })
  expect(answer.headers['access-control-allow-origin']).toBeUndefined()
})

test('a function sees the token that setAuth names, from then on', async () => {
  const ana = await tools.newUser()
  const { functions } = tools.anonymous()
  const before = await functions.invoke('generate-script', { body: BRIEF })
  expect(before.response?.status).toBe(401)
  functions.setAuth(ana.token)
  expect((await functions.invoke('generate-script', { body: BRIEF })).error).toBeNull()
  functions.setAuth('nonsense')
  expect((await functions.invoke('generate-script', { body: BRIEF })).response?.status).toBe(401)
})
