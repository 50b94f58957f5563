import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../../platform/config'
import { createLog } from '../../platform/log'
import { modelServerWith, type ModelReply } from '../../testing/model-server'
import { testModel } from './index'
import { draftOf, GOOD } from './testing/good-script'

const KEY = 'sk-secret-of-the-operator'
const WRITES = { text: draftOf(GOOD.scenes), inputTokens: 900, outputTokens: 300 }
/** The second reading counts as well. */
const READS = { text: '{"claims": [], "marked": []}', inputTokens: 300, outputTokens: 100 }
const PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible']

const closing: (() => Promise<void>)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

/** What a test says of a model server; fails when a key is in what is answered or logged. */
async function tested(provider: string, env: Record<string, string> = {}, ...replies: ModelReply[]) {
  const options = { key: KEY, models: ['llama3', 'qwen3:8b', 'gemma3:latest'], readings: [READS] }
  const server = await modelServerWith(options, ...replies)
  closing.push(() => server.close())
  const { ai } = readConfig({
    AI_PROVIDER: provider,
    AI_MODEL: 'llama3',
    AI_API_KEY: KEY,
    AI_BASE_URL: `${server.url}/${provider === 'google' ? 'v1beta' : 'v1'}`,
    ...env,
  })
  const lines: string[] = []
  const result = await testModel(ai!, createLog('trace', { write: (line) => lines.push(line) }))
  expect(JSON.stringify(result) + lines.join('')).not.toContain('secret')
  return result
}

test.each(PROVIDERS)('a good model of %s passes, with its time and cost', async (provider) => {
  const result = await tested(provider, { AI_PRICE_INPUT: '0.5', AI_PRICE_OUTPUT: '1.5' }, WRITES)
  expect(result).toMatchObject({
    check: { reachable: true, keyAccepted: true, modelExists: true, problem: undefined },
    script: { text: GOOD.spoken_script, costMicrodollars: 1200, inputTokens: 1200, outputTokens: 400, fellBack: null },
    passed: true,
  })
  expect(result.verdict).toMatch(
    /^It works\. A 30-second script took \d+\.\d s \(the limit is \d+ s\) and cost \$0\.0012\.$/,
  )
})

test.each(PROVIDERS)('a wrong key of %s is named, and nothing is written', async (provider) => {
  const result = await tested(provider, { AI_API_KEY: 'sk-other-secret' }, WRITES)
  expect(result).toMatchObject({ check: { reachable: true, keyAccepted: false }, script: null, passed: false })
  expect(result.verdict).toMatch(/^The server refused the key \(HTTP 40[01]\)/)
})

test('a model that the server does not have is named beside those it has', async () => {
  const result = await tested('openai-compatible', { AI_MODEL: 'llama9:8b' }, { status: 404 })
  expect(result).toMatchObject({ check: { keyAccepted: true, modelExists: false }, passed: false })
  expect(result.verdict).toBe(
    'The server does not list llama9:8b. It has: llama3, qwen3:8b, gemma3:latest. With Ollama: ollama pull llama9:8b',
  )
})

test('a model of Ollama is found under its short name, and the thoughts it tells are no script', async () => {
  const result = await tested('openai-compatible', { AI_MODEL: 'gemma3' }, { ...WRITES, thoughts: 3 })
  expect(result).toMatchObject({ check: { modelExists: true }, script: { text: GOOD.spoken_script }, passed: true })
})

test('a model that Ollama does not have is named with the command that gets it, also where its list cannot be read', async () => {
  const message = 'model "llama9:8b" not found, try pulling it first'
  const server = await modelServerWith({}, { status: 404, message })
  closing.push(() => server.close())
  const result = await tested('openai-compatible', { AI_MODEL: 'llama9:8b', AI_BASE_URL: `${server.url}/v1` })
  expect(result).toMatchObject({ passed: false, script: { fellBack: 'provider_error' } })
  expect(result.verdict).toBe(
    'The server has no model called llama9:8b (HTTP 404). With Ollama, run: ollama pull llama9:8b',
  )
})

test('a server that is not there is named by its address', async () => {
  const result = await tested('openai-compatible', { AI_BASE_URL: 'http://127.0.0.1:9/v1' })
  expect(result).toMatchObject({ check: { reachable: false }, script: null, passed: false })
  expect(result.verdict).toMatch(/^No model server responds at http:\/\/127\.0\.0\.1:9\/v1: .*ollama serve/)
})

test.each([
  ['http://127.0.0.1:11434/v1', /isn’t encrypted, and the key is sent there\..*AI_PRIVATE_ADDRESSES=on/],
  ['https://[::1]/v1', /is an internal address, which this server doesn’t allow\./],
  ['https://169.254.169.254/v1', /is an internal address/],
  ['https://localhost/v1', /is an internal address/],
])('%s is not asked where only public addresses are allowed, and the verdict says so', async (baseUrl, verdict) => {
  const { ai } = readConfig({ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: baseUrl })
  const result = await testModel({ ...ai!, publicOnly: true }, createLog('silent'))
  expect(result).toMatchObject({ check: { reachable: false }, script: null, passed: false })
  expect(result.verdict).toMatch(verdict)
})

test.each<[string, ModelReply, string, RegExp]>([
  ['is too slow', { silent: true }, 'timeout', /did not finish .* within 1 s\. Use a smaller or faster model/],
  [
    'has no credit left',
    { status: 429, headers: { 'retry-after': '60' } },
    'rate_limited',
    /no credit left\. Wait a minute and test again/,
  ],
  ['answers in no JSON', { text: 'Sure! Here is a script.' }, 'invalid_output', /not in the form/],
  [
    'cannot write scripts',
    { text: draftOf([{ voiceover: 'A lamp.' }]) },
    'rules_broken',
    /not usable: it never named the product, and it was only a piece/,
  ],
])('a model that %s is told apart', async (_, reply, fellBack, verdict) => {
  const result = await tested('openai-compatible', { AI_TIMEOUT: fellBack === 'timeout' ? '1' : '25' }, reply)
  expect(result).toMatchObject({ passed: false, script: { text: null, fellBack } })
  expect(result.verdict).toMatch(verdict)
})
