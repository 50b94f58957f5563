import { ScriptAngles } from '@reelwright/shared'
import { beforeAll, expect, test } from 'vitest'
import { BRIEF, testApp, type TestApp, type TestUser } from '../../testing'
import { fakeModel } from './testing'

let tools: TestApp
beforeAll(async () => {
  tools = await testApp()
})

const HOLDER = { ...BRIEF, productName: 'GripMate car phone holder', features: ['strong suction', 'one-hand release'] }

async function anglesOf(user: TestUser, body: unknown = HOLDER) {
  const answer = await user.fetch('/api/script-angles', { method: 'POST', body: JSON.stringify(body) })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> }
}

test('lists angles that a script can be written by, with the recognized kind', async () => {
  const ana = await tools.newUser()
  const { status, body } = await anglesOf(ana)
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, kind: 'car phone holder' })
  const { angles } = ScriptAngles.parse(body)
  expect(angles.length).toBeGreaterThan(2)
  expect(new Set(angles.map(({ label }) => label)).size).toBe(angles.length)

  const wanted = angles.at(-1)!
  const answer = await ana.fetch('/functions/v1/generate-script', {
    method: 'POST',
    body: JSON.stringify({ ...HOLDER, angle: wanted.id }),
  })
  expect(await answer.json()).toMatchObject({
    data: { script: { plan: { angle: { id: wanted.id, label: wanted.label } } } },
    // The list before it used none.
    allowance: { used: 1 },
  })
})

test('has no kind for a product that no writer knows', async () => {
  const { body } = await anglesOf(await tools.newUser(), { ...BRIEF, productName: 'Zorblax', features: [] })
  expect(body).toMatchObject({ success: true, kind: null })
})

test('has no angles where a language model writes', async () => {
  const { newUser } = await testApp({ model: fakeModel() })
  expect(await anglesOf(await newUser())).toMatchObject({ status: 200, body: { angles: [], kind: null } })
})

test('is for signed-in people and sound briefs only', async () => {
  const { app, anonKey } = tools
  const unknown = await app.inject({
    method: 'POST',
    url: '/api/script-angles',
    headers: { apikey: anonKey },
    payload: HOLDER,
  })
  expect(unknown.statusCode).toBe(401)
  expect(await anglesOf(await tools.newUser(), { ...HOLDER, productName: '' })).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', field: 'productName' },
  })
})

test('has a limit of its own', async () => {
  const { newUser } = await testApp({ env: { RATE_LIMIT_GENERATE: '2' }, model: fakeModel() })
  const ana = await newUser()
  expect((await anglesOf(ana)).headers.get('x-ratelimit-limit')).toBe('2')
  await anglesOf(ana)
  expect(await anglesOf(ana)).toMatchObject({ status: 429 })
  const written = await ana.fetch('/functions/v1/generate-script', { method: 'POST', body: JSON.stringify(HOLDER) })
  expect(written.status).toBe(200)
})
