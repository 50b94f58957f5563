import { Readable } from 'node:stream'
import type { ErrorAnswer } from '@reelwright/shared'
import type { FastifyReply } from 'fastify'
import { apiErrorShape, failureOf } from '../../platform/http'

/** Proxies and browsers give up on a connection that says nothing for long. */
const HEARTBEAT_MS = 10_000

/** Events by their names, as the data of each: `GenerationEvents`, `RefinementEvents`. Each kind of work may end with `error`. */
interface Failing {
  error: ErrorAnswer
}

type EventOf<Events> = { [Name in keyof Events]: { event: Name; data: Events[Name] } }[keyof Events]

/** Who watches the work being done. */
export interface Watcher<Events> {
  /** The work begins: whatever fails from here on, fails before the watcher's eyes. */
  begin(): void
  send(event: EventOf<Events>): void
}

/**
 * Answers by server-sent events: what the work sends, then its answer as the event `last`, or its failure as `error`. Until the work
 * begins nothing is sent, so a failure up to there is an ordinary answer with a status of its own.
 */
export async function answerByEvents<Events extends Failing, Last extends keyof Events>(
  reply: FastifyReply,
  last: Last,
  work: (watcher: Watcher<Events>) => Promise<Events[Last]>,
  heartbeatMs = HEARTBEAT_MS,
): Promise<FastifyReply> {
  const body = new Readable({ read: () => undefined })
  let over = false
  const write = (text: string) => {
    // The client may be gone, and work that was given up may go on sending.
    if (!over && !body.destroyed) body.push(text)
  }
  const send = (event: PropertyKey, data: unknown) =>
    write(`event: ${String(event)}\ndata: ${JSON.stringify(data)}\n\n`)
  // Headers leave with the first bytes: a comment, long before there are words.
  write(': writing\n\n')

  await new Promise<void>((resolve, reject) => {
    let begun = false
    const begin = () => {
      begun = true
      resolve()
    }
    const heartbeat = setInterval(() => write(': still writing\n\n'), heartbeatMs)
    const end = (event: PropertyKey, data: unknown) => {
      send(event, data)
      over = true
      clearInterval(heartbeat)
      if (!body.destroyed) body.push(null)
      begin()
    }
    const fail = (thrown: unknown) => {
      if (begun) return end('error', apiErrorShape(failureOf(thrown, reply.request), reply.request.id))
      clearInterval(heartbeat)
      reject(thrown)
    }
    work({ begin, send: ({ event, data }) => send(event, data) }).then((data) => end(last, data), fail)
  })

  // Nothing between here and the client may gather or change what is sent.
  void reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-cache, no-transform')
    .header('x-accel-buffering', 'no')
  return reply.send(body)
}
