import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database as Tables } from '@reelwright/shared'
import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { expect, inject } from 'vitest'
import ws from 'ws'
import { createApp } from '../../app'
import { readConfig } from '../../platform/config'
import { createNotifications, openDatabase, type Db } from '../../platform/db'
import { createTokens } from '../../platform/jwt'
import { loadSecrets } from '../../platform/secrets'
import { createFileStore } from '../../providers/files'
import { createOutbox } from '../../providers/mail'
import { createModel } from '../../providers/model'
import { createPayments } from '../../providers/payments'
import { fetchInto, soon } from '../../testing'
import { dropDatabase, makeDatabase, withDatabase } from '../../testing/cluster'
import type { BackupTools } from '../make-backup'

/** What outlives a server: a database, a data folder and the settings. */
export interface Installation extends BackupTools {
  env: Record<string, string>
  remove(): Promise<void>
}

/** A server at work on an installation, with the secrets that lie in its folder. Nothing happens in it by itself. */
export interface Running {
  db: Db
  anonymous(): SupabaseClient<Tables>
  close(): Promise<void>
}

const log = pino({ level: 'silent' })
const LIMITS = { RATE_LIMIT_SIGNUP: '1000', RATE_LIMIT_TOKEN: '1000', RATE_LIMIT_USER: '1000' }

/** A migrated database that nobody ever used, or with `empty` one that knows nothing of us, and an empty data folder. */
export async function newInstallation(
  name: string,
  { env = {}, empty = false }: { env?: Record<string, string>; empty?: boolean } = {},
): Promise<Installation> {
  const { adminUrl, serverUrl, template } = inject('cluster')
  const database = `${template.replace('template', name)}_${process.env.VITEST_POOL_ID ?? '0'}`
  await makeDatabase(adminUrl, database, empty ? undefined : template, new URL(serverUrl).username)
  const dataDir = await mkdtemp(join(tmpdir(), 'reelwright-test-'))
  const settings = { NODE_ENV: 'test', DATA_DIR: dataDir, ...LIMITS, ...env }
  return {
    connectionString: withDatabase(serverUrl, database),
    dataDir,
    files: createFileStore(readConfig(settings)),
    env: settings,
    async remove() {
      await rm(dataDir, { recursive: true, force: true })
      await dropDatabase(adminUrl, database)
    },
  }
}

export async function startOn({ connectionString, files, env }: Installation): Promise<Running> {
  const config = readConfig(env)
  const database = openDatabase({ connectionString, poolSize: 4 }, () => undefined)
  const notifications = createNotifications(connectionString, log)
  const tokens = await createTokens(await loadSecrets(config.dataDir))
  const baseTools = { config, db: database.db, notifications, tokens, log }
  const outbox = createOutbox(baseTools)
  const { payments, sandbox } = createPayments(baseTools)
  const app = await createApp({ ...baseTools, model: createModel(config, log), outbox, files, payments, sandbox })
  await app.ready()
  return {
    db: database.db,
    anonymous: () =>
      createClient<Tables>('http://reelwright.test', tokens.anonKey, {
        auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
        realtime: { transport: ws as never },
        global: { fetch: fetchInto(app) },
      }),
    async close() {
      await app.close()
      await sandbox?.close()
      await outbox.close()
      await notifications.close()
      await database.close()
    },
  }
}

/** Waits until no server and no backup is connected to the database of an installation. @throws after the limit of `soon` */
export async function untilUnused({ connectionString }: Installation): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'test' })
  await client.connect()
  try {
    await soon(async () => {
      const { rows } = await client.query<{ application_name: string }>(
        `select application_name from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and application_name like 'reelwright%'`,
      )
      expect(rows).toEqual([])
    })
  } finally {
    await client.end()
  }
}

/** All that a backup has to bring back of a database: rows of each table in the words of PostgreSQL, and the next numbers. */
export async function contentsOf({ connectionString }: Installation): Promise<Record<string, string>> {
  const database = openDatabase({ connectionString, poolSize: 1 }, () => undefined)
  const contents: Record<string, string> = {}
  try {
    const tables = await database.db.query(sql<{ schema: string; name: string }>`
      select schemaname as schema, tablename as name from pg_tables
      where schemaname in ('auth', 'public', 'storage', 'private')
        and tablename not in ('unused_files', 'kysely_migration_lock', 'kysely_migration') order by 1, 2`)
    for (const { schema, name } of tables) {
      const [row] = await database.db.query(
        sql<{ rows: string }>`
          select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as rows
          from ${sql.table(`${schema}.${name}`)} t`,
      )
      contents[`${schema}.${name}`] = row!.rows
    }
    const sequences = await database.db.query(sql<{ schema: string; name: string }>`
      select schemaname as schema, sequencename as name from pg_sequences where schemaname in ('auth', 'public', 'storage', 'private') order by 1, 2`)
    for (const { schema, name } of sequences) {
      const [row] = await database.db.query(
        sql<{
          next: string
        }>`select (last_value + is_called::int)::text as next from ${sql.table(`${schema}.${name}`)}`,
      )
      contents[`${schema}.${name}`] = row!.next
    }
    return contents
  } finally {
    await database.close()
  }
}
