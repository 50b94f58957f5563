import { randomUUID } from 'node:crypto'
import type { Tools } from '../../platform/tools'
import { roomOf, type Channel, type RoomMessage } from './channel'
import { createCluster, type ClusterMessage } from './cluster'
import { watchEndedSessions } from './ended-sessions'
import { encodeBroadcast, encodeFrame, textFrame, type Outgoing } from './frames'
import { topicOf } from './join'
import type { Limits } from './limits'
import { byKey, createPresences, type Diff, type RoomDiff, type Tracked } from './presence'

/**
 * Who is in which channel, and what they sendDiffs each other: at once on this server, through the database on the others.
 */
export function createHub(
  { db, notifications, log }: Pick<Tools, 'db' | 'notifications' | 'log'>,
  { serverId, limits }: { serverId: string; limits: Limits },
) {
  const rooms = new Map<string, Set<Channel>>()
  const presences = createPresences()
  const cluster = createCluster(
    { db, notifications, log },
    {
      serverId,
      limits,
      handlers: {
        onMessage,
        onGone: (server) => presences.replace(server, new Map()).forEach(sendDiffs),
        onGap: sayState,
      },
    },
  )

  const sessions = watchEndedSessions(
    { db, notifications, log },
    {
      open: () => [...new Set(channels().flatMap(({ identity }) => identity.claims.session_id ?? []))],
      onEnd(sessionId) {
        for (const channel of channels()) {
          if (channel.identity.claims.session_id === sessionId) channel.fail('The session of this token has ended')
        }
      },
    },
  )

  const channels = () => [...rooms.values()].flatMap((members) => [...members])

  function onMessage(server: string, message: ClusterMessage) {
    switch (message.type) {
      case 'hello':
        return sayState()
      case 'broadcast': {
        const { room, event, raw, body } = message
        return deliver({ room, broadcast: { event, body: raw ? Buffer.from(body, 'base64') : body } })
      }
      case 'presence':
        return sendDiffs(presences.apply(server, message.room, message.joins, message.leaves))
      case 'state':
        return presences.replace(server, new Map(message.rooms)).forEach(sendDiffs)
      default:
        return undefined
    }
  }

  function sayState() {
    cluster.publish({ type: 'state', rooms: [...presences.ofServer(serverId)] })
  }

  /** To everybody in a room of this server but the sender. Written down once for each protocol. */
  function deliver({ room, broadcast }: RoomMessage, sender?: Channel) {
    const frames = new Map<number, Outgoing | undefined>()
    for (const channel of rooms.get(room) ?? []) {
      if ((channel === sender && !channel.join.broadcast.self) || !channel.permissions.broadcast_read) continue
      if (!frames.has(channel.version)) {
        frames.set(channel.version, encodeBroadcast(channel.version, channel.topic, broadcast))
      }
      const frame = frames.get(channel.version)
      if (frame) channel.send(frame)
    }
  }

  /**
   * What left goes before what came: in one message, the official client (2.109) forgets which of a key's presences is which
   * when it sees the new one, and keeps the old one for ever.
   */
  function sendDiffs({ room, joins, leaves }: RoomDiff) {
    if (leaves.length > 0) sendDiff(room, { joins: {}, leaves: byKey(leaves) })
    if (joins.length > 0) sendDiff(room, { joins: byKey(joins), leaves: {} })
  }

  function sendDiff(room: string, diff: Diff) {
    const payload = JSON.stringify(diff)
    const topic = topicOf(room.slice(room.indexOf(':') + 1))
    const frames = new Map<number, Outgoing>()
    for (const channel of rooms.get(room) ?? []) {
      const { version, join, permissions } = channel
      if (!join.presence.enabled || !permissions.presence_read) continue
      const frame = frames.get(version) ?? textFrame(encodeFrame(version, { topic, event: 'presence_diff' }, payload))
      frames.set(version, frame)
      channel.send(frame)
    }
  }

  return {
    enter(channel: Channel) {
      const room = roomOf(channel.name, channel.join.private)
      rooms.set(room, (rooms.get(room) ?? new Set()).add(channel))
    },

    leave(channel: Channel) {
      const room = roomOf(channel.name, channel.join.private)
      const members = rooms.get(room)
      members?.delete(channel)
      if (members?.size === 0) rooms.delete(room)
    },

    /** Resolves once messages of other servers arrive; waits for a database that is away. */
    connect: () => Promise.all([cluster.start(), sessions.start()]),

    broadcast(message: RoomMessage, sender?: Channel) {
      deliver(message, sender)
      const { event, body } = message.broadcast
      const raw = typeof body !== 'string'
      cluster.publish({ type: 'broadcast', room: message.room, event, body: raw ? body.toString('base64') : body, raw })
    },

    /** Announces what a channel says about itself instead of what it said before; undefined takes it back. */
    track(
      channel: Channel,
      payload: Record<string, unknown> | undefined,
      before: Tracked | undefined,
    ): Tracked | undefined {
      const room = roomOf(channel.name, channel.join.private)
      const ref = randomUUID()
      const meta = payload && { ...payload, phx_ref: ref, ...(before ? { phx_ref_prev: before.ref } : {}) }
      const tracked = meta && { key: channel.join.presence.key, ref, meta }
      const diff = presences.apply(serverId, room, tracked ? [tracked] : [], before ? [before.ref] : [])
      cluster.publish({ type: 'presence', room, joins: diff.joins, leaves: diff.leaves.map((one) => one.ref) })
      sendDiffs(diff)
      return tracked
    },

    presenceState: (channel: Channel) => presences.state(roomOf(channel.name, channel.join.private)),

    close() {
      sessions.close()
      return cluster.close()
    },
  }
}

export type Hub = ReturnType<typeof createHub>
