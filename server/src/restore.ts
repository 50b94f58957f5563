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

  <backup>    A folder that npm run backup made.
  --replace   Deletes all accounts and what belongs to them first. Without it only a database without accounts is taken.
  --verify    Restores into a passing database, compares, and throws it away. Nothing of the installation is touched.
  --account   Brings back one account that was deleted, with what belonged to it, from a backup of this installation.

With SUPABASE_URL the backup goes to that Supabase, in which nobody may have an account yet (docs/moving.md).

The server must not run, except with --verify and --account. The settings must be those it has.`

const [FAILED, WRONG_USAGE] = [1, 2]

async function restore() {
  const { backup, replace, verify, account } = readArguments()
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  if (verify) {
    await printRestored(backup, await verifyBackup(backup, log))
    console.log('The backup is good: nothing of it is damaged, and its rows came back as they were.')
    return
  }
  if (config.passThrough) {
    if (replace || account)
      throw new Error('Accounts and files are kept by the Supabase that SUPABASE_URL names: restore there')
    await moveInto(config.passThrough, config, backup)
    return
  }
  if (account) {
    for (const line of describeTables(await bringBack(config, log, { backup, email: account }))) console.log(line)
    console.log(`${account} is back, without a plan.`)
    return
  }
  await printRestored(backup, await restoreInto(config, log, { backup, replace }))
  const others = config.databaseUrl
    ? ` If there are others on this database, give them ${config.dataDir}/secrets.json first.`
    : ''
  console.log(`All of it is back as it was. The server can start.${others}`)
}

async function restoreInto(config: Config, log: Log, wish: { backup: string; replace: boolean }): Promise<Restored> {
  const database = await ownDatabase(config, log)
  const files = createFileStore(config)
  try {
    return await restoreBackup({ connectionString: database.connectionString, files, dataDir: config.dataDir }, wish)
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
    console.error(`${lostFactors} second factors could not be opened and stay behind: JWT_SECRET was set`)
  console.log(`${accounts} accounts, ${identities} identities and ${factors} second factors are at ${supabase.url}.`)
}

async function verifyBackup(backup: string, log: Log): Promise<Restored> {
  return closingAll(async (open) => {
    const database = await open(() => passingDatabase(log))
    return tryBackup(database.connectionString, backup)
  })
}

async function bringBack(config: Config, log: Log, wish: { backup: string; email: string }): Promise<LoadedTable[]> {
  const { dataDir } = config
  return closingAll(async (open) => {
    const { connectionString } = await open(() => reachDatabase(config, log))
    const { connectionString: source } = await open(() => passingDatabase(log))
    const files = await open(() => createFileStore(config))
    await tryBackup(source, wish.backup)
    await migrate(source)
    return restoreAccount({ connectionString, files, dataDir, source }, wish)
  })
}

/** The lines that the backup printed: here they tell what is in the database now, and what the store gave back. */
async function printRestored(backup: string, { manifest, tables, strangers }: Restored) {
  for (const line of describeTables(tables)) console.log(line)
  console.log(await describeFiles(backup))
  for (const name of strangers) console.error(`${name} was left in the backup: no migration makes such a table`)
  const { missing } = manifest.files
  if (missing.length > 0) console.error(`${missing.length} stored files had no bytes when the backup was made`)
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
    if (!backup || positionals.length > 1) throw new Error('Name one backup')
    const { replace, verify, account } = values
    if ([replace, verify, account !== undefined].filter(Boolean).length > 1)
      throw new Error('--replace, --verify and --account exclude each other')
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
