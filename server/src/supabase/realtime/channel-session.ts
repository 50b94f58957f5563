import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { roomOf, type Channel } from './channel'
import { encodeFrame, NOT_KEPT, persists, textFrame, type Broadcast, type Frame, type Ref } from './frames'
import {
  ALL_PERMISSIONS,
  expiredMessage,
  identify,
  permissionsIn,
  Refusal,
  type Identity,
  type Permissions,
} from './identity'
import type { Join } from './join'
import { windowLimit } from './limits'
import type { Tracked } from './presence'
import type { Peer, RealtimeTools } from './peer'

/** A joined channel from the inside: what its client sends, and its end. */
export interface ChannelSession {
  channel: Channel
  joinRef: Ref
  isOpen(): boolean
  receive(frame: Frame): void | Promise<void>
  push(event: string, payload: unknown): void
  /** Called once when the channel closes, for any reason. */
  onEnd(work: () => void): void
  /** Closes it and notifies the client. */
  close(): void
  /** Closes it without a message. */
  end(): void
}

interface Opening {
  peer: Peer
  frame: Frame
  name: string
  join: Join
  identity: Identity
  permissions: Permissions
}

const TokenChange = z.object({ access_token: z.string().min(1) })
const UserBroadcast = z.object({ event: z.string(), payload: z.unknown().optional() })
const PresenceCall = z.object({ event: z.string(), payload: z.unknown().optional() })
const MAX_TIMER_MS = 2 ** 31 - 1

/** A client that may receive neither broadcasts nor presence cannot join. */
export const mayJoin = (permissions: Permissions) => permissions.broadcast_read || permissions.presence_read

export const noRead = (name: string) => `You do not have permissions to read from this Channel topic: ${name}`

export function openChannel(tools: RealtimeTools, opening: Opening): ChannelSession {
  const { db, tokens, hub, limits, log } = tools
  const { peer, frame: joined, name, join } = opening
  const presenceCalls = windowLimit(limits.presence)
  const ends: (() => void)[] = []
  let open = true
  let expiry: NodeJS.Timeout | undefined
  let tracked: Tracked | undefined

  const channel: Channel = {
    topic: joined.topic,
    name,
    version: peer.version,
    join: { ...join, presence: { ...join.presence, key: join.presence.key || randomUUID() } },
    identity: opening.identity,
    permissions: opening.permissions,
    send: (outgoing) => {
      if (open) peer.send(outgoing)
    },
    fail,
  }
  hub.enter(channel)
  watchExpiry()

  function end() {
    if (!open) return
    open = false
    clearTimeout(expiry)
    hub.leave(channel)
    if (tracked) hub.track(channel, undefined, tracked)
    ends.forEach((work) => work())
  }

  function push(event: string, payload: unknown) {
    channel.send(textFrame(encodeFrame(peer.version, { topic: channel.topic, event }, JSON.stringify(payload))))
  }

  /** Ends the channel with an event of the protocol itself, which names the join it is about. */
  function endWith(event: 'phx_close' | 'phx_error') {
    const address = { topic: channel.topic, event, ref: joined.ref, joinRef: joined.ref }
    channel.send(textFrame(encodeFrame(peer.version, address, '{}')))
    end()
  }

  function fail(message: string) {
    push('system', { extension: 'system', status: 'error', message, channel: name })
    endWith('phx_close')
  }

  function watchExpiry() {
    clearTimeout(expiry)
    const left = channel.identity.expiresAt - Date.now()
    if (left <= 0) return fail(expiredMessage(channel.identity.expiresAt))
    expiry = setTimeout(watchExpiry, Math.min(left, MAX_TIMER_MS))
    expiry.unref()
  }

  async function changeToken(payload: unknown) {
    const token = TokenChange.safeParse(payload).data?.access_token
    // An API key of the new kind says nothing about a user.
    if (token === undefined || token.startsWith('sb_')) return
    try {
      const identity = await identify(tokens, token)
      if (identity.key === channel.identity.key) return
      const permissions = join.private ? await permissionsIn(db, identity, name) : ALL_PERMISSIONS
      if (!open) return
      if (!mayJoin(permissions)) return fail(noRead(name))
      Object.assign(channel, { identity, permissions })
      watchExpiry()
    } catch (error) {
      if (error instanceof Refusal) return fail(error.message)
      log.warn({ err: error }, 'A new token could not be looked at')
      // The client joins again, with the new token.
      endWith('phx_error')
    }
  }

  function broadcast(frame: Frame, given: Broadcast | undefined) {
    if (!given) return peer.reply(frame, 'error', { reason: 'A broadcast needs an event' })
    if (given.persist) return peer.reply(frame, 'error', { reason: NOT_KEPT })
    if (Buffer.byteLength(given.body) > limits.broadcastPayload) {
      return peer.reply(frame, 'error', { reason: 'payload_size_exceeded' })
    }
    // Without a word, as the original does: an acknowledged send times out.
    if (!channel.permissions.broadcast_write) return
    hub.broadcast({ room: roomOf(name, join.private), broadcast: given }, channel)
    if (join.broadcast.ack) peer.reply(frame, 'ok', {})
  }

  function presence(frame: Frame) {
    if (!presenceCalls.take(performance.now())) return fail('Client presence rate limit exceeded')
    const { event, payload } = PresenceCall.safeParse(frame.payload).data ?? {}
    if (event === 'untrack') {
      if (tracked) hub.track(channel, undefined, tracked)
      tracked = undefined
      return peer.reply(frame, 'ok', {})
    }
    if (event !== 'track') return peer.reply(frame, 'error', { reason: 'Unknown presence event' })
    const meta = z.record(z.string(), z.unknown()).safeParse(payload)
    if (!meta.success) return peer.reply(frame, 'error', { reason: 'Presence track payload must be a map' })
    if (JSON.stringify(meta.data).length > limits.presencePayload) {
      return peer.reply(frame, 'error', { reason: 'payload_size_exceeded' })
    }
    if (!channel.permissions.presence_write) {
      return peer.reply(frame, 'error', {
        reason: `You do not have permissions to write to this Channel topic: ${name}`,
      })
    }
    // Tracking presence subscribes to it, too.
    channel.join.presence.enabled = true
    tracked = hub.track(channel, meta.data, tracked)
    return peer.reply(frame, 'ok', {})
  }

  return {
    channel,
    joinRef: joined.ref,
    isOpen: () => open,
    push,
    onEnd: (work) => void ends.push(work),
    close: () => endWith('phx_close'),
    end,
    receive(frame) {
      switch (frame.event) {
        case 'broadcast':
          return broadcast(frame, frame.broadcast ?? ofPayload(frame.payload))
        case 'presence':
          return presence(frame)
        case 'access_token':
          return changeToken(frame.payload)
        case 'phx_leave':
          peer.reply(frame, 'ok', {})
          return endWith('phx_close')
        default:
          return undefined
      }
    },
  }
}

/** A broadcast as protocol 1 sends it, in JSON. */
function ofPayload(payload: unknown): Broadcast | undefined {
  const parsed = UserBroadcast.safeParse(payload)
  if (!parsed.success) return undefined
  return { event: parsed.data.event, body: JSON.stringify(parsed.data.payload ?? {}), persist: persists(payload) }
}
