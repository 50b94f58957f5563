import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { App } from './route-plugin'

/** Bytes of a refused file that are still read: a client that is busy sending would not see the answer otherwise. */
const DISCARDED_BYTES = 100 * 1024 * 1024

/**
 * A stream of a request, chunk by chunk, that stays open when its reader stops: giving up on it would close the connection before the
 * answer is sent.
 * @param unbroken turns the failure of a chunk to arrive into what is answered
 */
export async function* arrivingBytes(
  stream: Readable,
  unbroken: <T>(arrival: Promise<T>) => Promise<T>,
): AsyncGenerator<Uint8Array> {
  const chunks = stream.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>
  try {
    for (let next = await unbroken(chunks.next()); !next.done; next = await unbroken(chunks.next())) yield next.value
  } finally {
    await chunks.return?.()
  }
}

/**
 * Once a request is answered, discards what is left of its body, whichever route refused it: the next request on the connection would
 * wait behind it. More than `DISCARDED_BYTES` close the connection, as does the app's `requestTimeout`.
 */
export function discardRefusedBodies(app: App) {
  app.addHook('onResponse', async (request) => discardRest(request))
}

function discardRest({ raw }: FastifyRequest) {
  if (raw.readableEnded || raw.destroyed) return
  let left = DISCARDED_BYTES
  raw.unpipe()
  // A reader that gave up may still listen, and would keep the stream from flowing.
  raw.removeAllListeners('readable')
  raw.on('error', () => undefined)
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.byteLength
    if (left < 0) raw.destroy()
  })
  raw.resume()
}
