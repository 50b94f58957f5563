import { ScriptBrief } from '@reelwright/shared'
import { describe, expect, test, vi } from 'vitest'
import { signUpCreator, withRealBackend } from '../../testing'
import { requestScript } from './api'

withRealBackend()

const checked = {
  brief: ScriptBrief.parse({ productName: 'Glaciero tumbler', targetAudience: 'women' }),
  priceTyped: true,
}
const error = { success: false, error: 'Took too long', code: 'timed_out', requestId: 'x' }
const eventStream = (text: string) => new Response(text, { headers: { 'content-type': 'text/event-stream' } })

/** Signed in on the real server, but this is what `generate-script` answers. */
async function answering(answer: () => Response | Promise<Response>) {
  await signUpCreator()
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input)
    return url.includes('/functions/v1/') ? answer() : real(input, init)
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
