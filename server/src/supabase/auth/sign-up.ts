import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { TEXTS } from '@reelwright/shared'
import type { Db } from '../../platform/db'
import { record } from './audit'
import { AuthError, invalidField } from './auth-error'
import type { AuthTools } from './auth-tools'
import type { Caller } from './caller'
import { addressTextOf, requireAddress } from './email-address'
import { requireGoodPassword } from './password-rules'
import { passwordOf, textOf, type RequestBody } from './request-body'
import { sessionAnswer, startSession, type SessionAnswer } from './session'
import { readUser } from './user'
import { metadataOf, type Metadata } from './user-metadata'

export interface SignUpInput {
  email: string
  password: string
  data: Metadata
}

/** Reads the body in the order of contract 2.4, so that each fault has the answer that clients know. */
export function readSignUp(body: RequestBody): SignUpInput {
  const address = addressTextOf(body)
  const password = passwordOf(body)
  const phone = textOf(body, 'phone', 50)
  const data = metadataOf(body) ?? {}
  if (!address && !phone && !password) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  }
  if (!password) throw invalidField('Signup requires a valid password')
  requireGoodPassword(password)
  if (address && phone) throw invalidField('Only an email address or phone number should be provided on signup.')
  if (phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone sign-in is not available.')
  return { email: requireAddress(address), password, data }
}

/**
 * Opens an account and signs it in at once; that the address is not yet verified blocks nothing. (A-RL-06, CX-07)
 *
 * The password is hashed before we look whether the address is taken: so both answers take equally long.
 */
export async function signUp(tools: AuthTools, input: SignUpInput, caller: Caller): Promise<SessionAnswer> {
  const { db, passwords, refreshTokens } = tools
  const passwordHash = await passwords.hash(input.password)

  const started = await db.transaction(async (db) => {
    const userId = await addAccount(db, { email: input.email, passwordHash, data: input.data })
    if (!userId) {
      const [owner] = await db.query(sql<{ id: string }>`select id from auth.users where email = ${input.email}`)
      await record(db, { action: 'sign_up_refused', userId: owner?.id ?? null, caller })
      return undefined
    }
    const session = await startSession(db, refreshTokens, { userId, method: 'password', caller })
    await record(db, { action: 'sign_up', userId, caller })
    return { ...session, user: (await readUser(db, userId))! }
  })
  if (!started) throw new AuthError(422, 'user_already_exists', TEXTS.userAlreadyRegistered)
  return sessionAnswer(tools, { ...started, caller })
}

/** Stores an account with its e-mail identity. Undefined when the address is taken, also by somebody just now. */
export async function addAccount(
  db: Db,
  { email, passwordHash, data }: { email: string; passwordHash: string; data: Metadata },
): Promise<string | undefined> {
  const id = randomUUID()
  const appMetadata = { provider: 'email', providers: ['email'] }
  const identity = { ...data, sub: id, email, email_verified: false, phone_verified: false }
  const [added] = await db.query(sql<{ id: string }>`
    with added as (
      insert into auth.users (id, email, encrypted_password, raw_app_meta_data, raw_user_meta_data, last_sign_in_at)
      values (${id}, ${email}, ${passwordHash}, ${JSON.stringify(appMetadata)}::jsonb, ${JSON.stringify(data)}::jsonb, now())
      on conflict (email) do nothing
      returning id
    ), identity as (
      insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at)
      select id, 'email', id::text, ${JSON.stringify(identity)}::jsonb, now() from added
    )
    select id from added`)
  return added?.id
}
