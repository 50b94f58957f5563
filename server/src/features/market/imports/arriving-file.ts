import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/http'

/** Bytes of a refused file that are still read: a browser that is busy sending would not see the answer otherwise. */
const DISCARDED_BYTES = 100 * 1024 * 1024

/** Hands over a request's body as it arrives, and reads what is left of it when it was refused half-way. */
export async function withBody<T>(
  request: FastifyRequest,
  take: (bytes: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> {
  try {
    return await take(kept(request.body instanceof Readable ? request.body : Readable.from([])))
  } finally {
    discardRest(request)
  }
}

/** Giving up on a request's stream would close the connection before the answer is sent. */
async function* kept(stream: Readable): AsyncGenerator<Uint8Array> {
  const chunks = stream.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>
  const unbroken = (arrival: Promise<IteratorResult<Uint8Array>>) =>
    arrival.catch((error: unknown) => {
      throw new AppError('invalid_input', 'The file ended too early', {}, { cause: error })
    })
  try {
    for (let next = await unbroken(chunks.next()); !next.done; next = await unbroken(chunks.next())) yield next.value
  } finally {
    await chunks.return?.()
  }
}

function discardRest({ raw }: FastifyRequest) {
  if (raw.readableEnded || raw.destroyed) return
  let left = DISCARDED_BYTES
  raw.unpipe()
  raw.on('error', () => undefined)
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.byteLength
    if (left < 0) raw.destroy()
  })
  raw.resume()
}
