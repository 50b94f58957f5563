import { createThread, threadFile } from '../../../platform/thread'
import type { FileRead, FileToRead } from './read-file'
import type { RowsRead, RowsToRead } from './read-rows'

const SETTINGS = {
  file: threadFile(import.meta.url, 'import-worker'),
  memoryMb: 512,
  graceMs: 1000,
  idleMs: 60_000,
  texts: {
    cancelled: 'The client left before the file was read',
    late: 'This file took too long to read. Split it into smaller files, or save it as CSV.',
    tooManyOfOne: 'Your other files are still being read. Try again in a moment.',
    tooMany: 'Too many files are being read. Try again in a moment.',
  },
}

/** Reads a whole file. Reading the largest takes a few seconds. */
export const readInThread = createThread<FileToRead, FileRead>({
  ...SETTINGS,
  limitMs: 30_000,
  mostOfOne: 3,
  mostWaiting: 20,
})

/** Understands rows of a file: a thread of its own, so that a check does not wait for another large file at every step. */
export const understandInThread = createThread<RowsToRead, RowsRead>({
  ...SETTINGS,
  limitMs: 10_000,
  mostOfOne: 3,
  mostWaiting: 20,
})
