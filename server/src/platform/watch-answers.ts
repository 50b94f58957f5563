import type { App } from './http'
import { answerTimes } from './metrics'
import { traceRequests } from './tracing'

/** An answer that takes longer to begin is worth a line in the log. */
const SLOW_MS = 2000

declare module 'fastify' {
  interface FastifyRequest {
    /** Milliseconds until the answer began; what follows is the reader's line, or a stream's length. */
    answeredAfter: number | undefined
  }
}

/**
 * Gives every answer the number of its request, measures it, and notes in the log those that failed or were slow: by their route, never by
 * their address, which may hold private data. Register it before any route: a route only gets the hooks that exist when it is added.
 */
export function watchAnswers(app: App, slowMs = SLOW_MS) {
  traceRequests(app)
  app.decorateRequest('answeredAfter', undefined)
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id)
  })
  app.addHook('onSend', async (request, reply) => {
    request.answeredAfter = reply.elapsedTime
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, answeredAfter = reply.elapsedTime } = request
    const route = request.routeOptions.url ?? 'none'
    const status = reply.statusCode
    answerTimes.observe({ method, route, status: String(status) }, reply.elapsedTime / 1000)
    if (status < 500 && answeredAfter < slowMs) return
    const line = { requestId: request.id, method, route, status, ms: Math.round(answeredAfter) }
    request.log.warn(line, status < 500 ? 'A request was answered slowly' : 'A request failed')
  })
}
