import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, Migrator, PostgresDialect, sql, type Migration } from 'kysely'
import pg from 'pg'
import { projectFile } from '../project-file'

/**
 * Brings a database to the newest schema. Each file of `database/migrations` runs once, in the order of its number; all that
 * are pending run in one transaction under a lock, so that servers which start together do not meet. Returns the names that ran.
 */
export async function migrate(connectionString: string): Promise<string[]> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 1 }) }) })
  try {
    // The migrator's own tables; it would make the schema, but outside its lock.
    await sql`select pg_advisory_lock(733001)`.execute(db)
    await sql`create schema if not exists private`.execute(db)
    const migrator = new Migrator({ db, provider: { getMigrations: readMigrations }, migrationTableSchema: 'private' })
    const { error, results = [] } = await migrator.migrateToLatest()
    if (error) {
      const failed = results.find((result) => result.status === 'Error')?.migrationName
      throw new Error(`Migration ${failed ?? ''} failed: ${error instanceof Error ? error.message : 'unknown fault'}`, {
        cause: error,
      })
    }
    return results.map((result) => result.migrationName)
  } finally {
    await db.destroy()
  }
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const folder = projectFile('database/migrations')
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const odd = files.find((name) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(name))
  if (odd)
    throw new Error(`${odd} is no name for a migration: use four digits, an underscore and a word ("0006_storage.sql")`)
  return Object.fromEntries(
    files.map((name) => [
      name.replace(/\.sql$/, ''),
      {
        up: async (db: Kysely<unknown>) => void (await sql.raw(await readFile(join(folder, name), 'utf8')).execute(db)),
      },
    ]),
  )
}
