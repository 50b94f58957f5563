import { createHash } from 'node:crypto'
import { tooLarge } from './storage-error'

export interface Measure {
  size: number
  /** As a header has it: of the content, so that equal files have equal tags wherever they are kept. */
  eTag: string
}

/**
 * Passes bytes on, counts and hashes them.
 * @throws StorageError EntityTooLarge as soon as there are more than `limit`.
 */
export function measured(bytes: AsyncIterable<Uint8Array>, limit: number) {
  const hash = createHash('sha256')
  let size = 0
  async function* through() {
    for await (const chunk of bytes) {
      size += chunk.byteLength
      if (size > limit) throw tooLarge()
      hash.update(chunk)
      yield chunk
    }
  }
  return {
    bytes: through(),
    measure: (): Measure => ({ size, eTag: `"${hash.digest('hex').slice(0, 32)}"` }),
  }
}

/** The first bytes, at least `count` of them if there are so many, and the whole with these still in it. */
export async function peek(bytes: AsyncIterable<Uint8Array>, count: number) {
  const iterator = bytes[Symbol.asyncIterator]()
  const chunks: Uint8Array[] = []
  for (let size = 0; size < count; size += chunks.at(-1)!.byteLength) {
    const next = await iterator.next()
    if (next.done) break
    chunks.push(next.value)
  }
  async function* whole(): AsyncGenerator<Uint8Array> {
    try {
      yield* chunks
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
    } finally {
      await iterator.return?.()
    }
  }
  return { head: Buffer.concat(chunks), whole: whole() }
}

export async function collect(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks)
}

export async function* single(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
