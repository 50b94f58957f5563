import { RefineResult, type RefineRequest } from '@reelwright/shared'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { embeddedModel } from '../../providers/model'
import { BRIEF, soon, testApp, type TestApp, type TestUser } from '../../testing'
import { allEvents, eventsIn, REFINED, scriptOf, fakeModel, USAGE } from './testing'

type Act = (signal: AbortSignal | undefined) => Promise<Partial<RefineResult> | void>

/** What the model does before its answer, by the prompt: tests share one app. */
const acts = new Map<string, Act>()

let tools: TestApp
let origin: string

beforeAll(async () => {
  const model = fakeModel({
    async refine(input, options) {
      const { refinementPrompt } = input.request
      if (refinementPrompt.startsWith('writer: ')) {
        const request: RefineRequest = { ...input.request, refinementPrompt: refinementPrompt.slice(8) }
        return embeddedModel.refine({ ...input, request }, options)
      }
      return { result: { ...REFINED, ...(await acts.get(refinementPrompt)?.(options.signal)) }, usage: USAGE }
    },
  })
  tools = await testApp({ model })
  origin = await tools.app.listen({ port: 0, host: '127.0.0.1' })
})

/** Asks over a real connection. */
function ask(user: TestUser | undefined, body: object, init: { headers?: object; signal?: AbortSignal } = {}) {
  return fetch(`${origin}/functions/v1/refine-script`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'accept-encoding': 'gzip, br',
      apikey: tools.anonKey,
      ...(user ? { authorization: `Bearer ${user.token}` } : {}),
      ...init.headers,
    },
    body: JSON.stringify(body),
    ...(init.signal ? { signal: init.signal } : {}),
  })
}
const REQUEST = { script: 'Long.\n\nTap it.', refinementPrompt: 'shorter' }

function deferred() {
  let open!: () => void
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

describe('a refinement that is watched', () => {
  test('sends each scene that changes, in order, and then the whole answer [B-RF-03, B-CL-08]', async () => {
    const changes = [1, 2, 4].map((scene) => ({ scene, before: `Long ${scene}.`, after: `Short ${scene}.` }))
    acts.set('three of them', async () => ({ changes }))
    const ana = await tools.newUser()
    const request = { ...REQUEST, refinementPrompt: 'three of them' }
    const answer = await ask(ana, request)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(answer.headers.get('cache-control')).toBe('no-cache, no-transform')
    expect(answer.headers.get('x-accel-buffering')).toBe('no')
    expect(answer.headers.get('vary')).toContain('accept')

    const plain = await ask(ana, request, { headers: { accept: 'application/json' } })
    expect(plain.headers.get('vary')).toContain('accept')
    expect(await allEvents(answer)).toEqual([
      ...changes.map((data) => ({ event: 'change', data })),
      { event: 'refined', data: await plain.json() },
    ])
  })

  test('gets its headers and a first sign before the model has said anything', async () => {
    const { open, opened } = deferred()
    acts.set('slowly', () => opened)
    const answer = await ask(await tools.newUser(), { ...REQUEST, refinementPrompt: 'slowly' })
    expect(answer.status).toBe(200)
    const events = eventsIn(answer)
    expect((await events.next()).value).toEqual({ event: 'comment', data: 'writing' })
    open()
    expect((await events.next()).value).toMatchObject({ event: 'change' })
    expect((await events.next()).value).toMatchObject({ event: 'refined' })
    expect((await events.next()).done).toBe(true)
  })

  test('that changes nothing sends no scene and says so [B-RF-03]', async () => {
    acts.set('sing it', async () => ({ changes: [], summary: 'Say which.' }))
    const answer = await ask(await tools.newUser(), { ...REQUEST, refinementPrompt: 'sing it' })
    expect(await allEvents(answer)).toMatchObject([
      { event: 'refined', data: { success: true, message: 'Script unchanged', data: { summary: 'Say which.' } } },
    ])
  })

  test('that fails in the middle ends with an error, and nothing of why [OP-65]', async () => {
    acts.set('break', () => Promise.reject(new Error('secret: key sk-123 was refused by 10.0.0.7')))
    const answer = await ask(await tools.newUser(), { ...REQUEST, refinementPrompt: 'break' })
    expect(answer.status).toBe(200)
    expect(await allEvents(answer)).toEqual([
      {
        event: 'error',
        data: { success: false, error: 'Something went wrong', code: 'unexpected', requestId: expect.any(String) },
      },
    ])
  })

  test('holds lines of any text: nothing in them ends an event [B-VL-33]', async () => {
    const odd = { scene: 1, before: 'a\n\nevent: error\ndata: {}\r\n\r\n', after: '\u2028: 🔥 <b>' }
    acts.set('odd lines', async () => ({ changes: [odd] }))
    const answer = await ask(await tools.newUser(), { ...REQUEST, refinementPrompt: 'odd lines' })
    const events = await allEvents(answer)
    expect(events.map(({ event }) => event)).toEqual(['change', 'refined'])
    expect(events[0]?.data).toEqual(odd)
  })

  test('of a whole script by the embedded writer sends what the answer says [B-RF-03]', async () => {
    const lines = [
      'The suitcase broke on the third stair.',
      'It was raining, I was late, and nobody stopped to help me with any of it that morning.',
      'Then a neighbor handed me this tumbler. It keeps drinks cold for 24 hours. The lid is leakproof.',
      'Tap the link below.',
    ]
    const answer = await ask(await tools.newUser(), {
      script: scriptOf(lines),
      refinementPrompt: 'writer: shorter',
      brief: BRIEF,
      locked: [lines[0]],
    })
    const events = await allEvents(answer)
    const last = events.at(-1)
    expect(last?.event).toBe('refined')
    const { script, changes } = RefineResult.parse((last!.data as { data: unknown }).data)
    expect(changes.length).toBeGreaterThan(0)
    expect(events.slice(0, -1)).toEqual(changes.map((data) => ({ event: 'change', data })))
    expect(script?.scenes[0]?.voiceover).toBe(lines[0])
  })

  test.each([
    [401, {}, false],
    [400, { script: '' }, true],
    [400, { refinementPrompt: ' ' }, true],
    [422, { script: scriptOf(['One.'], 'CloudPuff nicotine vape') }, true],
  ])('is refused by a plain %i before it begins [B-RL-05, REG-01]', async (status, changes, signedIn) => {
    const answer = await ask(signedIn ? await tools.newUser() : undefined, { ...REQUEST, ...changes })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(await answer.json()).toMatchObject({ success: false, error: expect.any(String) })
  })

  test('costs no allowance [OP-28]', async () => {
    const ana = await tools.newUser()
    await allEvents(await ask(ana, REQUEST))
    expect(await tools.db.query(sql`select id from generations where user_id = ${ana.id}`)).toEqual([])
  })

  test('may be asked for by the official client [B-CL-01]', async () => {
    const ana = await tools.newUser()
    const { data, error } = await ana.supabase.functions.invoke<Response>('refine-script', {
      body: REQUEST,
      headers: { Accept: 'text/event-stream' },
    })
    expect(error).toBeNull()
    expect((await allEvents(data!)).at(-1)?.event).toBe('refined')
  })
})

test('a client that leaves stops the model', async () => {
  const started = deferred()
  let received: AbortSignal | undefined
  acts.set('leave', (signal) => {
    received = signal
    started.open()
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('stopped'))))
  })
  const client = new AbortController()
  const answer = ask(await tools.newUser(), { ...REQUEST, refinementPrompt: 'leave' }, { signal: client.signal }).catch(
    () => undefined,
  )
  await started.opened
  expect(received?.aborted).toBe(false)
  client.abort()
  await answer
  await soon(() => expect(received?.aborted).toBe(true))
  expect(received?.reason).toMatchObject({ code: 'cancelled' })
})
