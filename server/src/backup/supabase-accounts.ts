import { join } from 'node:path'
import pg from 'pg'
import type { Tokens } from '../platform/jwt'
import { unsealSecret } from '../supabase/auth'
import { copyIn } from './copy'
import { tablePath, type Manifest } from './manifest'
import { readPacked } from './parts'
import { columnList } from './tables'

/** How many of each are at the other Supabase now. */
export interface MovedAccounts {
  accounts: number
  identities: number
  factors: number
  /** Second factors that no key of the backup opens: their owners have to set them up again. */
  lostFactors: number
}

/** Rows of a backup's table in a passing table of this connection, every column as text. */
export async function stageTable(
  client: pg.Client,
  { backup, manifest }: { backup: string; manifest: Manifest },
  [name, staged]: [name: string, staged: string],
) {
  const table = manifest.tables.find((table) => table.name === name)
  if (!table) throw new Error(`The backup has no table ${name}`)
  const columns = table.columns.map((column) => `${pg.escapeIdentifier(column)} text`).join(', ')
  await client.query(`create temp table ${staged} (${columns})`)
  const statement = `copy pg_temp.${staged} (${columnList(table.columns)}) from stdin`
  await copyIn(client, statement, readPacked(join(backup, tablePath(name))))
}

/**
 * Puts the staged accounts, identities and second factors into the tables of GoTrue, which checks our Argon2id hashes as they are. Empty
 * texts where it cannot read null. Sessions stay behind: their tokens are made with a key that is not in the database.
 * @throws Error when they do not come out as they went in
 */
export async function putAccounts(client: pg.Client, tokens: Pick<Tokens, 'deriveKey'>): Promise<MovedAccounts> {
  await client.query(`
    insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, invited_at,
      confirmation_token, recovery_token, email_change_token_new, email_change, last_sign_in_at,
      raw_app_meta_data, raw_user_meta_data, is_anonymous, banned_until, deleted_at, created_at, updated_at)
    select '00000000-0000-0000-0000-000000000000', id::uuid, 'authenticated', 'authenticated', email,
      coalesce(encrypted_password, ''), email_confirmed_at::timestamptz, invited_at::timestamptz,
      '', '', '', '', last_sign_in_at::timestamptz,
      raw_app_meta_data::jsonb, raw_user_meta_data::jsonb, is_anonymous::boolean, banned_until::timestamptz,
      deleted_at::timestamptz, created_at::timestamptz, updated_at::timestamptz
    from pg_temp.moved_users`)
  await client.query(`
    insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
    select id::uuid, user_id::uuid, provider, provider_id,
      identity_data::jsonb || jsonb_build_object('sub', provider_id), last_sign_in_at::timestamptz,
      created_at::timestamptz, updated_at::timestamptz
    from pg_temp.moved_identities`)
  const accounts = await countSame(client, 'accounts', {
    moved: 'pg_temp.moved_users m',
    same: `join auth.users u on u.id = m.id::uuid and u.email is not distinct from m.email
      and u.encrypted_password = coalesce(m.encrypted_password, '')
      and u.email_confirmed_at is not distinct from m.email_confirmed_at::timestamptz`,
  })
  const identities = await countSame(client, 'identities', {
    moved: 'pg_temp.moved_identities m',
    same: `join auth.identities i on i.id = m.id::uuid and i.user_id = m.user_id::uuid and i.provider = m.provider
      and i.provider_id = m.provider_id`,
  })
  return { accounts, identities, ...(await putFactors(client, tokens)) }
}

async function countSame(client: pg.Client, what: string, { moved, same }: { moved: string; same: string }) {
  const { rows } = await client.query<{ all: number; same: number }>(
    `select (select count(*)::int from ${moved}) as all, (select count(*)::int from ${moved} ${same}) as same`,
  )
  const [count] = rows
  if (count!.all !== count!.same)
    throw new Error(`${count!.all - count!.same} ${what} did not come out as they went in. Nothing was changed.`)
  return count!.all
}

async function putFactors(
  client: pg.Client,
  tokens: Pick<Tokens, 'deriveKey'>,
): Promise<Pick<MovedAccounts, 'factors' | 'lostFactors'>> {
  const { rows } = await client.query<{ id: string; secret: string }>(
    `select id, secret from pg_temp.moved_factors where status = 'verified'`,
  )
  let factors = 0
  for (const { id, secret } of rows) {
    const opened = unsealSecret(tokens, id, Buffer.from(secret.slice('\\x'.length), 'hex'))
    if (opened === undefined) continue
    await client.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
       select id::uuid, user_id::uuid, friendly_name, 'totp', 'verified', $2, created_at::timestamptz, updated_at::timestamptz
       from pg_temp.moved_factors where id = $1`,
      [id, opened],
    )
    factors++
  }
  return { factors, lostFactors: rows.length - factors }
}
