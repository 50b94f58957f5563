import { Readable } from 'node:stream'
import { S3mini, S3ServiceError } from 's3mini'
import { AppError } from '../../platform/app-error'
import type { Config } from '../../platform/config'
import { checkId, FileMissing, type FileStore } from './file-store'
import { withTimeout, fetchWithRetry } from './fetch-with-retry'

/** Bytes of one piece of a large file; smaller ones go in one request. S3 takes no pieces below 5 MB, and this is what one upload holds in memory. */
const PIECE_BYTES = 8 * 1024 * 1024

/** Time for the next bytes of a file that is being read. */
const IDLE_MS = 30_000

/** Files in a bucket of S3, or of a store that speaks its protocol, addressed by path (`endpoint/bucket/files/id`). */
export function createS3Store(settings: NonNullable<Config['storage']['s3']>): FileStore {
  const { endpoint, bucket, ...credentials } = settings
  const s3 = new S3mini({ ...credentials, endpoint: `${endpoint}/${bucket}`, fetch: fetchWithRetry() })
  const keyOf = (id: string) => `files/${checkId(id)}`

  /** The library can send streams, too, but a failing stream then leaves unhandled rejections. */
  async function writePieces(key: string, first: Uint8Array, rest: AsyncGenerator<Uint8Array>) {
    const upload = await reached(s3.getMultipartUploadId(key))
    try {
      const parts = [await reached(s3.uploadPart(key, upload, first, 1))]
      for (let next = await rest.next(); !next.done; next = await rest.next()) {
        parts.push(await reached(s3.uploadPart(key, upload, next.value, parts.length + 1)))
      }
      const { etag } = await reached(s3.completeMultipartUpload(key, upload, parts))
      // S3 says 200 before it begins to join the pieces; whether that went well stands in the body only.
      if (!etag) throw new AppError('unavailable', 'The pieces of a file could not be joined')
    } catch (error) {
      await s3.abortMultipartUpload(key, upload).catch(() => undefined)
      throw error
    }
  }

  return {
    async write(id, bytes) {
      const pieces = inPieces(bytes, PIECE_BYTES)
      try {
        const { value: first } = await pieces.next()
        if (first?.byteLength === PIECE_BYTES) await writePieces(keyOf(id), first, pieces)
        else await reached(s3.putObject(keyOf(id), first ?? new Uint8Array()))
      } finally {
        await pieces.return(undefined)
      }
    },

    async read(id, range) {
      const answer = await found(
        id,
        range ? s3.getObjectRaw(keyOf(id), false, range.start, range.end + 1) : s3.getObjectRaw(keyOf(id)),
      )
      return answer.body ? Readable.from(chunksOf(answer.body), { objectMode: false }) : Readable.from([])
    },

    async copy(from, to) {
      await found(from, s3.copyObject(keyOf(from), keyOf(to)))
    },

    async remove(ids) {
      const done = await reached(s3.deleteObjects(ids.map(keyOf)))
      if (done.includes(false)) throw new AppError('unavailable', 'Some files could not be removed')
    },

    close: () => Promise.resolve(),
  }
}

async function reached<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw new AppError('unavailable', 'Files cannot be reached. Please try again in a moment.', {}, { cause: error })
  }
}

async function found<T>(id: string, call: Promise<T>): Promise<T> {
  return reached(call).catch((error: AppError) => {
    if (error.cause instanceof S3ServiceError && error.cause.status === 404) throw new FileMissing(id, { cause: error })
    throw error
  })
}

/** The same bytes in pieces of exactly `size`, except for the last. */
export async function* inPieces(bytes: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = []
  let count = 0
  for await (const chunk of bytes) {
    let left = chunk
    while (count + left.byteLength >= size) {
      waiting.push(left.subarray(0, size - count))
      left = left.subarray(size - count)
      yield Buffer.concat(waiting)
      waiting = []
      count = 0
    }
    if (left.byteLength > 0) waiting.push(left)
    count += left.byteLength
  }
  if (count > 0) yield Buffer.concat(waiting)
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      // Only the wait for S3 counts, not the time that a slow reader of ours takes.
      const { done, value } = await withTimeout(IDLE_MS, reader.read())
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
