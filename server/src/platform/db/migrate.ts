import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, Migrator, PostgresDialect, sql, type Migration } from 'kysely'
import pg from 'pg'
import { projectFile } from '../project-file'
import { sqlState } from './errors'

/** First line of a migration that another Supabase has no use for: it brings accounts, files and changes of its own. */
const OWN_BACK_END_ONLY = '-- Own back end only.'

/** Of the same kind, but released before there was such a line. */
const OWN_BACK_END_ONLY_TOO = ['0002_auth']

export interface MigrationOptions {
  /** False: the migrations that only our own back end needs are recorded without being run. */
  ownBackEnd?: boolean
  /** The newest migration to run, one that the database is not past: for rows of an older version. All run without it. */
  upTo?: string
  /** For tests: other files, and milliseconds that a statement waits for a table that others use. */
  folder?: string
  lockTimeout?: number
}

const MIGRATIONS = projectFile('database/migrations')

/** A migration that waits for a table keeps everybody else waiting behind it: it lets them pass and tries again. */
const LOCK_TIMEOUT_MS = 3000
const MAX_TRIES = 20
const PAUSE_MS = 500
/** Lock timeout; deadlock with running work. */
const IN_THE_WAY = ['55P03', '40P01']

/**
 * Brings a database to the newest schema. Each file of `database/migrations` runs once, in the order of its number; all that
 * are pending run in one transaction under a lock, so that servers which start together do not meet. Returns the names that ran.
 *
 * Older servers may still be at work meanwhile, and may be started on what a newer one has migrated: docs/several-servers.md.
 */
export async function migrate(connectionString: string, options: MigrationOptions = {}): Promise<string[]> {
  const { ownBackEnd = true, upTo, folder = MIGRATIONS, lockTimeout = LOCK_TIMEOUT_MS } = options
  // One connection, which keeps the lock until the end.
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    idleTimeoutMillis: 0,
    application_name: 'reelwright migrations',
  })
  // One that breaks while idle fails the next statement, too; without a listener it would end the process.
  pool.on('error', () => undefined)
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    // Whatever an operator has set for this role: another server may be at it for long, and so may we.
    await sql`set statement_timeout = 0; set lock_timeout = 0`.execute(db)
    // The migrator's own tables; it would make the schema, but outside its lock.
    await sql`select pg_advisory_lock(733001)`.execute(db)
    await sql`create schema if not exists private`.execute(db)
    if (!ownBackEnd) await closeNewTables(db)
    await sql`set lock_timeout = ${sql.lit(lockTimeout)}`.execute(db)
    const migrations = { ...(await readMigrations(folder, ownBackEnd)), ...(await ofNewerServers(db, folder)) }
    const migrator = new Migrator({
      db,
      provider: { getMigrations: () => Promise.resolve(migrations) },
      migrationTableSchema: 'private',
    })
    const ran = await runPending(migrator, upTo)
    // Other servers on this database know its old shape.
    if (ran.length > 0) await sql`notify pgrst, 'reload schema'`.execute(db)
    return ran
  } finally {
    await db.destroy()
  }
}

/** The migrations that this version of the product knows, in their order. */
export const knownMigrations = () => namesIn(MIGRATIONS)

/**
 * Another Supabase may open every new table and function of `public` to everybody, all columns of it: its own default until 2026, and a
 * switch since. Ours say themselves what they open.
 */
async function closeNewTables(db: Kysely<unknown>) {
  for (const kind of ['tables', 'sequences', 'functions'])
    await sql`alter default privileges in schema public revoke all on ${sql.raw(kind)} from anon, authenticated`.execute(
      db,
    )
}

async function runPending(migrator: Migrator, upTo: string | undefined): Promise<string[]> {
  for (let tries = 1; ; tries++) {
    const { error, results = [] } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo))
    if (!error) return results.map((result) => result.migrationName)
    if (tries < MAX_TRIES && IN_THE_WAY.includes(sqlState(error) ?? '')) {
      await sleep(PAUSE_MS * Math.random())
      continue
    }
    const failed = results.find((result) => result.status === 'Error')?.migrationName
    throw new Error(`Migration ${failed ?? ''} failed: ${error instanceof Error ? error.message : 'unknown fault'}`, {
      cause: error,
    })
  }
}

/**
 * Satisfies the migrator about migrations that ran here and are unknown to this build: while servers are replaced one by one, an old one may start again.
 * Its own are all done by then, since newer ones come after them.
 */
async function ofNewerServers(db: Kysely<unknown>, folder: string): Promise<Record<string, Migration>> {
  const { rows: tables } = await sql<{ there: boolean }>`
    select to_regclass('private.kysely_migration') is not null as there`.execute(db)
  if (!tables[0]?.there) return {}
  const own = new Set(await namesIn(folder))
  const { rows } = await sql<{ name: string }>`select name from private.kysely_migration`.execute(db)
  const foreign = rows.filter(({ name }) => !own.has(name))
  return Object.fromEntries(foreign.map(({ name }) => [name, { up: () => Promise.resolve() }]))
}

async function namesIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const odd = files.find((name) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(name))
  if (odd)
    throw new Error(
      `${odd} is not a valid migration name: use four digits, an underscore and a word ("0006_storage.sql")`,
    )
  return files.map((file) => file.replace(/\.sql$/, ''))
}

async function readMigrations(folder: string, ownBackEnd: boolean): Promise<Record<string, Migration>> {
  const names = await namesIn(folder)
  return Object.fromEntries(
    names.map((name) => {
      const up = async (db: Kysely<unknown>) => {
        const text = await readFile(join(folder, `${name}.sql`), 'utf8')
        if (!ownBackEnd && (text.startsWith(OWN_BACK_END_ONLY) || OWN_BACK_END_ONLY_TOO.includes(name))) return
        await sql.raw(text).execute(db)
      }
      return [name, { up }]
    }),
  )
}
