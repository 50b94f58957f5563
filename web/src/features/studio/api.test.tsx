import { ScriptBrief } from '@reelwright/shared'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { signUpCreator, skipTimers, withRealBackend } from '../../testing'
import { RETRY_DELAY_MS, requestScript } from './request-script'

withRealBackend()

const checked = {
  brief: ScriptBrief.parse({ productName: 'Glaciero tumbler', targetAudience: 'women' }),
  priceTyped: true,
}
const error = { success: false, error: 'Took too long', code: 'timed_out', requestId: 'x' }
const eventStream = (text: string) => new Response(text, { headers: { 'content-type': 'text/event-stream' } })

/** Signed in on the real server, but this is what becomes of a call of `generate-script`, which `real` makes. */
async function answering(answer: (real: () => Promise<Response>) => Response | Promise<Response>) {
  await signUpCreator()
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input)
    return url.includes('/functions/v1/') ? answer(() => real(input, init)) : real(input, init)
  })
}

describe('a generation that fails', () => {
  test.each([
    ['with 504', () => Response.json(error, { status: 504 })],
    ['by an event', () => eventStream(`event: error\ndata: ${JSON.stringify(error)}\n\n`)],
  ])('because the server gave up (%s) has timed out [B-ER-09, CX-43]', async (_, answer) => {
    await answering(answer)
    expect(await requestScript(checked, new AbortController().signal, () => undefined)).toMatchObject({
      kind: 'script',
      offline: {
        shown: 'Script generation timed out. Please try again.',
        reason: 'Edge Function timeout after 30 seconds',
      },
    })
  })

  test('because the stream broke off is no answer at all [B-ER-03, B-GN-06]', async () => {
    await answering(() => eventStream('event: words\ndata: {"text":"One"}\n\n'))
    expect(await requestScript(checked, new AbortController().signal, () => undefined)).toMatchObject({
      kind: 'script',
      offline: { shown: undefined, reason: 'No data received from Edge Function' },
    })
  })

  test('because the answer is an empty JSON body says so, and is asked once [B-ER-04]', async () => {
    const call = vi.fn(() => new Response('', { headers: { 'content-type': 'application/json; charset=utf-8' } }))
    await answering(call)
    expect(await requestScript(checked, new AbortController().signal, () => undefined)).toMatchObject({
      kind: 'script',
      offline: { reason: 'Empty response from Edge Function' },
    })
    expect(call).toHaveBeenCalledTimes(1)
  })

  test('because it was cancelled half-way leaves nothing', async () => {
    const cancel = new AbortController()
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('event: words\ndata: {"text":"One"}\n\n'))
        cancel.signal.addEventListener('abort', () => controller.error(new DOMException('Aborted', 'AbortError')))
      },
    })
    await answering(() => new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
    expect(await requestScript(checked, cancel.signal, () => cancel.abort())).toEqual({ kind: 'cancelled' })
  })
})

describe('a generation whose server is gone', () => {
  beforeEach(() => skipTimers(RETRY_DELAY_MS))

  const gateway = () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })
  const broken = () =>
    new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) }), {
      headers: { 'content-type': 'text/event-stream' },
    })

  test.each([
    ['it never answered', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the balancer says so', gateway],
    ['its answer broke off', broken],
  ])('is asked for once more, and is the script that was written and counted (%s) [OP-28, CX-31]', async (_, lost) => {
    const texts: string[] = []
    await answering(async (real) => {
      const answer = await real()
      texts.push(await answer.clone().text())
      return texts.length === 1 ? lost() : answer
    })
    const result = await requestScript(checked, new AbortController().signal, () => undefined)
    expect(result).toMatchObject({ kind: 'script', answer: { allowance: { used: 1 } } })
    if (result.kind === 'script') expect(result.offline).toBeUndefined()
    expect(texts).toHaveLength(2)
    const spoken = texts.map((text) => /"spoken_script":"[^"]+"/.exec(text)?.[0])
    expect(spoken).toEqual([expect.any(String), spoken[0]])
  })

  test('is no answer while the others believe that it is still being written [CX-43]', async () => {
    const conflict = { success: false, error: 'This script is already being written.', code: 'conflict' }
    const answers = [gateway(), Response.json(conflict, { status: 409 })]
    await answering(() => answers.shift() ?? gateway())
    expect(await requestScript(checked, new AbortController().signal)).toMatchObject({
      kind: 'script',
      offline: { shown: undefined },
    })
    expect(answers).toEqual([])
  })
})
