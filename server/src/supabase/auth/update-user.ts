import { sql } from 'kysely'
import type { AuthConfig } from '../../platform/config'
import type { Db } from '../../platform/db'
import { changeAddress, emailExists } from './accept-token'
import { record } from './audit'
import { AuthError, noPhones } from './auth-error'
import { sendEmailChangeMails } from './auth-mail'
import type { AuthTools } from './auth-tools'
import type { Caller } from './caller'
import { addressTextOf, requireAddress } from './email-address'
import { readPkce, type Pkce } from './flow-state'
import { sessionGone, type Visitor } from './identify'
import { beginMailTurns, requireMailLeft, takeMailTurn } from './mail-limits'
import { newPasswordHash } from './new-password'
import { requireGoodPassword } from './password-rules'
import { passwordOf, textOf, type RequestBody } from './request-body'
import { endPendingSignIns, endSessions, lockUser } from './sign-out'
import { notifySecurityChange } from './notify-security-change'
import { readUser, userAnswer, type UserAnswer } from './user'
import { mergeMetadata, metadataOf, type Metadata } from './user-metadata'

export interface UserChange {
  email: string | undefined
  password: string | undefined
  currentPassword: string | undefined
  /** The code of a reauthentication mail. */
  nonce: string | undefined
  data: Metadata | undefined
  pkce: Pkce | undefined
}

export function readUserChange(body: RequestBody, rules: AuthConfig): UserChange {
  const address = addressTextOf(body)
  if (textOf(body, 'phone', 50)) throw noPhones()
  const change = {
    email: address === undefined ? undefined : requireAddress(address),
    // Refuse it instead of ignoring it: the client must not believe that it was set.
    password: body.password === '' ? '' : passwordOf(body),
    currentPassword: passwordOf(body, 'current_password'),
    nonce: textOf(body, 'nonce', 200),
    data: metadataOf(body),
    pkce: readPkce(body),
  }
  if (change.password !== undefined) requireGoodPassword(change.password, rules.password)
  return change
}

/**
 * Changes what the visitor asked for, all of it or nothing. A new password ends all their other sessions; a new address waits until
 * it is confirmed.
 */
export async function updateUser(
  tools: AuthTools,
  visitor: Visitor,
  change: UserChange,
  caller: Caller,
  redirectTo: string,
): Promise<UserAnswer> {
  const { config, db } = tools
  const { user, sessionId } = visitor
  const newEmail = change.email === user.email ? undefined : change.email
  if (newEmail !== undefined || change.password !== undefined) requireSecondFactor(visitor)
  // A guest signs up with their first address. That of an account is the way into it, whoever has its session.
  const atOnce = config.auth.autoconfirm && user.is_anonymous
  if (newEmail !== undefined) {
    await requireFreeAddress(db, newEmail)
    if (!atOnce) await requireMailLeft(db, config)
  }
  const passwordHash = await newPasswordHash(tools, visitor, change, caller)

  const changed = await db.transaction(async (db) => {
    if (newEmail !== undefined && !atOnce) {
      // Kept by the account: the address is what strangers can name, and they would keep its owner waiting for ever. A repetition,
      // which anybody may ask for, waits for this mail all the same.
      await takeMailTurn(db, config, { occasion: 'email_change', email: user.id })
      if (user.email !== null) await beginMailTurns(db, config, { occasion: 'email_change', email: user.email })
    }
    await lockUser(db, user.id)
    const [current] = await db.query(sql<{ raw_user_meta_data: Metadata; session_alive: boolean }>`
      select raw_user_meta_data, exists (select from auth.sessions s where s.id = ${sessionId}::uuid) as session_alive
      from auth.users where id = ${user.id}`)
    // The sessions may have ended, or the password changed, while we hashed.
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
      // The holder of the old password may have asked for them, or somebody who wanted it.
      await endPendingSignIns(db, user.id)
      await record(db, { action: 'password_changed', userId: user.id, caller })
      await notifySecurityChange(db, tools, { userId: user.id, change: 'password_changed' })
    }
    if (newEmail !== undefined) {
      const linkOptions = { redirectTo, pkce: change.pkce }
      await record(db, { action: 'email_change_requested', userId: user.id, caller })
      if (!atOnce) await beginEmailChange(db, tools, { visitor, newEmail, caller, linkOptions })
      else {
        await changeAddress(db, { userId: user.id, newEmail })
        await record(db, { action: 'email_changed', userId: user.id, caller })
      }
    }
    return readUser(db, user.id)
  })
  if (!changed) throw sessionGone()
  return userAnswer(changed)
}

/** Users with a second factor must verify it for changes, too, not only at sign-in. */
function requireSecondFactor({ user, aal }: Visitor) {
  if (aal === 'aal2' || !user.factors.some(({ status }) => status === 'verified')) return
  const message = 'AAL2 session is required to update email or password when MFA is enabled.'
  throw new AuthError(401, 'insufficient_aal', message)
}

async function requireFreeAddress(db: Db, email: string) {
  const taken = await db.query(sql`select from auth.users where email = ${email}`)
  if (taken.length > 0) throw emailExists()
}

async function beginEmailChange(
  db: Db,
  tools: AuthTools,
  change: { visitor: Visitor; newEmail: string } & Pick<
    Parameters<typeof sendEmailChangeMails>[2],
    'caller' | 'linkOptions'
  >,
) {
  const { visitor, newEmail, caller, linkOptions } = change
  const { id: userId, email, email_confirmed_at } = visitor.user
  await db.query(sql`
    delete from auth.one_time_tokens where user_id = ${userId} and kind in ('email_change_current', 'email_change_new')`)
  await db.query(sql`
    update auth.users set new_email = ${newEmail}, email_change_confirmed = null where id = ${userId}`)
  // An address that was never confirmed may be mistyped, and then its owner could not agree.
  const currentEmail = tools.config.auth.secureEmailChange && email_confirmed_at !== null ? email : null
  await sendEmailChangeMails(db, tools, { userId, newEmail, currentEmail, caller, linkOptions })
}
