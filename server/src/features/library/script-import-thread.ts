import { createThread, threadFile } from '../../platform/thread'
import type { ImportBody } from './read-import'

/** Reads a body in a thread: the largest keeps a processor busy for a second or two. */
export const readImportInThread = createThread<ImportBody, unknown>({
  file: threadFile(import.meta.url, 'script-import-worker'),
  memoryMb: 512,
  limitMs: 10_000,
  graceMs: 1000,
  idleMs: 60_000,
  mostOfOne: 3,
  mostWaiting: 30,
  texts: {
    cancelled: 'The import was canceled',
    late: 'This import took too long to read. Split it into smaller files.',
    tooManyOfOne: 'Your other imports are still running. Try again in a moment.',
    tooMany: 'Too many imports are running. Try again in a moment.',
  },
})
