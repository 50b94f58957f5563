import type { GenerationAnswer } from '@reelwright/shared'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { WritingUsage } from '../../providers/model'
import { BRIEF, testApp, type TestApp, type TestUser } from '../../testing'
import { scriptOf, fakeModel, USAGE } from './testing'

/** What each product's script takes; of others it takes what `USAGE` says. */
const usages = new Map<string, WritingUsage>()
let tools: TestApp

beforeAll(async () => {
  const model = fakeModel({
    write: async ({ productName }) => ({
      script: scriptOf([productName === 'Unstorable' ? 'One\u0000.' : 'One.'], productName),
      usage: usages.get(productName) ?? USAGE,
    }),
  })
  tools = await testApp({ model })
})

const generate = (user: TestUser, productName: string) =>
  user.fetch('/functions/v1/generate-script', {
    method: 'POST',
    body: JSON.stringify({ ...BRIEF, productName }),
    headers: { 'idempotency-key': 'click-1' },
  })

const ledgerOf = ({ id }: TestUser) =>
  tools.db.query<object>(sql`
    select state, writer, input_tokens, output_tokens, cost_microdollars::int, repair_rounds, fell_back
    from generations where user_id = ${id}`)

test('keeps who wrote a script and what it took', async () => {
  const ana = await tools.newUser()
  expect((await generate(ana, 'Lamp')).status).toBe(200)
  const kept = [
    {
      state: 'settled',
      writer: 'openai/gpt-test',
      input_tokens: 812,
      output_tokens: 344,
      cost_microdollars: 4100,
      repair_rounds: 1,
      fell_back: null,
    },
  ]
  expect(await ledgerOf(ana)).toEqual(kept)
  // A repeat asks nobody, so it takes nothing.
  usages.set('Lamp', { ...USAGE, inputTokens: 1 })
  await generate(ana, 'Lamp')
  expect(await ledgerOf(ana)).toEqual(kept)
})

test('keeps why the embedded writer took over, and that nobody knows a price', async () => {
  usages.set('Mug', { ...USAGE, costMicrodollars: null, repairRounds: 2, fellBack: 'invalid_output' })
  const ana = await tools.newUser()
  await generate(ana, 'Mug')
  expect(await ledgerOf(ana)).toMatchObject([
    { cost_microdollars: null, repair_rounds: 2, fell_back: 'invalid_output', state: 'settled' },
  ])
})

test('a script that cannot be stored is given back at once, as one that was never written', async () => {
  const ana = await tools.newUser()
  expect((await generate(ana, 'Unstorable')).ok).toBe(false)
  expect(await ledgerOf(ana)).toMatchObject([{ state: 'released', writer: null }])
})

test('says with the script which provider wrote it, and why the built-in writer took over', async () => {
  const writtenBy = async (productName: string) => {
    const answer = await generate(await tools.newUser(), productName)
    return ((await answer.json()) as GenerationAnswer).data.script.writtenBy
  }
  expect(await writtenBy('Cup')).toEqual({ writer: 'openai' })
  usages.set('Rug', { ...USAGE, fellBack: 'spending_cap' })
  expect(await writtenBy('Rug')).toEqual({ writer: 'openai', fellBack: 'spending_cap' })
})

test('shows the client nothing of it', async () => {
  const answer = await generate(await tools.newUser(), 'Lamp')
  expect(await answer.text()).not.toMatch(/gpt-test|token|microdollars|usage/i)
})
