import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { afterFile, IS_FULL, testApp } from '../server/src/testing'
import { modelServer, type ModelReply } from '../server/src/testing/model-server'
import { benchModel } from './model-runs'

const SAID = {
  scenes: [
    "It's two in the afternoon, and my water's warm.",
    "I'd filled it at six, with ice. So I gave up and got the insulated bottle, and it went to the gym in the cup holder.",
    "It keeps water cold for 18 hours, so the ice was still knocking around after leg day. The cap's leakproof, too.",
    "If you only drink hot coffee, skip it. Otherwise it's $24.50, and it's linked on this video. Fill it before you leave.",
  ],
}
const draft = (scenes: readonly string[]) =>
  JSON.stringify({ scenes: scenes.map((voiceover) => ({ beat: 'hook', voiceover, visualCue: 'A bottle.' })) })
const GOOD = draft(SAID.scenes)
const CUED = draft(SAID.scenes.map((text) => `**(smiling)** ${text}`))
const INVENTED = draft(SAID.scenes.map((text, at) => (at === 2 ? `${text} The steel's recycled.` : text)))

async function bench(args: string[], env: Record<string, string>) {
  const printed: string[] = []
  const code = await benchModel(args, { NODE_ENV: 'test', ...env }, (text) => printed.push(text))
  return { code, output: printed.join('\n') }
}

async function fakeModel(...replies: ModelReply[]) {
  const server = await modelServer(...replies)
  afterFile(() => server.close())
  return { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'llama3', AI_BASE_URL: `${server.url}/v1` }
}

test.runIf(IS_FULL)(
  'bench:model prints what became of the scripts of the model that the environment names',
  async () => {
    const env = await fakeModel({ text: GOOD })
    const prices = { AI_PRICE_INPUT: '1', AI_PRICE_OUTPUT: '2' }
    const { code, output } = await bench(['--count', '1'], { ...env, ...prices })
    expect(code).toBe(0)
    expect(output).toMatch(/^\| openai-compatible\/llama3, 1 script \| Result \|$/m)
    expect(output).toMatch(/^\| Kept unchanged \| 1 of 1 \(100\.0 %\) \|$/m)
    expect(output).toMatch(/^\| Rounds per script \| 1\.00 \|$/m)
    expect(output).toMatch(/^\| Words changed by us \| 0 of \d+ \(0\.0 %\) \|$/m)
    expect(output).toMatch(/^\| First word, p50 and p95 \| \d+\.\d s, \d+\.\d s \|$/m)
    expect(output).toMatch(/^\| Tokens sent and received \| 100 and 50 per script \|$/m)
    expect(output).toMatch(/^\| Cost \| \$0\.0002, \$0\.0002 per script \|$/m)
    expect(output).toMatch(/^\| Written by the embedded writer \| 0 of 1 \|$/m)
  },
)

test.runIf(IS_FULL)('bench:model counts words that we changed, and names the rule of a fallback', async () => {
  const env = await fakeModel({ text: CUED }, { text: INVENTED })
  const { output } = await bench(['--count=2'], env)
  expect(output).toMatch(/^\| Kept unchanged \| 0 of 2 \(0\.0 %\) \|$/m)
  expect(output).toMatch(/^\| Words changed by us \| 4 of \d+ /m)
  expect(output).toMatch(/^\| Cost \| not known: the prices of the model are not set \|$/m)
  expect(output).toMatch(/^\| Written by the embedded writer \| 1 of 2, .*OFF-PRODUCT.*: 1 \|$/m)
})

test.runIf(IS_FULL)('bench:model takes the model of the page, counts as tests, and stops at the cap', async () => {
  const { AI_BASE_URL } = await fakeModel({ text: GOOD, inputTokens: 1_000_000 })
  const { connectionString, db } = await testApp()
  const env = { DATABASE_URL: connectionString, AI_PRIVATE_ADDRESSES: 'on' }
  // Other files of this worker leave theirs.
  await db.query(sql`delete from private.model_uses`)
  expect(await bench([], env)).toEqual({ code: 1, output: expect.stringContaining('No language model is configured.') })
  await db.query(sql`
    insert into private.model_settings (provider, model, base_url, price_input, price_output, monthly_cap)
    values ('openai-compatible', 'llama3', ${AI_BASE_URL}, 1, 0, 1.5)`)
  try {
    expect((await bench(['--count', '3'], env)).output).toContain('llama3, 2 scripts')
    expect(await db.query(sql`select work from private.model_uses`)).toEqual([{ work: 'test' }, { work: 'test' }])
    expect(await bench([], env)).toEqual({ code: 1, output: expect.stringContaining('spending cap is reached') })
  } finally {
    await db.query(sql`delete from private.model_settings`)
    await db.query(sql`delete from private.model_uses`)
  }
})

test.each([
  [[], {}, 1, 'No language model is configured.'],
  [['--count', '0'], {}, 2, '--count takes a number from 1.'],
])('bench:model %j ends with a plain sentence', async (args, env, code, words) => {
  expect(await bench(args, { DATA_DIR: '/tmp/no-such-folder', ...env })).toEqual({
    code,
    output: expect.stringContaining(words),
  })
})
