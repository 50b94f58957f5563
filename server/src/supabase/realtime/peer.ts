import type { WebSocket } from 'ws'
import type { Tools } from '../../platform/tools'
import { encodeFrame, textFrame, type Address, type Outgoing, type Version } from './frames'
import type { Hub } from './hub'
import type { Limits } from './limits'
import type { Subscriptions } from './subscribe'

/** What sockets and channels work with. */
export interface RealtimeTools extends Pick<Tools, 'db' | 'tokens' | 'log'> {
  hub: Hub
  subscriptions: Subscriptions
  limits: Limits
}

/** The other end of a socket. */
export interface Peer {
  version: Version
  isOpen(): boolean
  send(outgoing: Outgoing): void
  /** Answers a frame, unless it asked for no answer. */
  reply(to: Omit<Address, 'event'>, status: 'ok' | 'error', response: object): void
}

/** Milliseconds that a slow reader gets for the close frame. */
const LAST_WORDS_MS = 1_000

export function createPeer(socket: WebSocket, version: Version, limits: Limits): Peer {
  const isOpen = () => socket.readyState === socket.OPEN

  function send({ data, binary }: Outgoing) {
    if (!isOpen()) return
    // A slow reader must not fill our memory.
    if (socket.bufferedAmount > limits.outgoing) {
      socket.close(1013, 'Too slow')
      setTimeout(() => socket.terminate(), LAST_WORDS_MS).unref()
      return
    }
    socket.send(data, { binary }, () => undefined)
  }

  return {
    version,
    isOpen,
    send,
    reply({ topic, ref = null, joinRef = null }, status, response) {
      if (ref === null) return
      const payload = JSON.stringify({ status, response })
      send(textFrame(encodeFrame(version, { topic, event: 'phx_reply', ref, joinRef }, payload)))
    },
  }
}
