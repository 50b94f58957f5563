import type { FastifyReply } from 'fastify'

/** Aborts when the client hangs up before it has its whole answer. */
export function leavingOf(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort()
  })
  return leaving.signal
}
