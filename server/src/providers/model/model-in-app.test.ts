import type { GenerationAnswer } from '@reelwright/shared'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../testing'
import { modelServer, type ModelServer } from '../../testing/model-server'
import { draftOf, GOOD, GOOD_BRIEF_INPUT } from './testing/good-script'

const BRIEF = GOOD_BRIEF_INPUT
const DRAFT = draftOf(GOOD.scenes)

let server: ModelServer
let app: TestApp
let address: string
beforeAll(async () => {
  server = await modelServer(
    { text: DRAFT, inputTokens: 1200, outputTokens: 400 },
    { text: DRAFT, pieces: 100, pause: 50 },
    { text: DRAFT, failAfter: 10 },
    { text: DRAFT },
    { text: DRAFT, endAfter: 10 },
  )
  app = await testApp({
    env: {
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'llama3',
      AI_BASE_URL: `${server.url}/v1`,
      AI_PRICE_INPUT: '0.5',
      AI_PRICE_OUTPUT: '1.5',
    },
  })
  address = await app.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

test('the model of the settings writes what generate-script answers, and what it took is kept [OP-61, B-GN-11]', async () => {
  const ana = await app.newUser()
  const answer = await ana.fetch('/functions/v1/generate-script', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(BRIEF),
  })
  expect(answer.status).toBe(200)
  const { data } = (await answer.json()) as GenerationAnswer
  expect(data.script.spoken_script).toBe(GOOD.spoken_script)
  expect(
    await app.db.query(sql`
      select writer, input_tokens, output_tokens, cost_microdollars::int, repair_rounds, fell_back
      from generations where user_id = ${ana.id}`),
  ).toEqual([
    {
      writer: 'openai-compatible/llama3',
      input_tokens: 1200,
      output_tokens: 400,
      cost_microdollars: 1200,
      repair_rounds: 0,
      fell_back: null,
    },
  ])
})

test('a client that leaves in the middle stops the model, too', async () => {
  const controller = new AbortController()
  const answer = await watched(controller.signal)
  const reader = answer.body?.getReader()
  let heard = ''
  while (!heard.includes('event: words')) {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true }
    if (done) throw new Error(`The stream ended early: ${heard}`)
    heard += new TextDecoder().decode(value)
  }
  controller.abort()
  await server.requests.at(-1)?.hungUp
  expect(server.requests).toHaveLength(2)
})

test('half a stream is asked for once more, then the built-in writer takes over; the reader is told why each time', async () => {
  const again = await eventsOf(await watched())
  expect(again.restarts).toEqual(['The AI model’s response was cut off, so we’re trying again.'])
  expect(again.script).toMatchObject({ spoken_script: GOOD.spoken_script, writtenBy: { writer: 'openai-compatible' } })

  const inVain = await eventsOf(await watched())
  expect(inVain.restarts).toEqual([
    'The AI model’s response was cut off, so we’re trying again.',
    'The AI model’s response was cut off. The built-in writer starts over.',
  ])
  expect(inVain.script.writtenBy).toMatchObject({ fellBack: 'broke_off' })
})

/** Asks as the studio does, for a new person each time. */
async function watched(signal?: AbortSignal) {
  const { token } = await app.newUser()
  return fetch(`${address}/functions/v1/generate-script`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      apikey: app.anonKey,
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(BRIEF),
    ...(signal && { signal }),
  })
}

async function eventsOf(answer: Response) {
  const events = [...(await answer.text()).matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, event, data = '{}']) => ({
    event,
    data: JSON.parse(data) as unknown,
  }))
  return {
    restarts: events.flatMap(({ event, data }) => (event === 'restart' ? [(data as { reason: string }).reason] : [])),
    script: (events.at(-1)!.data as GenerationAnswer).data.script,
  }
}
