import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { TEXTS } from '@reelwright/shared'
import type { AuthConfig } from '../../platform/config'
import type { Db } from '../../platform/db'
import { addAccount, addGuest } from './add-account'
import { record } from './audit'
import { sendEntryMail, type LinkOptions } from './auth-mail'
import { AuthError, invalidField, noPhones } from './auth-error'
import type { AuthTools } from './auth-tools'
import type { Caller } from './caller'
import { addressTextOf, requireAddress } from './email-address'
import { readPkce, type Pkce } from './flow-state'
import { beginMailTurns, mayMail, requireMailLeft, takeMailTurn } from './mail-limits'
import { neutralTime } from './neutral-time'
import { requireGoodPassword } from './password-rules'
import { passwordOf, textOf, type RequestBody } from './request-body'
import { sessionAnswer, startSession, type SessionAnswer } from './session'
import { lockUser } from './sign-out'
import { readUser, userAnswer, type UserAnswer, type UserRow } from './user'
import { metadataOf, type Metadata } from './user-metadata'

export interface SignUpInput {
  email: string
  password: string
  data: Metadata
  pkce: Pkce | undefined
}

/** A guest: an account without an address. */
export interface GuestInput {
  guest: true
  data: Metadata
}

/** Reads the body in the order of contract 2.4, so that each fault has the answer that clients know. */
export function readSignUp(body: RequestBody, rules: AuthConfig): SignUpInput | GuestInput {
  if (!rules.signups) throw signUpsOff()
  const address = addressTextOf(body)
  const password = passwordOf(body)
  const phone = textOf(body, 'phone', 50)
  const data = metadataOf(body) ?? {}
  if (!address && !phone && !password) {
    if (rules.anonymousSignIns) return { guest: true, data }
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  }
  if (!password) throw invalidField('Signup requires a valid password')
  requireGoodPassword(password, rules.password)
  if (address && phone) throw invalidField('Only an email address or phone number should be provided on signup.')
  if (phone) throw noPhones()
  return { email: requireAddress(address), password, data, pkce: readPkce(body) }
}

function signUpsOff(): AuthError {
  return new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
}

/**
 * Opens an account. Whether it may be used at once is a setting: by default it may, and that the address is not yet verified
 * blocks nothing. (A-RL-06, CX-07)
 *
 * The password is hashed before we look whether the address is taken: so both answers take equally long.
 */
export async function signUp(
  tools: AuthTools,
  input: SignUpInput,
  caller: Caller,
  redirectTo: string,
): Promise<SessionAnswer | UserAnswer> {
  const { autoconfirm, unverifiedSignIn } = tools.config.auth
  const passwordHash = await tools.passwords.hash(input.password)
  const request = { ...input, passwordHash, caller, linkOptions: { redirectTo, pkce: input.pkce } }
  return autoconfirm || unverifiedSignIn ? signUpAndIn(tools, request) : neutralTime(signUpAndWait(tools, request))
}

interface SignUpRequest extends SignUpInput {
  passwordHash: string
  caller: Caller
  linkOptions: LinkOptions
}

/** The account is open at once; without autoconfirm a mail asks to confirm its address. */
async function signUpAndIn(tools: AuthTools, request: SignUpRequest): Promise<SessionAnswer> {
  const { config, db, refreshTokens } = tools
  const { email, caller } = request
  const confirmed = config.auth.autoconfirm
  const started = await db.transaction(async (db) => {
    const userId = await addAccount(db, { ...request, confirmed, signsIn: true })
    if (!userId) {
      const [owner] = await db.query(sql<{ id: string }>`select id from auth.users where email = ${email}`)
      await record(db, { action: 'sign_up_refused', userId: owner?.id ?? null, caller })
      return undefined
    }
    // Sign-up works although the mails of this hour are used up: the banner offers another one.
    if (!confirmed && (await mayMail(db, config))) await sendFirstMail(db, tools, userId, request)
    const session = await startSession(db, refreshTokens, { userId, method: 'password', caller })
    await record(db, { action: 'sign_up', userId, caller })
    return { ...session, user: await written(readUser(db, userId)) }
  })
  if (!started) throw new AuthError(422, 'user_already_exists', TEXTS.userAlreadyRegistered)
  return sessionAnswer(tools, { ...started, caller })
}

/** The account opens by the mail. A stranger must not learn whether the address has one already. (contract 2.4) */
async function signUpAndWait(tools: AuthTools, request: SignUpRequest): Promise<UserAnswer> {
  const { config, db } = tools
  const { email, data, caller } = request
  await requireMailLeft(db, config)
  const user = await db.transaction(async (db) => {
    const userId = await addAccount(db, request)
    if (userId) {
      await sendFirstMail(db, tools, userId, request)
      await record(db, { action: 'sign_up', userId, caller })
      return written(readUser(db, userId))
    }
    const [owner] = await db.query(sql<{ id: string; confirmed: boolean }>`
      select id, email_confirmed_at is not null as confirmed from auth.users where email = ${email}`)
    await record(db, { action: 'sign_up_refused', userId: owner?.id ?? null, caller })
    if (!owner || owner.confirmed) return undefined
    await takeMailTurn(db, config, { occasion: 'confirmation', email })
    await lockUser(db, owner.id)
    await sendEntryMail(db, tools, {
      userId: owner.id,
      email,
      kind: 'signup',
      caller,
      linkOptions: request.linkOptions,
    })
    return withoutHistory(await written(readUser(db, owner.id)), data)
  })
  return user ? userAnswer(user) : madeUpUser(email, data)
}

async function sendFirstMail(db: Db, tools: AuthTools, userId: string, { email, caller, linkOptions }: SignUpRequest) {
  await beginMailTurns(db, tools.config, { occasion: 'confirmation', email })
  await sendEntryMail(db, tools, { userId, email, kind: 'signup', caller, linkOptions })
}

/** An unconfirmed account as a second sign-up sees it: with their own data, not with those of the first. */
function withoutHistory(user: UserRow, data: Metadata): UserRow {
  const identities = user.identities.map((identity) => {
    const { sub, email, email_verified, phone_verified } = identity.identity_data
    return { ...identity, identity_data: { ...data, sub, email, email_verified, phone_verified } }
  })
  return { ...user, raw_user_meta_data: data, identities }
}

/** A made-up new account: the address has one already, which must not show. */
function madeUpUser(email: string, data: Metadata): UserAnswer {
  const now = new Date()
  const user: UserRow = {
    id: randomUUID(),
    email,
    new_email: null,
    encrypted_password: null,
    email_confirmed_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    invited_at: null,
    email_change_sent_at: null,
    reauthentication_sent_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: { provider: 'email', providers: ['email'] },
    raw_user_meta_data: data,
    is_anonymous: false,
    banned_until: null,
    banned: false,
    created_at: now,
    updated_at: now,
    deleted_at: null,
    identities: [],
    factors: [],
  }
  return { ...userAnswer(user), role: '' }
}

/** Opens an account without a name and signs it in. */
export async function signUpGuest(tools: AuthTools, { data }: GuestInput, caller: Caller): Promise<SessionAnswer> {
  const { db, refreshTokens } = tools
  const started = await db.transaction(async (db) => {
    const userId = await addGuest(db, data)
    const session = await startSession(db, refreshTokens, { userId, method: 'anonymous', caller })
    await record(db, { action: 'sign_up', userId, caller, details: { method: 'anonymous' } })
    return { ...session, user: await written(readUser(db, userId)) }
  })
  return sessionAnswer(tools, { ...started, caller })
}

/** Of a row that this transaction has written. */
async function written<T>(row: Promise<T | undefined>): Promise<T> {
  const found = await row
  if (found === undefined) throw new Error('A row is gone that was just written')
  return found
}
