import { sql } from 'kysely'
import type { Db } from '../../platform/db'
import { record } from './audit'
import { invalidField } from './auth-error'
import type { AuthTools } from './auth-tools'
import type { Caller } from './caller'
import { sessionGone, type Visitor } from './identify'

const SCOPES = ['global', 'local', 'others'] as const
export type SignOutScope = (typeof SCOPES)[number]

export function readScope(scope: unknown): SignOutScope {
  if (scope === undefined || scope === '') return 'global'
  const known = SCOPES.find((name) => name === scope)
  if (!known) throw invalidField(`scope must be one of ${SCOPES.join(', ')}`)
  return known
}

/** Ends sessions: their refresh tokens go with them, and their access tokens stop counting here. */
export async function signOut({ db }: AuthTools, visitor: Visitor, scope: SignOutScope, caller: Caller): Promise<void> {
  await db.transaction(async (db) => {
    await lockUser(db, visitor.user.id)
    await endSessions(db, visitor, scope)
    await record(db, { action: 'sign_out', userId: visitor.user.id, caller, details: { scope } })
  })
}

/**
 * Ending several sessions locks the user's row first, so that two of them never wait for each other. The weaker lock lets
 * other transactions still refer to the row.
 */
export async function lockUser(db: Db, userId: string) {
  await db.query(sql`select from auth.users where id = ${userId} for no key update`)
}

/**
 * Ends what was asked for to get in without the password: links and codes in mails, and codes of PKCE flows that wait for their
 * exchange. Belongs to a new password.
 */
export async function endPendingSignIns(db: Db, userId: string) {
  await db.query(sql`
    delete from auth.one_time_tokens where user_id = ${userId} and kind in ('magiclink', 'recovery', 'reauthentication')`)
  await db.query(sql`delete from auth.flow_states where user_id = ${userId} and auth_code_hash is not null`)
}

/**
 * Takes the visitor's row, and makes sure that their session has not ended since `identify`: the account may be somebody else's by
 * now (CX-07). For whatever opens a new way into it.
 * @throws AuthError `session_not_found`
 */
export async function lockVisitor(db: Db, { user, sessionId }: Visitor) {
  await lockUser(db, user.id)
  if (sessionId === null) return
  const alive = await db.query(sql`
    select from auth.sessions where id = ${sessionId}::uuid and user_id = ${user.id}`)
  if (alive.length === 0) throw sessionGone()
}

export async function endSessions(
  db: Db,
  { user, sessionId }: { user: { id: string }; sessionId: string | null },
  scope: SignOutScope,
) {
  await db.query(sql`
    delete from auth.sessions
    where user_id = ${user.id}
      and (${scope === 'global'} or (${scope === 'local'} and id = ${sessionId}::uuid)
           or (${scope === 'others'} and id is distinct from ${sessionId}::uuid))`)
}
