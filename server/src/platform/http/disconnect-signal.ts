import type { FastifyReply } from 'fastify'

/** Aborts when the client disconnects before it has its whole answer. */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const disconnected = new AbortController()
  // Gone while it was being asked who they are: there is no second "close".
  if (reply.raw.destroyed) disconnected.abort()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) disconnected.abort()
  })
  return disconnected.signal
}
