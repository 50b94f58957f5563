import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, Migrator, PostgresDialect, sql, type Migration } from 'kysely'
import pg from 'pg'
import { projectFile } from '../project-file'

/** First line of a migration that another Supabase has no use for: it brings accounts, files and changes of its own. */
const OWN_BACK_END_ONLY = '-- Own back end only.'

/** Of the same kind, but released before there was such a line. */
const OWN_BACK_END_ONLY_TOO = ['0002_auth']

/**
 * Brings a database to the newest schema. Each file of `database/migrations` runs once, in the order of its number; all that
 * are pending run in one transaction under a lock, so that servers which start together do not meet. Returns the names that ran.
 * Without our own back end, the migrations that only it needs are recorded without being run.
 */
export async function migrate(connectionString: string, { ownBackEnd = true } = {}): Promise<string[]> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 1 }) }) })
  try {
    // The migrator's own tables; it would make the schema, but outside its lock.
    await sql`select pg_advisory_lock(733001)`.execute(db)
    await sql`create schema if not exists private`.execute(db)
    const migrator = new Migrator({
      db,
      provider: { getMigrations: () => readMigrations(ownBackEnd) },
      migrationTableSchema: 'private',
    })
    const { error, results = [] } = await migrator.migrateToLatest()
    if (error) {
      const failed = results.find((result) => result.status === 'Error')?.migrationName
      throw new Error(`Migration ${failed ?? ''} failed: ${error instanceof Error ? error.message : 'unknown fault'}`, {
        cause: error,
      })
    }
    // Other servers on this database know its old shape.
    if (results.length > 0) await sql`notify pgrst, 'reload schema'`.execute(db)
    return results.map((result) => result.migrationName)
  } finally {
    await db.destroy()
  }
}

async function readMigrations(ownBackEnd: boolean): Promise<Record<string, Migration>> {
  const folder = projectFile('database/migrations')
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const odd = files.find((name) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(name))
  if (odd)
    throw new Error(`${odd} is no name for a migration: use four digits, an underscore and a word ("0006_storage.sql")`)
  return Object.fromEntries(
    files.map((file) => {
      const name = file.replace(/\.sql$/, '')
      const up = async (db: Kysely<unknown>) => {
        const text = await readFile(join(folder, file), 'utf8')
        if (!ownBackEnd && (text.startsWith(OWN_BACK_END_ONLY) || OWN_BACK_END_ONLY_TOO.includes(name))) return
        await sql.raw(text).execute(db)
      }
      return [name, { up }]
    }),
  )
}
