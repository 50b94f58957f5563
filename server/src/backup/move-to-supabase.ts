import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { knownMigrations, migrate } from '../platform/db'
import { createTokens } from '../platform/jwt'
import type { Secrets } from '../platform/secrets'
import { checkBackup } from './check-backup'
import { loadTables, refuseServers } from './load-tables'
import { SECRETS } from './manifest'
import type { Restored } from './restore-backup'
import { putAccounts, stageTable, type MovedAccounts } from './supabase-accounts'
import { putIntoStorage, type OtherSupabase } from './supabase-files'

export interface MovedToSupabase extends Restored {
  accounts: MovedAccounts
}

const STAGED: [name: string, staged: string][] = [
  ['auth.users', 'moved_users'],
  ['auth.identities', 'moved_identities'],
  ['auth.mfa_factors', 'moved_factors'],
  ['storage.buckets', 'moved_buckets'],
  ['storage.objects', 'moved_objects'],
]

/**
 * Moves what a backup holds to another Supabase in which nobody has an account yet: files by its own service, accounts and the product's
 * rows in one transaction of its database. What keys of the old installation sealed or hashed stays behind.
 * @throws Error in words for the operator. Rows and accounts are then as they were; files may be there already, and are no trouble.
 */
export async function moveToSupabase(
  { connectionString, supabase }: { connectionString: string; supabase: OtherSupabase },
  backup: string,
): Promise<MovedToSupabase> {
  const manifest = await checkBackup(backup)
  if (manifest.migrations.join() !== (await knownMigrations()).join())
    throw new Error(
      'The backup is from another version of Reelwright. Restore it with this version as a separate installation, and back that up.',
    )
  const client = new pg.Client({ connectionString, application_name: 'reelwright restore', keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await refuseOwnDatabase(client)
    await refuseServers(client)
    await migrate(connectionString, { ownBackEnd: false })
    for (const table of STAGED) await stageTable(client, { backup, manifest }, table)
    await putIntoStorage(client, supabase, backup)

    const tokens = await createTokens(JSON.parse(await readFile(join(backup, SECRETS), 'utf8')) as Secrets)
    let accounts: MovedAccounts | undefined
    const { loaded, strangers } = await loadTables(client, {
      backup,
      manifest,
      replace: false,
      beside: async () => {
        accounts = await putAccounts(client, tokens)
      },
    })
    return { manifest, tables: loaded, strangers, accounts: accounts! }
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** @throws Error when the accounts in this database are not GoTrue's, or are somebody's. */
async function refuseOwnDatabase(client: pg.Client) {
  const { rows } = await client.query(`
    select where exists (select from pg_attribute where attrelid = to_regclass('auth.users') and attname = 'instance_id')`)
  if (rows.length === 0) throw new Error('DATABASE_URL names no database of a Supabase: it has no accounts of one')
  const { rows: users } = await client.query<{ count: number }>('select count(*)::int as count from auth.users')
  if (users[0]!.count > 0)
    throw new Error(`This Supabase has ${users[0]!.count} accounts. Move into one without accounts.`)
}
