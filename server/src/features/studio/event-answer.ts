import { Readable } from 'node:stream'
import type { GenerationAnswer, GenerationEvent } from '@reelwright/shared'
import type { FastifyReply } from 'fastify'
import { apiErrorShape, failureOf } from '../../platform/http'
import type { Watcher } from './generate-script'

/** Proxies and browsers give up on a connection that says nothing for long. */
const HEARTBEAT_MS = 10_000

/**
 * Answers by server-sent events: what the work tells, then its answer as `script`, or its failure as `error`. Until the work begins
 * nothing is sent, so a failure up to there is an ordinary answer with a status of its own.
 */
export async function answerByEvents(
  reply: FastifyReply,
  work: (watcher: Watcher) => Promise<GenerationAnswer>,
  heartbeatMs = HEARTBEAT_MS,
): Promise<FastifyReply> {
  const body = new Readable({ read: () => undefined })
  let over = false
  const write = (text: string) => {
    // Whoever listened may be gone, and work that was given up may go on telling.
    if (!over && !body.destroyed) body.push(text)
  }
  const tell = ({ event, data }: GenerationEvent) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  // Headers leave with the first bytes: a comment, long before there are words.
  write(': writing\n\n')

  await new Promise<void>((resolve, reject) => {
    let begun = false
    const begin = () => {
      begun = true
      resolve()
    }
    const heartbeat = setInterval(() => write(': still writing\n\n'), heartbeatMs)
    const end = (last: GenerationEvent) => {
      tell(last)
      over = true
      clearInterval(heartbeat)
      if (!body.destroyed) body.push(null)
      begin()
    }
    const fail = (thrown: unknown) => {
      if (begun) return end({ event: 'error', data: apiErrorShape(failureOf(thrown, reply.request), reply.request.id) })
      clearInterval(heartbeat)
      reject(thrown)
    }
    work({ begin, tell }).then((data) => end({ event: 'script', data }), fail)
  })

  // Nothing between here and the client may gather or change what is sent.
  void reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-cache, no-transform')
    .header('x-accel-buffering', 'no')
  return reply.send(body)
}
