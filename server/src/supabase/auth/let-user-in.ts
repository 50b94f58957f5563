import { sql } from 'kysely'
import type { Db } from '../../platform/db'
import { record } from './audit'
import { AuthError, userBanned } from './auth-error'
import type { AuthTools } from './auth-tools'
import type { Caller } from './caller'
import { startSession, type AuthMethod, type SessionRow } from './session'
import { readUser, type UserRow } from './user'

export interface LetIn {
  user: UserRow
  session: SessionRow
  refreshToken: string
}

/**
 * Opens a session for a user whose proof was just checked: belongs into the transaction that used that proof up, so that it holds
 * the user's row. `sessionAnswer` makes the answer of the result, after the transaction.
 * @throws AuthError `user_banned` or, for an account that is gone, `user_not_found`
 */
export async function letUserIn(
  db: Db,
  { refreshTokens }: Pick<AuthTools, 'refreshTokens'>,
  { userId, method, caller, aal }: { userId: string; method: AuthMethod; caller: Caller; aal?: SessionRow['aal'] },
): Promise<LetIn> {
  const [account] = await db.query(sql<{ banned: boolean }>`
    select coalesce(banned_until > now(), false) as banned
    from auth.users where id = ${userId} and deleted_at is null for no key update`)
  if (!account) throw noSuchUser()
  if (account.banned) throw userBanned()
  await db.query(sql`update auth.users set last_sign_in_at = now() where id = ${userId}`)
  if (method !== 'oauth') {
    await db.query(sql`
      update auth.identities set last_sign_in_at = now() where user_id = ${userId} and provider = 'email'`)
  }
  const started = await startSession(db, refreshTokens, { userId, method, caller, aal })
  await record(db, { action: 'sign_in', userId, caller, details: { method } })
  const user = await readUser(db, userId)
  if (!user) throw noSuchUser()
  return { ...started, user }
}

function noSuchUser(): AuthError {
  return new AuthError(403, 'user_not_found', 'User does not exist')
}
