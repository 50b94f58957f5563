import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../http'
import { failWithStatus, inSpan, isTracing, requestSpan, type Span } from './spans'
import { traceParentOf } from './trace-parent'

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined: traces are not exported, or not of such requests. */
    span: Span | undefined
  }
}

/** What machines ask every few seconds. */
const PROBES = new Set(['/api/health', '/api/ready', '/metrics'])

/**
 * Records each request by its route, from its arrival until the answer has been handed over. Before all other hooks, so that these are part
 * of it. A socket is not recorded: it would be one span of hours.
 */
export function traceRequests(app: App) {
  if (!isTracing()) return
  app.decorateRequest('span', undefined)

  app.addHook('onRequest', (request, reply, done) => {
    if (isOfPeople(request)) request.span = begin(request, reply)
    inSpan(request.span, done)
  })

  // What came before goes by events of the connection, or by another request's answer (limits are counted for several at once).
  app.addHook('preValidation', (request, _reply, done) => inSpan(request.span, done))
}

const isOfPeople = ({ headers, routeOptions }: FastifyRequest) =>
  headers.upgrade === undefined && !PROBES.has(routeOptions.url ?? '')

/** Undefined: this request is not recorded. */
function begin(request: FastifyRequest, reply: FastifyReply): Span | undefined {
  const route = request.routeOptions.url ?? 'none'
  const { method } = request
  const parent = traceParentOf(request.headers)
  const attributes = { 'http.request.method': method, 'http.route': route, 'reelwright.request_id': request.id }
  const span = requestSpan(`${method} ${route}`, attributes, parent)
  if (!span?.isRecording()) return undefined

  // The trace of a caller stands in the log already.
  if (!parent) request.log = reply.log = request.log.child({ trace_id: span.spanContext().traceId })
  const { raw } = reply
  // The second fires when the client disconnects before the answer.
  for (const last of ['finish', 'close']) raw.once(last, () => end(span, raw))
  return span
}

function end(span: Span, { headersSent, statusCode }: ServerResponse) {
  if (!span.isRecording()) return
  if (headersSent) span.setAttribute('http.response.status_code', statusCode)
  else span.setAttribute('error.type', 'left_by_client')
  if (headersSent && statusCode >= 500) failWithStatus(span, statusCode)
  span.end()
}
