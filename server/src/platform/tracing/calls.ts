import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { fail, failWithStatus, isRecording, partSpan, type Span } from './spans'

interface UndiciRequest {
  origin: string | URL
  method: string
}

/**
 * Records what requests ask of others (models, files, shops, payments, another Supabase): method, host and status. Node itself says so, for
 * fetch and for `node:http`; paths and queries may hold keys and names of people. Call what it answers with to end it.
 */
export function traceCalls(): () => void {
  const spans = new WeakMap<object, Span>()

  function begin(request: object, method: string, host: string | undefined) {
    if (host === undefined) return
    const span = partSpan(`${method} ${host}`, 'client', { 'http.request.method': method, 'server.address': host })
    if (span) spans.set(request, span)
  }
  function answered(request: object, status: number | undefined) {
    const span = spans.get(request)
    if (!span || status === undefined) return
    span.setAttribute('http.response.status_code', status)
    if (status >= 400) failWithStatus(span, status)
  }
  function end(request: object, error?: unknown) {
    const span = spans.get(request)
    if (!span) return
    spans.delete(request)
    if (error !== undefined) fail(span, error)
    span.end()
  }

  const channels: [string, (message: never) => void][] = [
    [
      'undici:request:create',
      ({ request }: { request: UndiciRequest }) =>
        isRecording() && begin(request, request.method, hostOf(request.origin)),
    ],
    [
      'undici:request:headers',
      ({ request, response }: { request: object; response: { statusCode: number } }) =>
        answered(request, response.statusCode),
    ],
    ['undici:request:trailers', ({ request }: { request: object }) => end(request)],
    ['undici:request:error', ({ request, error }: { request: object; error: unknown }) => end(request, error)],
    [
      'http.client.request.start',
      ({ request }: { request: ClientRequest }) => begin(request, request.method, request.host),
    ],
    [
      'http.client.response.finish',
      ({ request, response }: { request: ClientRequest; response: IncomingMessage }) => {
        answered(request, response.statusCode)
        // Here begins the answer, in spite of the channel's name.
        response.once('close', () => end(request))
      },
    ],
    ['http.client.request.error', ({ request, error }: { request: object; error: unknown }) => end(request, error)],
  ]
  for (const [name, hear] of channels) subscribe(name, hear as never)
  return () => {
    for (const [name, hear] of channels) unsubscribe(name, hear as never)
  }
}

/** A listener of a channel must not throw: that would end the process. */
function hostOf(origin: unknown): string | undefined {
  const text = String(origin)
  return URL.canParse(text) ? new URL(text).hostname : undefined
}
