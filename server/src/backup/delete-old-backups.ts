import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readManifest } from './manifest'

const NAME = /^reelwright-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z$/

/**
 * Leaves the backup that was just `made` and of the others the newest, `keep` complete ones in all, and deletes older ones of a folder;
 * whatever else lies there stays. (One that was made while the clock was ahead is newest for long.) Returns what it deleted.
 */
export async function deleteOldBackups({
  folder,
  keep,
  made,
}: {
  folder: string
  keep: number
  /** Its name in the folder. */
  made: string
}): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory() && NAME.test(entry.name)).map((entry) => entry.name)
  const complete: string[] = []
  for (const name of names.sort().reverse()) {
    const known = await readManifest(join(folder, name)).catch(() => undefined)
    if (known) complete.push(name)
  }
  const old = complete.filter((name) => name !== made).slice(keep - 1)
  for (const name of old) await rm(join(folder, name), { recursive: true })
  return old
}
