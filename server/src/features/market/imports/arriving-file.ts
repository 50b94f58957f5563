import { mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { AppError, arrivingBytes } from '../../../platform/http'
import { checkedBytes } from '../../../providers/market'
import { fileIn } from './read-file'

/** Milliseconds after which a folder belongs to a server that is gone. */
const FORGOTTEN_MS = 60 * 60_000

const folderOf = (dataDir: string) => join(dataDir, 'arriving')

/** The body of a request, as it arrives. */
export const bytesOf = ({ body }: FastifyRequest): AsyncIterable<Uint8Array> =>
  arrivingBytes(body instanceof Readable ? body : Readable.from([]), unbroken)

const unbroken = <T>(arrival: Promise<T>) =>
  arrival.catch((error: unknown): never => {
    throw new AppError('invalid_input', 'The file ended too early', {}, { cause: error })
  })

/**
 * Writes a file to the disk as it arrives, for a thread to read, and removes it afterwards.
 * @throws AppError `unsupported_media_type` by its first bytes, `too_large`, `unavailable` when the disk does not take it
 */
export async function withArrived(
  dataDir: string,
  bytes: AsyncIterable<Uint8Array>,
  take: (folder: string) => Promise<void>,
): Promise<void> {
  await onDisk(mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 }))
  const folder = await onDisk(mkdtemp(join(folderOf(dataDir), 'file-')))
  try {
    const file = await onDisk(open(fileIn(folder), 'wx', 0o600))
    try {
      for await (const chunk of checkedBytes(bytes)) await onDisk(file.write(chunk))
    } finally {
      await file.close()
    }
    await take(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const onDisk = <T>(work: Promise<T>) =>
  work.catch((error: unknown): never => {
    throw new AppError(
      'unavailable',
      'Files can’t be stored right now. Please try again in a moment.',
      {},
      { cause: error },
    )
  })

/** Removes what a server left that ended while files arrived. */
export async function clearArrived(dataDir: string): Promise<void> {
  for (const name of await readdir(folderOf(dataDir)).catch(() => [])) {
    const folder = join(folderOf(dataDir), name)
    const { mtimeMs } = await stat(folder)
    if (mtimeMs < Date.now() - FORGOTTEN_MS) await rm(folder, { recursive: true, force: true })
  }
}
