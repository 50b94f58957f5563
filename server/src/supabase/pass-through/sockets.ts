import type { FastifyRequest } from 'fastify'
import { socketHeaders } from './headers'

/** Bytes of the largest message (contract 5.1). */
const MAX_MESSAGE_BYTES = 5 * 1024 * 1024

/** Bytes that may wait for a peer that reads too slowly; then its socket ends, and the client connects again. */
const MAX_QUEUE_BYTES = 16 * 1024 * 1024

interface Socket {
  readyState: number
  bufferedAmount: number
  terminate(): void
}

const OPEN = 1

/** How `/realtime/v1` is passed on: message by message, as they come. */
export const SOCKETS = {
  websocket: true as const,
  wsServerOptions: { maxPayload: MAX_MESSAGE_BYTES },
  wsClientOptions: {
    maxPayload: MAX_MESSAGE_BYTES,
    handshakeTimeout: 10_000,
    rewriteRequestHeaders: (_headers: unknown, request: FastifyRequest) => socketHeaders(request),
  },
  wsHooks: {
    // A client that left during the upstream connect would leave that half open.
    onConnect: (_context: unknown, source: Socket, target: Socket) => {
      if (source.readyState !== OPEN) target.terminate()
    },
    onIncomingMessage: (_context: unknown, _source: Socket, target: Socket) => endIfBehind(target),
    onOutgoingMessage: (_context: unknown, source: Socket) => endIfBehind(source),
  },
}

function endIfBehind(socket: Socket) {
  if (socket.bufferedAmount > MAX_QUEUE_BYTES) socket.terminate()
}
