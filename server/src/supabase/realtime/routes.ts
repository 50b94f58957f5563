import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { openToOtherOrigins, renderErrors, type RoutePlugin } from '../../platform/http'
import { realtimeSockets } from '../../platform/metrics'
import { described, PUBLIC_KEY } from '../../platform/open-api'
import type { Tools } from '../../platform/tools'
import { httpBroadcast } from './http-broadcast'
import { createHub } from './hub'
import { identify, Refusal, type Identity } from './identity'
import { LIMITS, type Limits } from './limits'
import type { Version } from './frames'
import { serveSocket, type Connection } from './socket'
import { createSubscriptions } from './subscribe'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who opens a socket, and in which protocol; set before the upgrade. */
    realtime: { identity: Identity; version: Version } | null
  }
}

const IDLE_CHECK_INTERVAL_MS = 5_000

const Query = z.object({ apikey: z.string().optional().catch(undefined), vsn: z.string().optional().catch('') })
const VERSIONS = new Map<string, Version>([
  ['1.0.0', 1],
  ['2.0.0', 2],
])

/** `/realtime/v1`: changes, broadcast and presence over a socket, in the protocol of Supabase Realtime (contract 5). */
export const realtime =
  (appTools: Tools, given: Partial<Limits> = {}): RoutePlugin =>
  async (app) => {
    const limits = { ...LIMITS, ...given }
    const serverId = randomUUID()
    const hub = createHub(appTools, { serverId, limits })
    const subscriptions = createSubscriptions(appTools, serverId)
    const tools = { db: appTools.db, tokens: appTools.tokens, log: appTools.log, hub, subscriptions, limits }

    await openToOtherOrigins(app)
    renderErrors(app, (error) => ({ error: error.message }))
    httpBroadcast(app, tools)

    const connections = new Map<Connection, string>()
    app.decorateRequest('realtime', null)
    app.route({
      method: 'GET',
      url: '/websocket',
      ...described('Opens a socket for changes, broadcast and presence', PUBLIC_KEY),
      onRequest: async (request, reply) => {
        const refused = await admit(request, appTools, refusalOfCrowd(request, connections, limits))
        if (refused) await refuse(reply, refused)
      },
      handler: (_request, reply) => refuse(reply, { status: 426, error: 'This address is for WebSockets' }),
      wsHandler: (socket, request) => {
        if (!request.realtime) return socket.close(1011)
        const connection = serveSocket(tools, { socket, ...request.realtime })
        connections.set(connection, request.ip)
        realtimeSockets.change({}, 1)
        socket.on('close', () => {
          connections.delete(connection)
          realtimeSockets.change({}, -1)
        })
      },
    })

    const idleCheck = setInterval(
      () => {
        const longAgo = performance.now() - limits.idleMs
        for (const connection of connections.keys()) {
          if (connection.lastMessageAt() < longAgo) connection.socket.close(1001, 'Idle for too long')
          if (connection.lastMessageAt() < longAgo - limits.idleMs) connection.socket.terminate()
        }
      },
      Math.min(IDLE_CHECK_INTERVAL_MS, limits.idleMs),
    )
    idleCheck.unref()

    app.addHook('preClose', async () => {
      clearInterval(idleCheck)
      for (const { socket } of connections.keys()) socket.close(1012, 'The server is restarting')
      const deadline = performance.now() + limits.goodbyeMs
      while (connections.size > 0 && performance.now() < deadline) await sleep(10)
      for (const { socket } of connections.keys()) socket.terminate()
      await Promise.race([Promise.all([hub.close(), subscriptions.close()]), sleep(limits.goodbyeMs)])
    })
  }

interface HandshakeRefusal {
  status: number
  error: string
}

function refuse(reply: FastifyReply, { status, error }: HandshakeRefusal) {
  return reply.status(status).send({ error })
}

/** Looks at a handshake before it is answered: a socket that may not be is never opened. */
async function admit(
  request: FastifyRequest,
  { tokens }: Tools,
  crowd: HandshakeRefusal | undefined,
): Promise<HandshakeRefusal | undefined> {
  const query = Query.safeParse(request.query).data
  const header = request.headers['apikey'] ?? request.headers['x-api-key']
  const key = query?.apikey || (typeof header === 'string' ? header : '')
  if (!key) return { status: 401, error: 'API key is missing' }
  const version = VERSIONS.get(query?.vsn ?? '1.0.0')
  if (!version) return { status: 403, error: 'This version of the protocol is not supported' }
  try {
    const identity = await identify(tokens, key)
    request.realtime = { identity, version }
    return crowd
  } catch (error) {
    if (error instanceof Refusal) return { status: 401, error: error.message }
    throw error
  }
}

function refusalOfCrowd(
  request: FastifyRequest,
  connections: Map<Connection, string>,
  { sockets, socketsPerAddress }: Limits,
): HandshakeRefusal | undefined {
  const ofAddress = [...connections.values()].filter((address) => address === request.ip).length
  return connections.size >= sockets || ofAddress >= socketsPerAddress
    ? { status: 429, error: 'Too many connections' }
    : undefined
}
