import { type Findings, MAX_FILE_BYTES, MAX_FILES, MAX_FOUND, nothingFound } from './found-script'
import type { ImportReply } from './import-worker'
import type { GivenFile } from './read-file'

/** No honest file takes so long; in milliseconds. */
const LIMIT = 20_000

export interface ReadOptions {
  signal: AbortSignal
  /** How many are done. */
  onRead?: (files: number) => void
  startWorker?: () => Worker
  limit?: number
}

/** Reads files one after the other in a thread of its own, so that the page stays quick; where there are no threads, in the page. */
export async function readFiles(files: readonly File[], options: ReadOptions): Promise<Findings> {
  const { signal, onRead, startWorker = newWorker, limit = LIMIT } = options
  const all = nothingFound()
  if (files.length > MAX_FILES)
    all.faults.push(`Only the first ${MAX_FILES} of ${files.length} files are read. Import the others afterward.`)
  let worker: Worker | undefined
  try {
    for (const [at, file] of files.slice(0, MAX_FILES).entries()) {
      signal.throwIfAborted()
      const found = await findingsOf(file, async (given) => {
        if (typeof Worker === 'undefined' && !options.startWorker) return readInPage(given)
        worker ??= startWorker()
        try {
          return await askWorker(worker, given, signal, limit)
        } catch (error) {
          worker.terminate()
          worker = undefined
          if (signal.aborted) throw error
          if (error instanceof TookTooLong) return failed(`${file.name}: Reading it takes too long.`)
          return readInPage(given)
        }
      })
      append(all, found)
      onRead?.(at + 1)
    }
  } finally {
    worker?.terminate()
  }
  return all
}

class TookTooLong extends Error {
  override name = 'TookTooLong'
}

const failed = (fault: string): Findings => ({ ...nothingFound(), faults: [fault] })

async function findingsOf(file: File, read: (given: GivenFile) => Promise<Findings>): Promise<Findings> {
  if (file.size > MAX_FILE_BYTES) return failed(`${file.name}: It is larger than ${MAX_FILE_BYTES / 1_000_000} MB.`)
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    // Moved or deleted since it was chosen; or a folder.
    return failed(`${file.name}: It couldn’t be opened.`)
  }
  return read({ name: file.name, bytes })
}

/** Lines that the preview may have. */
const countOf = ({ scripts, tables, divided }: Findings) =>
  scripts.length +
  divided.reduce((sum, { parts }) => sum + parts.length, 0) +
  tables.reduce((sum, { rows }) => sum + rows.length, 0)

function append(all: Findings, found: Findings) {
  let room = MAX_FOUND - countOf(all)
  const fitting = <Item>(items: readonly Item[]): Item[] => {
    const kept = items.slice(0, Math.max(0, room))
    room -= items.length
    return kept
  }
  for (const script of fitting(found.scripts)) all.scripts.push(script)
  for (const divided of found.divided) {
    const parts = fitting(divided.parts)
    if (parts.length > 0) all.divided.push({ ...divided, parts })
  }
  for (const table of found.tables) {
    const rows = fitting(table.rows)
    if (rows.length > 0) all.tables.push({ ...table, rows })
  }
  all.faults.push(...found.faults)
  const fault = `Only the first ${MAX_FOUND.toLocaleString('en-US')} scripts of all files are shown.`
  if (room < 0 && !all.faults.includes(fault)) all.faults.push(fault)
}

const newWorker = () => new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })

function askWorker(worker: Worker, given: GivenFile, signal: AbortSignal, limit: number): Promise<Findings> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TookTooLong()), limit)
    const stop = () => reject(signal.reason instanceof Error ? signal.reason : new Error('Stopped'))
    const listen = ({ data }: MessageEvent<ImportReply>) => {
      finish()
      resolve(data)
    }
    const fail = (event: ErrorEvent) => {
      event.preventDefault()
      finish()
      reject(new Error('The import worker broke'))
    }
    function finish() {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      worker.removeEventListener('message', listen)
      worker.removeEventListener('error', fail)
    }
    signal.addEventListener('abort', stop, { once: true })
    worker.addEventListener('message', listen)
    worker.addEventListener('error', fail)
    // The bytes are copied, not handed over: when the thread breaks, the page reads them.
    worker.postMessage(given, [])
  })
}

async function readInPage(given: GivenFile): Promise<Findings> {
  const { readFile } = await import('./read-file')
  return readFile(given)
}
