import { mkdir, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type pg from 'pg'
import { FileMissing, type FileStore } from '../providers/files'
import { FILE_LIST, fileLine, filePath, type Manifest, type Part } from './manifest'
import { writePart } from './parts'

/** From another machine each file takes a moment to come; this many come at once. */
const CONCURRENCY = 8

export interface KeptFiles {
  stored: Map<string, Part>
  /** Named by a row, but without bytes. */
  missing: string[]
}

/**
 * Copies the bytes of all files that rows name into the draft of a backup, except those that are there `already`. What is there and no
 * row names goes.
 */
export async function keepFiles(
  tools: { client: pg.Client; files: FileStore; draft: string; signal: AbortSignal | undefined },
  already: Map<string, Part>,
): Promise<KeptFiles> {
  const { client, files, draft, signal } = tools
  const { rows } = await client.query<{ id: string }>(
    'select distinct version::text as id from storage.objects order by 1',
  )
  const stored = new Map<string, Part>()
  const missing: string[] = []
  await inParallel(rows, async ({ id }) => {
    signal?.throwIfAborted()
    const path = join(draft, filePath(id))
    let part = already.get(id)
    if (!part) {
      try {
        const bytes = await files.read(id)
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        part = await writePart(path, bytes, { signal })
      } catch (error) {
        if (!(error instanceof FileMissing)) throw error
        missing.push(id)
        return
      }
    }
    stored.set(id, part)
  })
  for (const id of already.keys()) if (!stored.has(id)) await unlink(join(draft, filePath(id)))
  return { stored, missing: missing.sort() }
}

/** Writes the list of a backup's files. */
export async function writeFileList(draft: string, { stored, missing }: KeptFiles): Promise<Manifest['files']> {
  let [count, bytes] = [0, 0]
  function* lines() {
    for (const [id, part] of stored) {
      count++
      bytes += part.bytes
      yield Buffer.from(fileLine({ id, ...part }))
    }
  }
  const list = await writePart(join(draft, FILE_LIST), Readable.from(lines()), { packed: true })
  return { count, bytes, list, missing }
}

/** Works on a few at once. After the first failure nothing new is begun, and it is thrown when all have ended. */
export async function inParallel<T>(items: Iterable<T> | AsyncIterable<T>, work: (item: T) => Promise<void>) {
  const running = new Set<Promise<void>>()
  const faults: unknown[] = []
  for await (const item of items) {
    const one: Promise<void> = work(item)
      .catch((error: unknown) => void faults.push(error))
      .finally(() => running.delete(one))
    running.add(one)
    if (running.size >= CONCURRENCY) await Promise.race(running)
    if (faults.length > 0) break
  }
  await Promise.all(running)
  if (faults.length > 0) throw faults[0]
}
