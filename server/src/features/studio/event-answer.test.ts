import type { GenerationAnswer, GenerationEvents, ScriptBrief } from '@reelwright/shared'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import fastify from 'fastify'
import type { App } from '../../platform/http'
import { metricsText } from '../../platform/metrics'
import type { WritingOptions } from '../../providers/model'
import { BRIEF, soon, testApp, type TestApp, type TestUser } from '../../testing'
import { answerByEvents, type Watcher } from './event-answer'
import { allEvents, eventsIn, scriptOf, fakeModel, USAGE, type SentEvent } from './testing'

type Write = (brief: ScriptBrief, options: WritingOptions) => Promise<void>

/** What the model does before its answer, by the product it is asked about: tests share one app. */
const acts = new Map<string, Write>()

let tools: TestApp
let origin: string

beforeAll(async () => {
  const model = fakeModel({
    async write(brief, options) {
      await acts.get(brief.productName)?.(brief, options)
      return { script: scriptOf(['One.', 'Two.'], brief.productName), usage: USAGE }
    },
  })
  tools = await testApp({ model })
  origin = await tools.app.listen({ port: 0, host: '127.0.0.1' })
})

/** Asks over a real connection. */
function ask(user: TestUser | undefined, changes: object = {}, init: { headers?: object; signal?: AbortSignal } = {}) {
  return fetch(`${origin}/functions/v1/generate-script`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'accept-encoding': 'gzip, br',
      apikey: tools.anonKey,
      ...(user ? { authorization: `Bearer ${user.token}` } : {}),
      ...init.headers,
    },
    body: JSON.stringify({ ...BRIEF, ...changes }),
    ...(init.signal ? { signal: init.signal } : {}),
  })
}

const statesOf = ({ id }: TestUser) =>
  tools.db.query<{ state: string }>(sql`select state from generations where user_id = ${id} order by created_at`)

/** A model that waits until the test lets it go on; `reached` once it does. */
function deferred() {
  let open!: () => void
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

describe('a client that accepts events', () => {
  test('hears the words while they are written, through everything that stands between [B-CL-03]', async () => {
    const { open, opened } = deferred()
    acts.set('Slow lamp', async (_, { onEvent }) => {
      onEvent?.({ event: 'beat', data: { name: 'Hook' } })
      onEvent?.({ event: 'words', data: { text: 'One two three four five six.' } })
      await opened
      onEvent?.({ event: 'scene', data: scriptOf(['One.']).scenes[0]! })
    })
    const answer = await ask(await tools.newUser(), { productName: 'Slow lamp' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(answer.headers.get('cache-control')).toBe('no-cache, no-transform')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')

    const received: SentEvent[] = []
    for await (const event of eventsIn(answer)) {
      received.push(event)
      // The model goes on only after its first words are here: were they kept back, this would never end.
      if (received.filter(({ event }) => event === 'words').length === 2) open()
    }
    expect(received.map(({ event }) => event)).toEqual(['comment', 'beat', 'words', 'words', 'scene', 'script'])
    expect(received.at(-1)?.data).toMatchObject({
      success: true,
      data: { script: { title: 'Slow lamp - Storytelling Script' }, suggestions: ['#a', '#b', '#c', '#d', '#e'] },
      message: 'Script generated',
      allowance: { used: 1, limit: null },
    })
  })

  test('gets its headers before the model has said anything', async () => {
    const { open, opened } = deferred()
    acts.set('Silent lamp', () => opened)
    const answer = await ask(await tools.newUser(), { productName: 'Silent lamp' })
    expect(answer.status).toBe(200)
    open()
    expect((await allEvents(answer)).map(({ event }) => event)).toEqual(['script'])
  })

  test('gets the same script again for the same key: its scenes and the answer [CX-31]', async () => {
    const ana = await tools.newUser()
    const headers = { 'idempotency-key': 'click-1' }
    const first = await allEvents(await ask(ana, {}, { headers }))
    const again = await allEvents(await ask(ana, {}, { headers }))
    expect(again.map(({ event }) => event)).toEqual(['scene', 'scene', 'script'])
    expect(again.at(-1)).toEqual(first.at(-1))
    expect(again.slice(0, 2).map(({ data }) => data)).toEqual(scriptOf(['One.', 'Two.']).scenes)
    const plain = await ask(ana, {}, { headers: { ...headers, accept: 'application/json' } })
    expect(await plain.json()).toEqual(first.at(-1)?.data)
  })

  test('gets an event for a failure that comes later, and no reason [OP-65]', async () => {
    acts.set('Broken lamp', async (_, { onEvent }) => {
      onEvent?.({ event: 'words', data: { text: 'One' } })
      throw new Error('secret: key sk-123 was refused by 10.0.0.7')
    })
    const ana = await tools.newUser()
    const answer = await ask(ana, { productName: 'Broken lamp' })
    expect(answer.status).toBe(200)
    const events = await allEvents(answer)
    expect(events.map(({ event }) => event)).toEqual(['words', 'error'])
    expect(events.at(-1)?.data).toEqual({
      success: false,
      error: 'Something went wrong',
      code: 'unexpected',
      requestId: expect.any(String),
    })
    expect(await statesOf(ana)).toEqual([{ state: 'released' }])
  })

  test.each([
    [401, {}, false],
    [400, { productName: '' }, true],
    [422, { productName: 'CloudPuff nicotine vape, 5000 puffs' }, true],
    [409, { productName: 'Taken lamp' }, true],
  ])('gets a plain %i before anything is written [B-RL-05, REG-01]', async (status, changes, signedIn) => {
    const ana = await tools.newUser()
    await tools.db.query(sql`
      insert into generations (user_id, idempotency_key, input_digest, expires_at)
      values (${ana.id}, 'taken', 'other', now() + interval '1 minute')`)
    const answer = await ask(signedIn ? ana : undefined, changes, { headers: { 'idempotency-key': 'taken' } })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(await answer.json()).toMatchObject({ success: false, error: expect.any(String) })
  })

  test('may be the official one: invoke hands on the answer to be read [B-CL-01]', async () => {
    const ana = await tools.newUser()
    const { data, error } = await ana.supabase.functions.invoke<Response>('generate-script', {
      body: BRIEF,
      headers: { Accept: 'text/event-stream' },
    })
    expect(error).toBeNull()
    expect(data).toBeInstanceOf(Response)
    expect((await allEvents(data!)).at(-1)?.event).toBe('script')
  })
})

describe.each(['text/event-stream', 'application/json'])('a client of %s that leaves', (accept) => {
  test('stops the model and pays nothing [OP-65]', async () => {
    let received: AbortSignal | undefined
    const started = deferred()
    const productName = `Left lamp (${accept})`
    acts.set(productName, (_, { signal }) => {
      received = signal
      started.open()
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('stopped'))))
    })
    const ana = await tools.newUser()
    const client = new AbortController()
    const headers = { accept, 'idempotency-key': 'click-1' }
    const answer = ask(ana, { productName }, { headers, signal: client.signal }).catch(() => undefined)
    await started.opened
    client.abort()
    await answer

    await soon(async () => expect(await statesOf(ana)).toEqual([{ state: 'released' }]))
    expect(received?.aborted).toBe(true)
    // The same click may be tried again.
    acts.delete(productName)
    const again = await ask(ana, { productName }, { headers: { ...headers, accept: 'application/json' } })
    expect(await again.json()).toMatchObject({ allowance: { used: 1 } })
  })
})

test('a model that never answers is counted as failed, not as left [OP-65]', async () => {
  const count = async () => {
    const failed = /^reelwright_script_seconds_count\{work="generate",writer="none",outcome="failed"\} (\d+)$/m
    return Number(failed.exec(await metricsText())?.[1] ?? 0)
  }
  const before = await count()
  const wait = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((work: () => void, ms?: number, ...rest: []) =>
    wait(work, ms === 28_000 ? 20 : ms, ...rest),
  )
  acts.set('Endless lamp', (_, { signal }) => {
    return new Promise((_resolve, reject) => {
      const stop = () => reject(new Error('stopped'))
      // On a busy machine the time may be over before the model is asked.
      if (signal?.aborted) stop()
      else signal?.addEventListener('abort', stop)
    })
  })
  const ana = await tools.newUser()
  const answer = await ask(ana, { productName: 'Endless lamp' }, { headers: { accept: 'application/json' } })
  expect([answer.status, await answer.json()]).toMatchObject([504, { code: 'timed_out' }])
  await expect.poll(count).toBe(before + 1)
})

test('work that sends on after its end disturbs nobody', async () => {
  const app = fastify() as unknown as App
  const work = async ({ begin, send }: Watcher<GenerationEvents>) => {
    begin()
    const sendOn = async () => {
      for (let i = 0; i < 50; i++) {
        await Promise.resolve()
        send({ event: 'words', data: { text: 'late' } })
      }
    }
    void sendOn()
    return { success: true } as GenerationAnswer
  }
  app.get('/', (_request, reply) => answerByEvents(reply, 'script', work))
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const events = await allEvents(await fetch(address))
  expect(events.at(-1)).toEqual({ event: 'script', data: { success: true } })
  expect(events.filter(({ event }) => event === 'script')).toHaveLength(1)
  await app.close()
})

test('a connection on which nothing is said is kept alive', async () => {
  const app = fastify() as unknown as App
  const { open, opened } = deferred()
  const work = () => opened.then(() => ({ success: true }) as GenerationAnswer)
  app.get('/', (_request, reply) =>
    answerByEvents<GenerationEvents, 'script'>(reply, 'script', (watcher) => (watcher.begin(), work()), 5),
  )
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const received: unknown[] = []
  for await (const { event, data } of eventsIn(await fetch(address))) {
    received.push(data)
    if (event === 'comment' && received.length === 4) open()
  }
  expect(received.slice(0, 4)).toEqual(['writing', 'still writing', 'still writing', 'still writing'])
  expect(received.at(-1)).toEqual({ success: true })
  await app.close()
})
