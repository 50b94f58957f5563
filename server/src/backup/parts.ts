import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { FILE_LIST, readFileLine, type Part, type StoredFile } from './manifest'

/** Rows of text shrink to about the same at level 4 as at 6, in half the time. */
const GZIP_LEVEL = 4

/** Counts bytes and their checksum while they pass. */
export class Meter {
  bytes = 0
  private readonly sum = createHash('sha256')

  async *through(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      this.sum.update(chunk)
      this.bytes += chunk.byteLength
      yield chunk
    }
  }

  /** Once, when all has passed. */
  part(): Part {
    return { bytes: this.bytes, sha256: this.sum.digest('hex') }
  }
}

/** Writes a new file that only its owner may read, and says what is in it. It is on the disk when this resolves. */
export async function writePart(
  path: string,
  content: Readable,
  { packed = false, signal }: { packed?: boolean; signal?: AbortSignal | undefined } = {},
): Promise<Part> {
  const meter = new Meter()
  const through = (chunks: AsyncIterable<Uint8Array>) => meter.through(chunks)
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  if (packed) await pipeline(content, createGzip({ level: GZIP_LEVEL }), through, file, { signal })
  else await pipeline(content, through, file, { signal })
  return meter.part()
}

/** @throws Error in words for the operator, when the file is not what the manifest says. */
export async function checkPart(backup: string, path: string, wanted: Part) {
  const { size } = await stat(join(backup, path)).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(`The backup is damaged: ${path} is missing`) : error
  })
  const meter = new Meter()
  if (size === wanted.bytes) for await (const _ of meter.through(createReadStream(join(backup, path))));
  if (meter.part().sha256 !== wanted.sha256)
    throw new Error(`The backup is damaged: ${path} is not what was written (${size} bytes, ${wanted.bytes} expected)`)
}

/** The bytes of a packed part as they were. */
export async function* readPacked(path: string): AsyncGenerator<Uint8Array> {
  const [file, unpacked] = [createReadStream(path), createGunzip()]
  const done = pipeline(file, unpacked)
  // The loop throws it, too; stopping early is no failure.
  done.catch(() => undefined)
  try {
    yield* unpacked as AsyncIterable<Uint8Array>
    await done
  } finally {
    file.destroy()
    unpacked.destroy()
  }
}

/** The stored files of a backup, one after the other. */
export async function* readFileList(backup: string): AsyncGenerator<StoredFile> {
  const file = createReadStream(join(backup, FILE_LIST))
  const unpacked = createGunzip()
  file.on('error', (error) => unpacked.destroy(error))
  try {
    for await (const line of createInterface({ input: file.pipe(unpacked) })) yield readFileLine(line)
  } finally {
    file.destroy()
    unpacked.destroy()
  }
}

/** A folder's names are safe only once the folder itself is written. */
export async function syncFolder(folder: string) {
  // Windows opens no folders, and needs no such thing.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
