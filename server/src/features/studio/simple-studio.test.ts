import { GeneratedScript } from '@reelwright/shared'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { ScriptBrief } from '@reelwright/shared'
import { BRIEF, testApp, type TestApp, type TestUser } from '../../testing'
import { scriptOf, fakeModel, USAGE } from './testing'

let tools: TestApp
const asked: ScriptBrief[] = []

beforeAll(async () => {
  const model = fakeModel({
    async write(brief) {
      asked.push(brief)
      return { script: scriptOf(['One.', 'Two.'], brief.productName), usage: USAGE }
    },
  })
  tools = await testApp({ model })
})

async function generate(user: TestUser, body: unknown, headers: Record<string, string> = {}) {
  const answer = await user.fetch('/api/scripts/generate', { method: 'POST', body: JSON.stringify(body), headers })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

test('writes a script of a product’s name alone, as a text to be edited [B-CL-32, B-SS-01, B-SS-03]', async () => {
  const { status, body } = await generate(await tools.newUser(), { product: '  Glaciero tumbler ' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, script: 'One.\n\nTwo.', allowance: { used: 1 } })
  expect(GeneratedScript.safeParse((body.data as { script: unknown }).script).success).toBe(true)
  expect(asked.at(-1)).toMatchObject({ productName: 'Glaciero tumbler', targetAudience: 'everyone', videoLength: 60 })
})

test('takes any fields of a brief for the product [B-CL-32]', async () => {
  const ana = await tools.newUser()
  await generate(ana, { product: { productName: 'Mug', price: 12, features: 'Stackable, Blue' } })
  expect(asked.at(-1)).toMatchObject({ productName: 'Mug', price: 12, features: ['Stackable', 'Blue'] })
  await generate(ana, { product: BRIEF })
  expect(asked.at(-1)).toMatchObject({ targetAudience: BRIEF.targetAudience, style: BRIEF.style })
})

test('is metered like the studio, and one click is one script [CX-05, CX-31, OP-65]', async () => {
  const ana = await tools.newUser()
  const key = { 'idempotency-key': 'click-1' }
  await generate(ana, { product: 'Mug' }, key)
  expect(await generate(ana, { product: 'Mug' }, key)).toMatchObject({ body: { allowance: { used: 1 } } })
  await ana.fetch('/functions/v1/generate-script', { method: 'POST', body: JSON.stringify(BRIEF) })
  expect(await generate(ana, { product: 'Mug' })).toMatchObject({ body: { allowance: { used: 3 } } })
})

test('needs a plan where plans are sold [OP-65, CX-05]', async () => {
  const paying = await testApp({ env: { REQUIRE_SUBSCRIPTION: 'true' } })
  expect(await generate(await paying.newUser(), { product: 'Mug' })).toMatchObject({
    status: 402,
    body: { success: false, error: 'You need an active plan to generate scripts.' },
  })
})

test('needs a session, whatever the user header says [B-RL-05, CX-04]', async () => {
  const answer = await tools.app.inject({
    method: 'POST',
    url: '/api/scripts/generate',
    headers: { 'x-user-id': '00000000-0000-0000-0000-000000000000' },
    payload: { product: 'Mug' },
  })
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toMatchObject({ success: false, error: 'Not authenticated - please log in first' })
})

test.each([
  ['no body', undefined, 400],
  ['null', null, 400],
  ['a text', 'Mug', 400],
  ['no product', {}, 400],
  ['an empty name', { product: '' }, 400],
  ['blanks', { product: '   ' }, 400],
  ['a number', { product: 7 }, 400],
  ['a list', { product: ['Mug'] }, 400],
  ['null as the product', { product: null }, 400],
  ['no name', { product: { price: 3 } }, 400],
  ['a name of 201 characters', { product: 'x'.repeat(201) }, 400],
  ['a price below nothing', { product: { productName: 'Mug', price: -1 } }, 400],
  ['goods that may not be sold', { product: 'CloudPuff nicotine vape' }, 422],
])('refuses %s, and costs nothing [OP-64, REG-01]', async (_, body, status) => {
  const ana = await tools.newUser()
  const answer = await generate(ana, body)
  expect(answer).toMatchObject({ status, body: { success: false, error: expect.any(String) } })
  expect(await tools.db.query(sql`select 1 from generations where user_id = ${ana.id}`)).toEqual([])
})
