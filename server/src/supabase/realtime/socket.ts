import type { WebSocket } from 'ws'
import { mayJoin, noRead, openChannel, type ChannelSession } from './channel-session'
import { decodeFrame, FrameFault, type Frame, type Version } from './frames'
import { ALL_PERMISSIONS, expiredMessage, identify, permissionsIn, Refusal, type Identity } from './identity'
import { bindingIds, channelName, joinReader, type Join } from './join'
import { rateLimit } from './limits'
import { createPeer, type RealtimeTools } from './peer'
import { SubscriptionFault } from './subscriptions'
import type { Prepared } from './subscribe'

/** Frames that may wait for the database before the socket is read no further. */
const WAITING_FRAMES = 100

export interface Connection {
  socket: WebSocket
  /** When the peer last said something, by `performance.now()`: a clock that is put right must not end sockets. */
  lastMessageAt(): number
}

/** Serves one accepted socket until it closes. */
export function serveSocket(
  tools: RealtimeTools,
  { socket, version, identity: ofKey }: { socket: WebSocket; version: Version; identity: Identity },
): Connection {
  const { db, tokens, hub, subscriptions, limits, log } = tools
  const peer = createPeer(socket, version, limits)
  const sessions = new Map<string, ChannelSession>()
  const joining = new Set<string>()
  const refusals = new Set<NodeJS.Timeout>()
  const begun = performance.now()
  const [joins, messages] = [rateLimit(limits.joins, begun), rateLimit(limits.messages, begun)]
  const readJoin = joinReader(limits)
  /** Frames of a channel wait for each other, those of other channels do not. */
  const tails = new Map<string, Promise<void>>()
  let waiting = 0
  let lastMessageAt = begun

  socket.on('message', (data: Buffer, isBinary: boolean) => {
    lastMessageAt = performance.now()
    if (!peer.isOpen()) return
    if (!messages.take(lastMessageAt)) return socket.close(1008, 'Too many messages per second')
    try {
      receive(decodeFrame(version, data, isBinary))
    } catch (error) {
      if (error instanceof FrameFault) return socket.close(error.closeCode, error.message)
      log.error({ err: error }, 'A frame could not be handled')
    }
  })
  socket.on('ping', () => {
    lastMessageAt = performance.now()
  })
  socket.on('close', () => {
    refusals.forEach((timer) => clearTimeout(timer))
    for (const session of sessions.values()) session.end()
    sessions.clear()
  })

  function receive(frame: Frame) {
    if (frame.topic === 'phoenix') {
      if (frame.event === 'heartbeat') peer.reply(frame, 'ok', {})
      return
    }
    const topic = sessionOf(frame)?.channel.topic ?? frame.topic
    inOrder(topic, () => handle(frame))
  }

  /** The official client garbles topics with letters outside ASCII in binary frames; the join is named as well. */
  function sessionOf(frame: Frame): ChannelSession | undefined {
    const byTopic = sessions.get(frame.topic)
    if (byTopic || !frame.broadcast || frame.joinRef === null) return byTopic
    return [...sessions.values()].find(({ joinRef }) => joinRef === frame.joinRef)
  }

  function inOrder(topic: string, work: () => void | Promise<void>) {
    const before = tails.get(topic)
    const done = before ? before.then(work) : work()
    if (!done) return
    if (++waiting >= WAITING_FRAMES) socket.pause()
    const tail = settle(done).finally(() => {
      if (tails.get(topic) === tail) tails.delete(topic)
      if (--waiting < WAITING_FRAMES && socket.isPaused) socket.resume()
    })
    tails.set(topic, tail)
  }

  async function settle(work: Promise<void>) {
    try {
      await work
    } catch (error) {
      log.error({ err: error }, 'A message of a channel could not be handled')
    }
  }

  function handle(frame: Frame): void | Promise<void> {
    if (frame.event === 'phx_join') return join(frame)
    const session = sessionOf(frame)
    const isStale = frame.joinRef !== null && String(frame.joinRef) !== String(session?.joinRef)
    if (!session?.isOpen() || isStale) {
      // Leaving what is left already has succeeded.
      const status = frame.event === 'phx_leave' ? 'ok' : 'error'
      return peer.reply(frame, status, status === 'ok' ? {} : { reason: 'unmatched topic' })
    }
    try {
      return session.receive(frame)
    } catch (error) {
      log.info({ err: error }, 'A message of a channel could not be handled')
      return peer.reply(frame, 'error', { reason: 'UnknownErrorOnChannel' })
    }
  }

  async function join(frame: Frame) {
    joining.add(frame.topic)
    try {
      const session = await admit(frame)
      if (session) sessions.set(frame.topic, session)
    } catch (error) {
      refuse(frame, error)
    } finally {
      joining.delete(frame.topic)
    }
  }

  /** @throws Refusal */
  async function admit(frame: Frame): Promise<ChannelSession | undefined> {
    const { name, join } = readRequest(frame)
    const identity = await identityFor(join.accessToken)
    const permissions = join.private ? await permissionsIn(db, identity, name) : ALL_PERMISSIONS
    if (!mayJoin(permissions)) throw new Refusal('Unauthorized', noRead(name))

    const ids = bindingIds(join.bindings)
    let isWanted = true
    const prepared = subscriptions.prepare({ asked: join.bindings, ids, identity }, () => isWanted && peer.isOpen())
    // Listen to other servers before the answer, so that nothing sent after it is missed; without a database answer anyway.
    const ready = await withTimeout(Promise.all([hub.connect(), prepared]), limits.joinMs)
    if (!peer.isOpen()) {
      isWanted = false
      void prepared.then((found) => stop(found))
      return undefined
    }

    sessions.get(frame.topic)?.close()
    const session = openChannel(tools, { peer, frame, name, join, identity, permissions })
    session.onEnd(() => {
      isWanted = false
      void prepared.then((found) => stop(found))
      if (sessions.get(frame.topic) === session) sessions.delete(frame.topic)
    })
    peer.reply(frame, 'ok', {
      postgres_changes: join.bindings.map((binding, index) => ({ id: ids[index], ...binding })),
    })
    if (join.presence.enabled && permissions.presence_read) {
      session.push('presence_state', hub.presenceState(session.channel))
    }
    if (join.broadcast.replicationReady) {
      const message = 'Replication connection established'
      const report = () => session.push('system', { extension: 'system', status: 'ok', message, channel: name })
      if (ready) report()
      else void Promise.all([hub.connect(), prepared]).then(report)
    }
    if (join.bindings.length > 0) {
      if (ready) announce(session, ready[1])
      else void prepared.then((found) => announce(session, found))
    }
    return session
  }

  function readRequest(frame: Frame): { name: string; join: Join } {
    const name = channelName(frame.topic)
    if (name === undefined) throw new Refusal('UnmatchedTopic', 'unmatched topic')
    if (name === '') throw new Refusal('TopicNameRequired', 'You must provide a topic name')
    if (Buffer.byteLength(frame.topic) > limits.topic) throw new Refusal('InvalidJoinPayload', 'The topic is too long')
    if (!joins.take(performance.now())) throw new Refusal('ClientJoinRateLimitReached', 'Too many joins per second')
    const others = new Set([...sessions.keys(), ...joining])
    others.delete(frame.topic)
    if (others.size >= limits.channelsPerSocket) throw new Refusal('ChannelRateLimitReached', 'Too many channels')
    const join = readJoin(frame.payload)
    if (typeof join === 'string') throw new Refusal('InvalidJoinPayload', join)
    return { name, join }
  }

  /** Of the token in the join, else of the key that opened the socket. */
  async function identityFor(token: string | undefined): Promise<Identity> {
    if (token && !token.startsWith('sb_')) return identify(tokens, token)
    if (ofKey.expiresAt <= Date.now()) throw new Refusal('InvalidJWTToken', expiredMessage(ofKey.expiresAt))
    return ofKey
  }

  function announce(session: ChannelSession, found: Prepared | SubscriptionFault | undefined) {
    if (!found || !session.isOpen()) return
    if (!(found instanceof SubscriptionFault)) found.start(session.channel)
    const [status, message] =
      found instanceof SubscriptionFault ? ['error', found.message] : ['ok', 'Subscribed to PostgreSQL']
    session.push('system', { extension: 'postgres_changes', status, message, channel: session.channel.name })
  }

  function refuse(frame: Frame, error: unknown) {
    if (!(error instanceof Refusal)) log.warn({ err: error }, 'A channel could not be joined')
    const reason =
      error instanceof Refusal ? `${error.code}: ${error.message}` : 'UnknownErrorOnChannel: Unknown Error on Channel'
    const timer = setTimeout(() => {
      refusals.delete(timer)
      peer.reply(frame, 'error', { reason })
    }, limits.refusalMs)
    timer.unref()
    refusals.add(timer)
  }

  return { socket, lastMessageAt: () => lastMessageAt }
}

function stop(found: Prepared | SubscriptionFault | undefined) {
  if (found && !(found instanceof SubscriptionFault)) found.stop()
}

/** What was promised, or undefined when it takes longer. */
function withTimeout<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms)
    timer.unref()
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
