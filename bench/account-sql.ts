import { randomBytes, randomUUID } from 'node:crypto'
import type { Account } from '../e2e/accounts'
import { BEGIN, COMMIT, DriverConnection, type Statement, type Work } from './driver'

/**
 * The statements of sign-in, refresh and user look-up as `server/src/supabase/auth` sends them, in the same round trips. Tokens and
 * hashes are any bytes: what they cost the server beside the database is what the ratio is to show.
 */
export async function accountWorks(
  database: string,
  accounts: Account[],
): Promise<{ user: Work; refresh: Work; signIn: Work }> {
  const driver = await DriverConnection.open(database)
  const families = await Promise.all(accounts.map((account) => newFamily(driver, account)))
  await driver.close()
  const free = [...families]
  return {
    user: (connection) => connection.trip([userStatement(accounts[0]!, families[0]!.sessionId)]),
    async refresh(connection) {
      // One at a time per session, as with the server; there are as many as callers.
      const family = free.shift() ?? (await newFamily(connection, accounts[0]!))
      await refresh(connection, family)
      free.push(family)
    },
    signIn: (connection) => signIn(connection, accounts[0]!),
  }
}

/** A session with its active token. */
interface Family {
  account: Account
  sessionId: string
  token: { id: string; hash: Buffer }
}

const newToken = () => ({ id: randomUUID(), hash: randomBytes(32) })

async function newFamily(connection: DriverConnection, account: Account): Promise<Family> {
  const [family, token] = [randomUUID(), newToken()]
  await connection.trip([
    { ...ADD_SESSION, values: [family, account.id] },
    { ...ADD_TOKEN, values: [token.id, token.hash, family, null] },
  ])
  return { account, sessionId: family, token }
}

async function refresh(connection: DriverConnection, family: Family) {
  const next = newToken()
  await connection.trip([{ ...EXCHANGE_TOKEN, values: [family.token.hash, next.id, next.hash] }])
  family.token = next
}

async function signIn(connection: DriverConnection, { id, email }: Account) {
  const [tight, loose] = [randomBytes(32), randomBytes(32)]
  await connection.trip([{ ...COUNT_ATTEMPT, values: [tight, loose] }])
  await connection.trip([{ ...READ_BY_EMAIL, values: [email] }])
  await connection.trip([BEGIN])
  await connection.trip([{ ...CHECK_ACCOUNT, values: [id] }])
  await connection.trip([{ ...SIGNED_IN_USER, values: [id] }])
  await connection.trip([{ ...SIGNED_IN_IDENTITY, values: [id] }])
  const [session, token] = [randomUUID(), newToken()]
  await connection.trip([{ ...ADD_SESSION, values: [session, id] }])
  await connection.trip([{ ...ADD_TOKEN, values: [token.id, token.hash, session, null] }])
  await connection.trip([{ ...AUDIT, values: [id] }])
  await connection.trip([{ ...READ_USER, values: [id] }])
  await connection.trip([COMMIT])
  await connection.trip([{ ...RELEASE_TIGHT, values: [tight] }])
  await connection.trip([{ ...RELEASE_LOOSE, values: [loose] }])
}

const USER_COLUMNS = `u.*, coalesce(u.banned_until > now(), false) as banned,
  coalesce((select jsonb_agg(to_jsonb(i) order by i.created_at) from auth.identities i where i.user_id = u.id), '[]') as identities,
  coalesce((select jsonb_agg(to_jsonb(f) - 'secret' order by f.created_at) from auth.mfa_factors f where f.user_id = u.id), '[]') as factors`

const userStatement = (account: Account, sessionId: string): Statement => ({
  name: 'identify',
  text: `select ${USER_COLUMNS}, exists (select from auth.sessions s where s.id = $1::uuid and s.user_id = u.id
    and (s.not_after is null or s.not_after > now())) as session_alive from auth.users u where u.id = $2`,
  values: [sessionId, account.id],
})

const READ_USER = { name: 'read-user', text: `select ${USER_COLUMNS} from auth.users u where u.id = $1` }
const READ_BY_EMAIL = { name: 'read-by-email', text: `select ${USER_COLUMNS} from auth.users u where u.email = $1` }
const EXCHANGE_TOKEN = {
  name: 'exchange-token',
  text: `select ${USER_COLUMNS}, e.outcome, e.session_id, e.aal, e.amr, e.token_id
    from auth.exchange_refresh_token($1, $2, $3, 10, null, '127.0.0.1') e left join auth.users u on u.id = e.user_id`,
}
const ADD_TOKEN = {
  name: 'add-token',
  text: 'insert into auth.refresh_tokens (id, token_hash, session_id, parent) values ($1, $2, $3, $4)',
}
const ADD_SESSION = {
  name: 'add-session',
  text: `insert into auth.sessions (id, user_id, aal, amr, ip) values ($1, $2, 'aal1', '[{"method": "password"}]', '127.0.0.1')`,
}
const COUNT_ATTEMPT = {
  name: 'count-attempt',
  text: `with tight as (
      insert into auth.sign_in_attempts as a (key, attempts, window_end) values ($1, 1, now() + interval '15 minutes')
      on conflict (key) do update set attempts = a.attempts + 1 returning attempts
    ), loose as (
      insert into auth.sign_in_attempts as a (key, attempts, window_end) select $2::bytea, 1, now() + interval '1 hour' from tight
      on conflict (key) do update set attempts = a.attempts + 1 returning attempts
    ) select (select attempts from tight) as tight, (select attempts from loose) as loose`,
}
const CHECK_ACCOUNT = { name: 'check-account', text: 'select 1 from auth.users where id = $1 for no key update' }
const SIGNED_IN_USER = { name: 'signed-in-user', text: 'update auth.users set last_sign_in_at = now() where id = $1' }
const SIGNED_IN_IDENTITY = {
  name: 'signed-in-identity',
  text: "update auth.identities set last_sign_in_at = now() where user_id = $1 and provider = 'email'",
}
const AUDIT = {
  name: 'audit',
  text: "insert into auth.audit_log (user_id, action, ip, details) values ($1, 'sign_in', '127.0.0.1', '{}')",
}
const RELEASE_TIGHT = { name: 'release-tight', text: 'delete from auth.sign_in_attempts where key = $1' }
const RELEASE_LOOSE = {
  name: 'release-loose',
  text: 'update auth.sign_in_attempts set attempts = greatest(attempts - 1, 0) where key = $1',
}
