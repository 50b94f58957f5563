import { record } from './audit'
import { AuthError } from './auth-error'
import type { AuthTools } from './auth-tools'
import type { Caller } from './caller'
import type { Visitor } from './identify'
import { spendNonce } from './reauthenticate'

export interface PasswordChange {
  /** The address that is asked for with it. */
  email: string | undefined
  password: string | undefined
  currentPassword: string | undefined
  nonce: string | undefined
}

/** Older sessions need a code for a new password where the settings say so. */
const RECENT_MS = 24 * 60 * 60 * 1000

/**
 * Checks that this visitor may set this password; undefined when none was asked for. A code that is needed is used up last, so that
 * no other fault costs it.
 * @throws AuthError by contract 2.4
 */
export async function newPasswordHash(
  tools: AuthTools,
  visitor: Visitor,
  { email, password, currentPassword, nonce }: PasswordChange,
  caller: Caller,
): Promise<string | undefined> {
  const { config, db, passwords } = tools
  const { user } = visitor
  if (password === undefined) return undefined
  if (user.email === null && email === undefined) {
    const message = 'Updating password of an anonymous user without an email or phone is not allowed'
    throw new AuthError(422, 'validation_failed', message)
  }

  const { changeNeedsCurrent, changeNeedsRecent } = config.auth.password
  const needsNonce = changeNeedsRecent && !isRecent(visitor)
  if (needsNonce && nonce === undefined) {
    throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication')
  }
  if (changeNeedsCurrent && currentPassword === undefined && user.encrypted_password !== null && !cameByMail(visitor)) {
    const message = 'Current password required when setting new password.'
    throw new AuthError(400, 'current_password_required', message)
  }
  // It is optional otherwise, but a wrong one suggests that somebody else uses the session.
  if (currentPassword !== undefined && !(await passwords.verify(user.encrypted_password, currentPassword))) {
    await record(db, { action: 'password_change_failed', userId: user.id, caller })
    throw new AuthError(400, 'current_password_invalid', 'Current password is wrong.')
  }
  if (await passwords.verify(user.encrypted_password, password)) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
  }
  const hash = await passwords.hash(password)
  if (needsNonce && nonce !== undefined) await spendNonce(tools, visitor, { nonce, caller })
  return hash
}

function isRecent({ signedInAt }: Visitor): boolean {
  return signedInAt !== null && Date.now() - signedInAt.getTime() < RECENT_MS
}

/** A recovery session: its user came by mail and does not know the current password. */
function cameByMail({ amr }: Visitor): boolean {
  return amr.some(({ method }) => method === 'otp' || method === 'magiclink' || method === 'recovery')
}
