import type { Readable } from 'node:stream'

/** Where the bytes of stored files are. Each is written once under an id of its own, and never changed. */
export interface FileStore {
  /**
   * Keeps bytes; they are safe when this resolves. When it fails, also because `bytes` does, nothing of them stays. Should the
   * process die half way, `remove` finds what is left; pieces of a large file in S3 stay until a rule of that bucket ends uploads
   * that were never completed.
   * @param id a uuid, never a name that came from outside.
   */
  write(id: string, bytes: AsyncIterable<Uint8Array>): Promise<void>
  /** Opens a file, or a part of it. @throws FileMissing */
  read(id: string, range?: ByteRange): Promise<Readable>
  /** A second file of the same bytes. @throws FileMissing */
  copy(from: string, to: string): Promise<void>
  /** Those that do not exist count as removed. */
  remove(ids: string[]): Promise<void>
  close(): Promise<void>
}

/** Positions of the first and the last byte. */
export interface ByteRange {
  start: number
  end: number
}

export class FileMissing extends Error {
  override readonly name = 'FileMissing'

  constructor(id: string, options?: ErrorOptions) {
    super(`No bytes are stored under ${id}`, options)
  }
}

/** An id becomes part of a path: nothing but a uuid may. */
export function checkId(id: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw new Error('A stored file is named by a uuid')
  return id
}
