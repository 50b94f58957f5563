import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import { record } from '../audit'
import { AuthError, invalidField } from '../auth-error'
import type { AuthTools } from '../auth-tools'
import type { Caller } from '../caller'
import { addressTextOf, requireAddress } from '../email-address'
import { issueToken } from '../one-time-token'
import { requireGoodPassword } from '../password-rules'
import { passwordOf, textOf, type RequestBody } from '../request-body'
import { lockUser } from '../sign-out'
import { readUser, userAnswer, type UserAnswer, type UserRow } from '../user'
import { metadataOf, type Metadata } from '../user-metadata'
import { newcomer } from './invite'
import { addressTaken, noSuchUser } from './user-attributes'

const TYPES = ['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new'] as const
export type GeneratedType = (typeof TYPES)[number]

export interface GenerateLinkInput {
  type: GeneratedType
  email: string
  password: string | undefined
  newEmail: string | undefined
  data: Metadata
}

export function readGenerateLink({ config }: Pick<AuthTools, 'config'>, body: RequestBody): GenerateLinkInput {
  const name = textOf(body, 'type', 100)
  const type = TYPES.find((one) => one === name)
  if (!type) throw invalidField(`Invalid email action link type requested: type must be one of ${TYPES.join(', ')}`)
  const email = requireAddress(addressTextOf(body))
  const data = metadataOf(body) ?? {}
  const password = passwordOf(body)
  if (type === 'signup' && !password) throw invalidField('Signup requires a valid password')
  if (password) requireGoodPassword(password, config.auth.password)
  const changes = type.startsWith('email_change')
  const newEmail = changes ? requireAddress(addressTextOf({ email: body.new_email })) : undefined
  if (type === 'email_change_current' && !config.auth.secureEmailChange) {
    throw invalidField('Enable secure email change to generate link for current email')
  }
  return { type, email, password, newEmail, data }
}

/** The user, and beside its fields the link and what it is made of. */
export type GeneratedLink = UserAnswer & {
  action_link: string
  email_otp: string
  hashed_token: string
  verification_type: GeneratedType
  redirect_to: string
}

/** Makes a link that an operator hands over in a way of their own: no mail is sent (contract 2.11). */
export async function generateLink(
  tools: AuthTools,
  input: GenerateLinkInput,
  caller: Caller,
  redirectTo: string,
): Promise<GeneratedLink> {
  const passwordHash = input.password === undefined ? null : await tools.passwords.hash(input.password)
  return tools.db.transaction(async (db) => {
    const { user, type } = await ownerOf(db, input, passwordHash)
    if (input.newEmail !== undefined) await noteNewAddress(db, user, input.newEmail)
    const email = type === 'email_change_new' ? (input.newEmail ?? input.email) : input.email
    const { code, linkToken } = await issueToken(db, tools, { userId: user.id, kind: type, email })
    await db.query(sql`update auth.users set ${SENT_AT[type]}, updated_at = now() where id = ${user.id}`)
    await record(db, { action: 'link_generated', userId: user.id, caller, details: { type } })
    const after = await readUser(db, user.id)
    if (!after) throw noSuchUser()
    const query = new URLSearchParams({
      token: linkToken,
      type: input.newEmail === undefined ? type : 'email_change',
      redirect_to: redirectTo,
    })
    return {
      ...userAnswer(after),
      action_link: `${caller.issuer}/verify?${query.toString()}`,
      email_otp: code,
      hashed_token: linkToken,
      verification_type: type,
      redirect_to: redirectTo,
    }
  })
}

const SENT_AT: Record<GeneratedType, ReturnType<typeof sql>> = {
  signup: sql`confirmation_sent_at = now()`,
  invite: sql`invited_at = now(), confirmation_sent_at = now()`,
  magiclink: sql`recovery_sent_at = now()`,
  recovery: sql`recovery_sent_at = now()`,
  email_change_current: sql`email_change_sent_at = now()`,
  email_change_new: sql`email_change_sent_at = now()`,
}

/** Whose link it is; the transaction holds the row. A sign-in link for an unknown address signs up. */
async function ownerOf(
  db: Db,
  { type, email, data }: GenerateLinkInput,
  passwordHash: string | null,
): Promise<{ user: UserRow; type: GeneratedType }> {
  if (type === 'signup' || type === 'invite') return { user: await newcomer(db, { email, data, passwordHash }), type }
  const [known] = await db.query(sql<{ id: string }>`select id from auth.users where email = ${email}`)
  if (!known && type === 'magiclink') return { user: await newcomer(db, { email, data }), type: 'signup' }
  if (!known) throw new AuthError(404, 'user_not_found', 'User with this email not found')
  await lockUser(db, known.id)
  const user = await readUser(db, known.id)
  if (!user) throw noSuchUser()
  return { user, type }
}

/** Begins the change of address, or goes on with it. */
async function noteNewAddress(db: Db, user: UserRow, newEmail: string) {
  const [taken] = await db.query(sql`select from auth.users where email = ${newEmail}`)
  if (taken) throw addressTaken()
  if (user.new_email === newEmail) return
  await db.query(sql`
      update auth.users set new_email = ${newEmail}, email_change_confirmed = null where id = ${user.id}`)
  await db.query(sql`
      delete from auth.one_time_tokens
      where user_id = ${user.id} and kind in ('email_change_current', 'email_change_new')`)
}
