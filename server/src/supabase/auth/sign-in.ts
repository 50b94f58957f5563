import { sql } from 'kysely'
import { TEXTS } from '@reelwright/shared'
import { record } from './audit'
import { AuthError, invalidField, tooManyRequests } from './auth-error'
import type { AuthTools } from './auth-tools'
import type { Caller } from './caller'
import { addressTextOf, normalAddress } from './email-address'
import { weaknessesOf, weaknessText, type Weakness } from './password-rules'
import { passwordOf, textOf, type RequestBody } from './request-body'
import { sessionAnswer, startSession, type SessionAnswer } from './session'
import { countAttempt, sweepAttempts } from './sign-in-brake'
import { readUser, USER_COLUMNS, type UserRow } from './user'

export interface SignInInput {
  email: string
  password: string
}

export function readSignIn(body: RequestBody): SignInInput {
  const address = addressTextOf(body)
  const phone = textOf(body, 'phone', 50)
  const password = passwordOf(body)
  if (address && phone) throw invalidField('Only an email address or phone number should be provided on login.')
  if (phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone sign-in is not available.')
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
  const { db, passwords } = tools
  const brake = await countAttempt(db, { email: input.email, ip: caller.ip })
  const [user] = await db.query(sql<UserRow>`select ${USER_COLUMNS} from auth.users u where u.email = ${input.email}`)
  if (brake.braked) {
    await record(db, { action: 'sign_in_braked', userId: user?.id ?? null, caller })
    throw tooManyRequests()
  }

  const matches = await passwords.verify(user?.encrypted_password, input.password)
  const started = user && matches ? await letIn(tools, user, caller) : undefined
  if (!started) {
    await record(db, { action: 'sign_in_failed', userId: user?.id ?? null, caller })
    await sweepAttempts(db)
    throw new AuthError(400, 'invalid_credentials', TEXTS.invalidCredentials)
  }
  if (started === 'banned') {
    await record(db, { action: 'sign_in_failed', userId: user!.id, caller, details: { reason: 'banned' } })
    throw new AuthError(400, 'user_banned', 'User is banned')
  }
  await brake.release()
  const reasons = weaknessesOf(input.password)
  return {
    ...(await sessionAnswer(tools, { ...started, caller })),
    ...(reasons.length > 0 ? { weak_password: { message: weaknessText(reasons), reasons } } : {}),
  }
}

/** Undefined when the password has changed since it was checked. */
function letIn({ db, refreshTokens }: AuthTools, { id, encrypted_password }: UserRow, caller: Caller) {
  return db.transaction(async (db) => {
    // A new password ends all sessions; one of the old password must not follow.
    const [current] = await db.query(sql<{ banned: boolean }>`
      select coalesce(banned_until > now(), false) as banned from auth.users
      where id = ${id} and encrypted_password = ${encrypted_password} for no key update`)
    if (!current) return undefined
    if (current.banned) return 'banned'
    await db.query(sql`update auth.users set last_sign_in_at = now() where id = ${id}`)
    await db.query(sql`update auth.identities set last_sign_in_at = now() where user_id = ${id} and provider = 'email'`)
    const session = await startSession(db, refreshTokens, { userId: id, method: 'password', caller })
    await record(db, { action: 'sign_in', userId: id, caller })
    return { ...session, user: (await readUser(db, id))! }
  })
}
