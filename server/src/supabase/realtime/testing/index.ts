import websocket from '@fastify/websocket'
import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js'
import fastify from 'fastify'
import { pino } from 'pino'
import ws from 'ws'
import { createNotifications } from '../../../platform/db'
import type { App } from '../../../platform/http'
import type { Tools } from '../../../platform/tools'
import { afterFile, afterTest, soon } from '../../../testing'
import type { Limits } from '../limits'
import { realtime } from '../routes'

/** For tests of this module only. */

/** A second server on the same database and keys: only this module, with limits of its own. Answers with its origin. */
export async function anotherServer(
  { tokens, db, connectionString }: Pick<Tools, 'tokens' | 'db'> & { connectionString: string },
  limits: Partial<Limits> = {},
): Promise<{ origin: string; app: App; close(): Promise<void> }> {
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' })
  const notifications = createNotifications(connectionString, log)
  const app = fastify() as unknown as App
  await app.register(websocket, { options: { maxPayload: 5 * 1024 * 1024 } })
  await app.register(realtime({ tokens, db, notifications, log } as Tools, { refusalMs: 20, ...limits }), {
    prefix: '/realtime/v1',
  })
  let closing: Promise<void> | undefined
  const close = () => (closing ??= app.close().then(() => notifications.close()))
  afterFile(close)
  return { origin: await app.listen({ port: 0, host: '127.0.0.1' }), app, close }
}

export type Vsn = '1.0.0' | '2.0.0'

/** The official client on a real port, with a user's token if there is one. */
export function liveClient(origin: string, anonKey: string, token?: string, vsn: Vsn = '2.0.0'): SupabaseClient {
  const client = createClient(origin, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: ws as never, vsn, reconnectAfterMs: () => 50 },
  })
  // Before any join, so that the first one has it.
  if (token) void client.realtime.setAuth(token)
  afterTest(() => client.realtime.disconnect())
  return client
}

/** Subscribes and waits for the answer: SUBSCRIBED, or the error's text. */
export function subscribed(channel: RealtimeChannel): Promise<string> {
  return new Promise((resolve) => {
    channel.subscribe((status, error) => resolve(error?.message ?? status))
  })
}

/**
 * Subscribes and waits until the server delivers: a busy one answers the join before that. For channels with changes of rows or
 * `replication_ready`, whose server says when it is so far.
 */
export async function subscribedAndReady(channel: RealtimeChannel): Promise<string> {
  const answered = new Promise<void>((resolve) => channel.on('system', {}, () => resolve()))
  const status = await subscribed(channel)
  if (status === 'SUBSCRIBED') await answered
  return status
}

/** Waits until the server has handled all that was sent on a channel: it does so in order, and answers this. */
export const handled = (channel: RealtimeChannel) => channel.track({})

/** Long enough that a message which should not come would have come. */
export const quiet = () => new Promise((resolve) => setTimeout(resolve, 250))

/** A socket that speaks the protocol by hand: what no official client would send. */
export async function rawSocket(origin: string, key: string, vsn: Vsn = '2.0.0') {
  const socket = new ws(`${origin.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=${vsn}`)
  const frames: unknown[] = []
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  socket.on('message', (data: Buffer, isBinary) => frames.push(isBinary ? data : JSON.parse(data.toString())))
  socket.on('error', () => undefined)
  await new Promise((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('unexpected-response', (_request, answer) => reject(new Error(String(answer.statusCode))))
  })
  afterFile(() => socket.terminate())
  const send = (frame: unknown) =>
    socket.send(typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame))
  return {
    socket,
    frames,
    closed,
    send,
    /** Frames of an event, as protocol 2 carries them: the payloads. */
    payloads: (event: string) =>
      frames.flatMap((frame) =>
        Array.isArray(frame) && frame[3] === event ? [frame[4] as Record<string, unknown>] : [],
      ),
    async join(topic: string, config: object = {}, ref = '1', token?: string) {
      send([ref, ref, `realtime:${topic}`, 'phx_join', { config, access_token: token }])
      return soon(() => {
        const reply = frames.find((frame) => Array.isArray(frame) && frame[1] === ref && frame[3] === 'phx_reply')
        if (!reply) throw new Error('No answer yet')
        return (reply as unknown[])[4] as { status: string; response: Record<string, unknown> }
      })
    },
  }
}
