import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { FileStore } from '../providers/files'
import { inParallel } from './keep-files'
import { filePath, type StoredFile } from './manifest'
import { Meter } from './parts'

/**
 * Puts files of a backup into the store and reads them back: bytes before rows, as always. They are noted as unused first, so that a
 * restoring that dies leaves nothing behind for good; what a row of this database names already is never noted.
 */
export async function putFiles(
  { client, files }: { client: pg.Client; files: FileStore },
  backup: string,
  list: AsyncIterable<StoredFile>,
) {
  await inBatches(list, async (batch) => {
    await client.query(
      `insert into private.unused_files (version, remove_after)
       select id, now() + interval '1 day' from unnest($1::uuid[]) id
       where not exists (select from storage.objects o where o.version = id)
       on conflict (version) do update set remove_after = excluded.remove_after`,
      [batch.map((file) => file.id)],
    )
    await inParallel(batch, (file) => putFile(files, backup, file))
  })
}

async function putFile(files: FileStore, backup: string, file: StoredFile) {
  const write = () => files.write(file.id, createReadStream(join(backup, filePath(file.id))))
  // A restoring that was killed half way leaves a draft on the disk, and the first try clears it away.
  await write().catch(write)
  const meter = new Meter()
  for await (const _ of meter.through(await files.read(file.id)));
  if (meter.part().sha256 !== file.sha256) throw new Error(`The stored file ${file.id} is not what was backed up`)
}

async function inBatches<T>(items: AsyncIterable<T>, work: (batch: T[]) => Promise<void>) {
  let batch: T[] = []
  for await (const item of items) {
    if (batch.push(item) < 500) continue
    await work(batch)
    batch = []
  }
  if (batch.length > 0) await work(batch)
}
