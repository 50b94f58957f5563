import { sql } from 'kysely'
import { TEXTS } from '@reelwright/shared'
import { record } from './audit'
import { AuthError, invalidField, noPhones, tooManyRequests, userBanned } from './auth-error'
import type { AuthTools } from './auth-tools'
import type { Caller } from './caller'
import { addressTextOf, normalAddress } from './email-address'
import { weaknessesOf, weaknessText, type Weakness } from './password-rules'
import { letUserIn, type LetIn } from './let-user-in'
import { passwordOf, textOf, type RequestBody } from './request-body'
import { sessionAnswer, type SessionAnswer } from './session'
import { countAttempt, deleteEndedAttempts } from './sign-in-throttle'
import { USER_COLUMNS, type UserRow } from './user'

export interface SignInInput {
  email: string
  password: string
}

export function readSignIn(body: RequestBody): SignInInput {
  const address = addressTextOf(body)
  const phone = textOf(body, 'phone', 50)
  const password = passwordOf(body)
  if (address && phone) throw invalidField('Only an email address or phone number should be provided on login.')
  if (phone) throw noPhones(422)
  if (!address) throw invalidField('missing email or phone')
  if (!password) throw invalidField('missing password')
  // What is no address stays as it is and so is found nowhere.
  return { email: normalAddress(address) ?? address, password }
}

export interface PasswordSignInAnswer extends SessionAnswer {
  /** Set for a password that today's rules would refuse: the client may ask for a better one. */
  weak_password?: { message: string; reasons: Weakness[] }
}

/** One text and about the same time for a wrong password and for an unknown address. */
export async function signIn(tools: AuthTools, input: SignInInput, caller: Caller): Promise<PasswordSignInAnswer> {
  const { config, db, passwords } = tools
  const attempt = await countAttempt(db, { email: input.email, ip: caller.ip })
  const [user] = await db.query(sql<UserRow>`select ${USER_COLUMNS} from auth.users u where u.email = ${input.email}`)
  if (attempt.isThrottled) {
    await record(db, { action: 'sign_in_braked', userId: user?.id ?? null, caller })
    throw tooManyRequests()
  }

  const matches = await passwords.verify(user?.encrypted_password, input.password)
  const started = user && matches ? await letIn(tools, user, caller) : undefined
  if (!user || !started) {
    await record(db, { action: 'sign_in_failed', userId: user?.id ?? null, caller })
    await deleteEndedAttempts(db)
    throw new AuthError(400, 'invalid_credentials', TEXTS.invalidCredentials)
  }
  if (started === 'unconfirmed') {
    await attempt.release()
    await record(db, { action: 'sign_in_failed', userId: user.id, caller, details: { reason: started } })
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  }
  if (started === 'banned') {
    await record(db, { action: 'sign_in_failed', userId: user.id, caller, details: { reason: started } })
    throw userBanned()
  }
  await attempt.release()
  const rules = config.auth.password
  const reasons = weaknessesOf(input.password, rules)
  return {
    ...(await sessionAnswer(tools, { ...started, caller })),
    ...(reasons.length > 0 ? { weak_password: { message: weaknessText(reasons, rules), reasons } } : {}),
  }
}

/** Undefined when the password has changed since it was checked. */
function letIn(
  tools: AuthTools,
  { id, encrypted_password }: UserRow,
  caller: Caller,
): Promise<LetIn | 'banned' | 'unconfirmed' | undefined> {
  const { db, config } = tools
  return db.transaction(async (db) => {
    // A new password ends all sessions; one of the old password must not follow.
    const [current] = await db.query(sql<{ banned: boolean; confirmed: boolean }>`
      select coalesce(banned_until > now(), false) as banned, email_confirmed_at is not null as confirmed
      from auth.users
      where id = ${id} and encrypted_password = ${encrypted_password} and deleted_at is null for no key update`)
    if (!current) return undefined
    if (current.banned) return 'banned'
    if (!current.confirmed && !config.auth.unverifiedSignIn) return 'unconfirmed'
    return letUserIn(db, tools, { userId: id, method: 'password', caller })
  })
}
