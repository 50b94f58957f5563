import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/db'
import type { App } from '../../platform/http'
import { scheduleWhileOpen } from '../../platform/schedule'
import type { Tools } from '../../platform/tools'
import type { FileStore } from '../../providers/files'

const CLEANUP_INTERVAL_MS = 60_000
const BATCH_SIZE = 500

/**
 * A version for bytes that are about to arrive. Until a row points at them they count as unused from tomorrow on: should the
 * process die, the cleanup job finds them. No request lasts that long.
 */
export async function beginFile(db: Db): Promise<string> {
  const version = randomUUID()
  await db.query(
    sql`insert into private.unused_files (version, remove_after) values (${version}, now() + interval '1 day')`,
  )
  return version
}

/** Deletes files that no row references. The cleanup job deletes what fails here. */
export async function dropFile({ db, files, log }: Tools & { files: FileStore }, version: string): Promise<void> {
  try {
    await files.remove([version])
    await db.query(sql`delete from private.unused_files where version = ${version}`)
  } catch (error) {
    log.warn({ err: error, version }, 'The bytes of a failed upload stay until tomorrow')
  }
}

/**
 * Removes the bytes of rows that are gone, until there are none left or the signal aborts. Several servers may do so at once.
 * Returns how many were removed.
 */
export async function removeUnusedFiles(
  { db, files }: Pick<Tools, 'db'> & { files: FileStore },
  signal?: AbortSignal,
): Promise<number> {
  let removed = 0
  while (!signal?.aborted) {
    // Hidden from other servers while we work; if this process dies, the next run finds them again.
    // As a CTE: a subquery may be carried out once for each row, and then it would not limit.
    const due = await db.query(sql<{ version: string }>`
      with due as materialized (
        select version from private.unused_files where remove_after <= now()
        order by remove_after limit ${BATCH_SIZE} for update skip locked)
      update private.unused_files set remove_after = now() + interval '10 minutes'
      where version in (select version from due)
      returning version`)
    if (due.length === 0) return removed
    const versions = due.map((row) => row.version)
    await files.remove(versions)
    await db.query(sql`delete from private.unused_files where version = any(${versions}::uuid[])`)
    removed += versions.length
  }
  return removed
}

/** Removes them every minute while the app is open. */
export function scheduleUnusedFiles(app: App, tools: Tools & { files: FileStore }) {
  const failed = 'Unused files could not be removed; the next run tries again'
  scheduleWhileOpen(app, tools, { every: CLEANUP_INTERVAL_MS, failed }, (signal) => removeUnusedFiles(tools, signal))
}
