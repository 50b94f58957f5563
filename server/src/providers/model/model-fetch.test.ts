import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { AI_PROVIDERS, readConfig } from '../../platform/config'
import { createModel } from './index'
import { languageModel } from './language-model'
import { GOOD_BRIEF } from './testing/good-script'

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

describe.each(AI_PROVIDERS)('a model of %s', (provider) => {
  test.each([302, 307])('that sends us elsewhere by %i gets neither key nor prompt there', async (status) => {
    const seen: string[] = []
    const elsewhere = await listening((request, response) => {
      seen.push(request.method ?? '')
      response.writeHead(500).end()
    })
    const here = await listening((request, response) => {
      request.resume()
      response.writeHead(status, { location: `${elsewhere}/v1/messages` }).end()
    })
    expect((await usageOf(provider, here)).fellBack).toBe('provider_error')
    expect(seen).toEqual([])
  })
})

test.each([
  ['one line of a stream', 200, 'invalid_output'],
  ['an error', 400, 'provider_error'],
])('%s without end is not read for ever', async (_, status, reason) => {
  let sent = 0
  const origin = await listening((request, response) => {
    request.resume()
    response.writeHead(status, { 'content-type': status === 200 ? 'text/event-stream' : 'application/json' })
    const more = async () => {
      while (!response.destroyed && response.write('x'.repeat(100_000))) {
        sent += 100_000
        await setImmediate()
      }
      response.once('drain', () => void more())
    }
    void more()
  })
  // More than the limit itself: what is under way in buffers, and three forms and rounds of asking.
  expect((await usageOf('openai-compatible', origin)).fellBack).toBe(reason)
  expect(sent).toBeLessThan(100_000_000)
})

test.each([
  ['openai', 'OPENAI_BASE_URL', 'https://api.openai.com/v1'],
  ['anthropic', 'ANTHROPIC_BASE_URL', 'https://api.anthropic.com/v1'],
] as const)('%s is asked at its own address, whatever %s says', (provider, variable, address) => {
  const before = process.env[variable]
  process.env[variable] = 'https://else.example/v1'
  try {
    const { ai } = configOf(provider, undefined)
    expect(addressOf(languageModel(ai!))).toContain(address)
  } finally {
    if (before === undefined) delete process.env[variable]
    else process.env[variable] = before
  }
})

function addressOf(model: unknown): string {
  const { config } = model as {
    config: { baseURL?: string; url?: (options: { path: string; modelId: string }) => string }
  }
  return config.baseURL ?? config.url?.({ path: '', modelId: '' }) ?? ''
}

const configOf = (provider: string, origin: string | undefined) =>
  readConfig({
    AI_PROVIDER: provider,
    AI_MODEL: 'some-model',
    AI_API_KEY: 'sk-secret',
    ...(origin === undefined ? {} : { AI_BASE_URL: `${origin}/v1` }),
  })

async function usageOf(provider: string, origin: string) {
  const model = createModel(configOf(provider, origin), pino({ level: 'silent' }))
  return (await model.write(GOOD_BRIEF, { seed: 'test', avoid: [] })).usage
}

async function listening(handler: RequestListener): Promise<string> {
  const server = createServer(handler).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
