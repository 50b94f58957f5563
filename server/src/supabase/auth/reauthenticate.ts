import { AuthError, invalidField, tooManyRequests } from './auth-error'
import { record } from './audit'
import { sendReauthenticationMail } from './auth-mail'
import type { AuthTools } from './auth-tools'
import type { Caller } from './caller'
import type { Visitor } from './identify'
import { requireMailLeft, takeMailTurn } from './mail-limits'
import { redeemCode } from './one-time-token'
import { countAttempt } from './sign-in-throttle'
import { lockUser } from './sign-out'

/** Sends a code that shows that the owner of the address sits at the keyboard. */
export async function reauthenticate({ db, ...tools }: AuthTools, { user }: Visitor, caller: Caller): Promise<void> {
  const { email } = user
  if (email === null) throw invalidField('Reauthentication requires the user to have an email or a phone number')
  if (user.email_confirmed_at === null) {
    throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.')
  }
  await requireMailLeft(db, tools.config)
  await db.transaction(async (db) => {
    await takeMailTurn(db, tools.config, { occasion: 'reauthentication', email })
    await lockUser(db, user.id)
    await sendReauthenticationMail(db, tools, { userId: user.id, email })
    await record(db, { action: 'reauthentication_requested', userId: user.id, caller })
  })
}

/**
 * Uses up the code of a reauthentication mail.
 * @throws AuthError `reauthentication_not_valid`, `over_request_rate_limit`; the guess is counted
 */
export async function spendNonce(
  { db, ...tools }: AuthTools,
  { user }: Visitor,
  { nonce, caller }: { nonce: string; caller: Caller },
): Promise<void> {
  const { email } = user
  // As in `verify`: each mail brings a new code and ten more guesses. Counted per account, since only a session of it can try.
  const attempt = await countAttempt(db, { email: `nonce\n${user.id}`, ip: caller.ip })
  if (attempt.isThrottled) throw tooManyRequests()
  const token =
    email === null
      ? undefined
      : await db.transaction((db) => redeemCode(db, tools, { email, code: nonce, kinds: ['reauthentication'] }))
  if (token?.userId !== user.id) {
    await record(db, { action: 'password_change_failed', userId: user.id, caller, details: { reason: 'nonce' } })
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
  }
  await attempt.release()
}
