import { parseArgs } from 'node:util'
import { basename, resolve } from 'node:path'
import { deleteOldBackups, describeFiles, describeTables, makeBackup, reachDatabase } from './backup'
import { readConfig } from './platform/config'
import { createLog } from './platform/log'
import { createFileStore } from './providers/files'

/** `npm run backup -- <folder> [--keep 7]`: docs/backup.md explains it. */
const HELP = `npm run backup -- <folder> [--keep 7]

  <folder>   Where the backup goes, in its own folder named after the time.
  --keep     Afterward, keeps only this many complete backups in that folder. Use one folder per installation.

The server can keep running. Use the same settings as the server.`

const [FAILED, WRONG_USAGE] = [1, 2]

async function backUp() {
  const { folder, keep } = readArguments()
  const config = readConfig(process.env)
  if (config.passThrough)
    throw new Error('Accounts and files are stored in the Supabase project at SUPABASE_URL. Back them up there.')
  const log = createLog(config.logLevel)
  const stopping = new AbortController()
  // Not only once: npm passes on a signal that the terminal has sent already, and a second one would end us with the draft still there.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => stopping.abort(new Error('Stopped; nothing was kept')))

  const database = await reachDatabase(config, log)
  const files = createFileStore(config)
  try {
    const { connectionString } = database
    const { path, manifest } = await makeBackup(
      { connectionString, files, dataDir: config.dataDir, signal: stopping.signal },
      { folder },
    )
    for (const line of describeTables(manifest.tables)) console.log(line)
    console.log(await describeFiles(path))
    console.log(`Backed up into ${path}`)
    if (manifest.files.missing.length > 0)
      console.error(`${manifest.files.missing.length} stored files have no content; the manifest lists them`)
    const deleted = keep === undefined ? [] : await deleteOldBackups({ folder, keep, made: basename(path) })
    for (const name of deleted) console.log(`Deleted ${name}`)
  } finally {
    await files.close()
    await database.close()
  }
}

function readArguments(): { folder: string; keep: number | undefined } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { keep: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    })
    if (values.help) {
      console.log(HELP)
      process.exit(0)
    }
    const [folder] = positionals
    if (!folder || positionals.length > 1) throw new Error('Name one folder.')
    if (values.keep !== undefined && !/^[1-9]\d{0,3}$/.test(values.keep)) throw new Error('--keep must be 1 or more.')
    // npm changes into the project's folder.
    return {
      folder: resolve(process.env.INIT_CWD ?? '.', folder),
      keep: values.keep === undefined ? undefined : Number(values.keep),
    }
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`)
    process.exit(WRONG_USAGE)
  }
}

backUp().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  if (process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exitCode = FAILED
})
