import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import {
  closingAll,
  describeFiles,
  describeTables,
  moveToSupabase,
  ownDatabase,
  passingDatabase,
  reachDatabase,
  restoreAccount,
  restoreBackup,
  Stopped,
  tryBackup,
  type LoadedTable,
  type OtherSupabase,
  type Restored,
} from './backup'
import { readConfig, type Config } from './platform/config'
import { migrate } from './platform/db'
import { createLog, type Log } from './platform/log'
import { createFileStore } from './providers/files'

/** `npm run restore -- <backup> [--replace | --verify | --account <email>]`: docs/backup.md explains it. */
const HELP = `npm run restore -- <backup> [--replace | --verify | --account <email>]

  <backup>    A folder created by npm run backup.
  --replace   First deletes all accounts and their data. Without it, the database must have no accounts.
  --verify    Restores into a temporary database, compares, and deletes it. The installation is not touched.
  --account   Restores one deleted account with its data from a backup of this installation.

With SUPABASE_URL, the backup goes to that Supabase, which must have no accounts yet (docs/moving.md).

Stop the server first, except with --verify and --account. Use the same settings as the server.`

const [FAILED, WRONG_USAGE] = [1, 2]

async function restore() {
  const { backup, replace, verify, account } = readArguments()
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  if (verify) {
    await printRestored(backup, await verifyBackup(backup, log))
    console.log('The backup is good: nothing is damaged, and all rows were restored correctly.')
    return
  }
  if (config.passThrough) {
    if (replace || account)
      throw new Error('Accounts and files are stored in the Supabase project at SUPABASE_URL. Restore them there.')
    await moveInto(config.passThrough, config, backup)
    return
  }
  if (account) {
    for (const line of describeTables(await bringBack(config, log, { backup, email: account }))) console.log(line)
    console.log(`${account} is restored, without a plan.`)
    return
  }
  await printRestored(backup, await restoreInto(config, log, { backup, replace }))
  const others = config.databaseUrl
    ? ` If other servers use this database, copy ${config.dataDir}/secrets.json to them first.`
    : ''
  console.log(`Everything is restored. You can start the server.${others}`)
}

async function restoreInto(config: Config, log: Log, options: { backup: string; replace: boolean }): Promise<Restored> {
  const database = await ownDatabase(config, log)
  const files = createFileStore(config)
  try {
    return await restoreBackup({ connectionString: database.connectionString, files, dataDir: config.dataDir }, options)
  } finally {
    await files.close()
    await database.close()
  }
}

async function moveInto(supabase: OtherSupabase, { databaseDirectUrl, databaseUrl }: Config, backup: string) {
  const connectionString = (databaseDirectUrl ?? databaseUrl)!
  const moved = await moveToSupabase({ connectionString, supabase }, backup)
  await printRestored(backup, moved)
  const { accounts, identities, factors, lostFactors } = moved.accounts
  if (lostFactors > 0)
    console.error(`${lostFactors} second factors could not be decrypted and were not moved: JWT_SECRET was set`)
  console.log(
    `${accounts} accounts, ${identities} identities and ${factors} second factors are now at ${supabase.url}.`,
  )
}

async function verifyBackup(backup: string, log: Log): Promise<Restored> {
  return closingAll(async (open) => {
    const database = await open(() => passingDatabase(log))
    return tryBackup(database.connectionString, backup)
  })
}

async function bringBack(config: Config, log: Log, options: { backup: string; email: string }): Promise<LoadedTable[]> {
  const { dataDir } = config
  return closingAll(async (open) => {
    const { connectionString } = await open(() => reachDatabase(config, log))
    const { connectionString: source } = await open(() => passingDatabase(log))
    const files = await open(() => createFileStore(config))
    await tryBackup(source, options.backup)
    await migrate(source)
    return restoreAccount({ connectionString, files, dataDir, source }, options)
  })
}

/** The lines that the backup printed: here they show what is in the database now, and what the store returned. */
async function printRestored(backup: string, { manifest, tables, strangers }: Restored) {
  for (const line of describeTables(tables)) console.log(line)
  console.log(await describeFiles(backup))
  for (const name of strangers) console.error(`${name} was skipped: no migration creates this table`)
  const { missing } = manifest.files
  if (missing.length > 0) console.error(`${missing.length} stored files had no content when the backup was made`)
}

function readArguments(): { backup: string; replace: boolean; verify: boolean; account: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        replace: { type: 'boolean', default: false },
        verify: { type: 'boolean', default: false },
        account: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    if (values.help) {
      console.log(HELP)
      process.exit(0)
    }
    const [backup] = positionals
    if (!backup || positionals.length > 1) throw new Error('Name one backup.')
    const { replace, verify, account } = values
    if ([replace, verify, account !== undefined].filter(Boolean).length > 1)
      throw new Error('Use only one of --replace, --verify and --account.')
    // npm changes into the project's folder.
    return { backup: resolve(process.env.INIT_CWD ?? '.', backup), replace, verify, account }
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`)
    process.exit(WRONG_USAGE)
  }
}

restore().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  if (process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exitCode = FAILED
  // All is closed, but what was being read might go on for long.
  if (error instanceof Stopped) process.exit()
})
