import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { AppError, claimsOf, requireKey, type App } from '../../platform/http'
import { TokenError, type Claims } from '../../platform/jwt'
import { described, PUBLIC_KEY } from '../../platform/open-api'
import { roomOf } from './channel'
import { NOT_KEPT, type Broadcast } from './frames'
import { permissionsIn } from './identity'
import type { RealtimeTools } from './peer'

/** Limit of one request. */
const MAX_MESSAGES = 100
const MAX_EVENT = 255

/** Refused rather than reported as done. */
const notKept = z
  .unknown()
  .refine((value) => value !== true && value !== 'true', NOT_KEPT)
  .optional()

const Message = z.object({
  topic: z.string().min(1),
  event: z.string().max(MAX_EVENT),
  payload: z.unknown(),
  private: z.boolean().nullish(),
  persist: notKept,
})
const Batch = z.object({ messages: z.array(Message).min(1).max(MAX_MESSAGES) })

const Address = z.object({ topic: z.string().min(1), event: z.string().max(MAX_EVENT) })
const Query = z.object({ private: z.enum(['true', 'false']).optional(), persist: notKept })

interface Posted {
  topic: string
  private: boolean
  broadcast: Broadcast
}

/** Broadcasts without a socket (contract 5.3): a list of messages, or one whose body is the payload. Answers 202. */
export function httpBroadcast(app: App, tools: RealtimeTools) {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  app.post('/api/broadcast', described('Broadcasts messages', PUBLIC_KEY), async (request, reply) => {
    const claims = await callerOf(request, tools)
    const { messages } = wellFormed(Batch, request.body)
    const posted = messages.map((message): Posted => ({
      topic: message.topic,
      private: message.private ?? false,
      broadcast: { event: message.event, body: jsonOf(message.payload ?? {}) },
    }))
    await post(tools, claims, posted)
    return reply.status(202).send()
  })

  const one = described('Broadcasts one message', PUBLIC_KEY)
  app.post('/api/broadcast/:topic/events/:event', one, async (request, reply) => {
    const claims = await callerOf(request, tools)
    const { topic, event } = wellFormed(Address, request.params)
    const isPrivate = wellFormed(Query, request.query).private === 'true'
    const body = Buffer.isBuffer(request.body) ? request.body : jsonOf(request.body)
    await post(tools, claims, [{ topic, private: isPrivate, broadcast: { event, body } }])
    return reply.status(202).send()
  })
}

async function callerOf(request: FastifyRequest, { tokens }: RealtimeTools): Promise<Claims> {
  await requireKey(request, tokens)
  return claimsOf(request, tokens).catch((error: unknown) => {
    if (error instanceof TokenError) throw new AppError('not_signed_in', error.message, {}, { cause: error })
    throw error
  })
}

/** Private messages go where the caller may send; others are dropped silently, as with the original. */
async function post({ db, hub }: RealtimeTools, claims: Claims, messages: Posted[]) {
  const names = new Set(messages.filter((message) => message.private).map(({ topic }) => topic))
  const identity = { claims, role: claims.role, key: JSON.stringify(claims), expiresAt: Infinity }
  const writable = new Set<string>()
  for (const name of names) if ((await permissionsIn(db, identity, name)).broadcast_write) writable.add(name)

  // Delivery needs the connection between servers, and must not hold up the response.
  void hub.connect()
  for (const message of messages) {
    if (message.private && !writable.has(message.topic)) continue
    hub.broadcast({ room: roomOf(message.topic, message.private), broadcast: message.broadcast })
  }
}

/** @throws AppError for what is nothing, or is nested deeper than can be written down. */
function jsonOf(payload: unknown): string {
  try {
    if (payload !== undefined) return JSON.stringify(payload)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  throw new AppError('refused', 'The payload cannot be sent')
}

function wellFormed<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const at = issue?.path.map(String).join('.')
  throw new AppError(
    'refused',
    at ? `${at}: ${issue?.message}` : 'The request body is not valid',
    at ? { field: at } : {},
  )
}
