import type { FastifyReply } from 'fastify'

/** Aborts when the client hangs up before it has its whole answer. */
export function leavingOf(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  // Gone while it was being asked who they are: there is no second "close".
  if (reply.raw.destroyed) leaving.abort()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort()
  })
  return leaving.signal
}
