import { sql } from 'kysely'
import { record } from './audit'
import { AuthError } from './auth-error'
import type { AuthTools } from './auth-tools'
import type { Caller } from './caller'
import { addressTextOf, requireAddress } from './email-address'
import { sessionGone, type Visitor } from './identify'
import { requireGoodPassword } from './password-rules'
import { passwordOf, textOf, type RequestBody } from './request-body'
import { endSessions, lockUser } from './sign-out'
import { readUser, userAnswer, type UserAnswer } from './user'
import { mergeMetadata, metadataOf, type Metadata } from './user-metadata'

export interface UserChange {
  email: string | undefined
  password: string | undefined
  currentPassword: string | undefined
  data: Metadata | undefined
}

export function readUserChange(body: RequestBody): UserChange {
  const address = addressTextOf(body)
  if (textOf(body, 'phone', 50)) throw new AuthError(400, 'phone_provider_disabled', 'Phone sign-in is not available.')
  const change = {
    email: address === undefined ? undefined : requireAddress(address),
    password: passwordOf(body),
    currentPassword: passwordOf(body, 'current_password'),
    data: metadataOf(body),
  }
  if (change.password) requireGoodPassword(change.password)
  return change
}

/** Changes what the visitor asked for, all of it or nothing. A new password ends all their other sessions. */
export async function updateUser(
  tools: AuthTools,
  visitor: Visitor,
  change: UserChange,
  caller: Caller,
): Promise<UserAnswer> {
  const { db } = tools
  const { user, sessionId } = visitor
  if (change.email !== undefined && change.email !== user.email) {
    throw new AuthError(422, 'email_provider_disabled', 'Changing the email address is not available.')
  }
  const passwordHash = await newPasswordHash(tools, visitor, change, caller)

  const changed = await db.transaction(async (db) => {
    await lockUser(db, user.id)
    const [current] = await db.query(sql<{ raw_user_meta_data: Metadata; session_alive: boolean }>`
      select raw_user_meta_data, exists (select from auth.sessions s where s.id = ${sessionId}::uuid) as session_alive
      from auth.users where id = ${user.id}`)
    // Somebody may have signed out everywhere, or changed the password, while we hashed.
    if (!current || (sessionId !== null && !current.session_alive)) throw sessionGone()
    const data = change.data ? mergeMetadata(current.raw_user_meta_data, change.data) : current.raw_user_meta_data
    await db.query(sql`
      update auth.users
      set raw_user_meta_data = ${JSON.stringify(data)}::jsonb,
          encrypted_password = coalesce(${passwordHash ?? null}, encrypted_password),
          updated_at = now()
      where id = ${user.id}`)
    if (passwordHash !== undefined) {
      await endSessions(db, visitor, 'others')
      await record(db, { action: 'password_changed', userId: user.id, caller })
    }
    return readUser(db, user.id)
  })
  return userAnswer(changed!)
}

/** Undefined when no new password was asked for. */
async function newPasswordHash(
  { db, passwords }: AuthTools,
  { user }: Visitor,
  { password, currentPassword }: UserChange,
  caller: Caller,
): Promise<string | undefined> {
  if (password === undefined) return undefined
  // Nobody has to name it, but a wrong one is a sign that somebody else sits at the keyboard.
  if (currentPassword !== undefined && !(await passwords.verify(user.encrypted_password, currentPassword))) {
    await record(db, { action: 'password_change_failed', userId: user.id, caller })
    throw new AuthError(400, 'current_password_invalid', 'Current password is wrong.')
  }
  if (await passwords.verify(user.encrypted_password, password)) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
  }
  return passwords.hash(password)
}
