import { join } from 'node:path'
import { inParallel } from './keep-files'
import { FILE_LIST, filePath, readManifest, SECRETS, tablePath, type Manifest } from './manifest'
import { checkPart, readFileList } from './parts'

/** Reads all of a backup. @throws Error in words for the operator, when anything is missing, damaged or of a newer version. */
export async function checkBackup(backup: string): Promise<Manifest> {
  const manifest = await readManifest(backup)
  await checkPart(backup, SECRETS, manifest.secrets)
  for (const table of manifest.tables) await checkPart(backup, tablePath(table.name), table)
  await checkPart(backup, FILE_LIST, manifest.files.list)
  await inParallel(readFileList(backup), (file) => checkPart(backup, join(filePath(file.id)), file))
  return manifest
}
