import { sql } from 'kysely'
import type { Db } from '../../platform/db'
import { addAccount } from './add-account'
import { record } from './audit'
import { invalidField, noPhones } from './auth-error'
import { sendEmailChangeMails, sendEntryMail, type LinkOptions } from './auth-mail'
import type { AuthTools } from './auth-tools'
import type { Caller } from './caller'
import { addressTextOf, requireAddress } from './email-address'
import { readPkce, type Pkce } from './flow-state'
import { requireMailLeft, takeMailTurn } from './mail-limits'
import { neutralTime } from './neutral-time'
import { textOf, type RequestBody } from './request-body'
import { metadataOf, type Metadata } from './user-metadata'

/** Who asks for a mail, and where its link is to end. */
interface MailRequest {
  email: string
  pkce: Pkce | undefined
}

function readMailRequest(body: RequestBody): MailRequest {
  const address = addressTextOf(body)
  const phone = textOf(body, 'phone', 50)
  if (address && phone) throw invalidField('Only an email address or phone number should be provided')
  if (phone) throw noPhones()
  if (!address) throw invalidField('An email address is required')
  return { email: requireAddress(address), pkce: readPkce(body) }
}

export interface OtpInput extends MailRequest {
  createUser: boolean
  data: Metadata
}

export function readOtp(body: RequestBody): OtpInput {
  const { create_user } = body
  if (create_user !== undefined && create_user !== null && typeof create_user !== 'boolean') {
    throw invalidField('create_user must be true or false')
  }
  return { ...readMailRequest(body), createUser: create_user ?? true, data: metadataOf(body) ?? {} }
}

/**
 * Sends a link and a code to sign in with; a new address gets an account. Where it may not, the answer is the same, but no mail.
 *
 * An account that was never confirmed but has a password, or has been used, gets the sign-in mail, too, not the confirmation: who
 * answers it proves that the address is theirs, and somebody else may have opened the account. See `acceptToken`.
 */
export function sendOtp(tools: AuthTools, input: OtpInput, caller: Caller, redirectTo: string): Promise<void> {
  const { config, db } = tools
  const { email, pkce, data } = input
  const send = async () => {
    await requireMailLeft(db, config)
    await db.transaction(async (db) => {
      await takeMailTurn(db, config, { occasion: 'sign_in', email })
      const owner = await lockOwner(db, email)
      if (!owner && !(input.createUser && config.auth.signups)) return
      const confirmed = owner?.confirmed ?? config.auth.autoconfirm
      const userId = owner?.id ?? (await addAccount(db, { email, passwordHash: null, data, confirmed }))
      // Another request has just created the account: its mail is on its way.
      if (!userId) return
      const kind = confirmed || owner?.opened ? 'magiclink' : 'signup'
      await sendEntryMail(db, tools, { userId, email, kind, caller, linkOptions: { redirectTo, pkce } })
      await record(db, { action: owner ? 'magic_link_requested' : 'sign_up', userId, caller })
    })
  }
  return neutralTime(send())
}

export const readRecover = readMailRequest

/** Sends a link and a code to choose a new password with. An unknown address gets the same answer. */
export function sendRecovery(tools: AuthTools, input: MailRequest, caller: Caller, redirectTo: string): Promise<void> {
  const { config, db } = tools
  const { email, pkce } = input
  const send = async () => {
    await requireMailLeft(db, config)
    await db.transaction(async (db) => {
      await takeMailTurn(db, config, { occasion: 'recovery', email })
      const owner = await lockOwner(db, email)
      if (!owner) return
      const linkOptions = { redirectTo, pkce }
      await sendEntryMail(db, tools, { userId: owner.id, email, kind: 'recovery', caller, linkOptions })
      await record(db, { action: 'recovery_requested', userId: owner.id, caller })
    })
  }
  return neutralTime(send())
}

export interface ResendInput extends MailRequest {
  type: 'signup' | 'email_change'
}

export function readResend(body: RequestBody): ResendInput {
  const type = textOf(body, 'type', 100)
  if (type === 'sms' || type === 'phone_change') throw noPhones()
  if (type !== 'signup' && type !== 'email_change') {
    throw invalidField('Missing one of these types: signup, email_change, sms, phone_change')
  }
  return { ...readMailRequest(body), type }
}

/** Sends the last mail of a kind again. Where there is nothing to confirm the answer is the same, but no mail. */
export function resend(tools: AuthTools, input: ResendInput, caller: Caller, redirectTo: string): Promise<void> {
  const { config, db } = tools
  const { email, type, pkce } = input
  const linkOptions: LinkOptions = { redirectTo, pkce }
  const send = async () => {
    await requireMailLeft(db, config)
    await db.transaction(async (db) => {
      await takeMailTurn(db, config, { occasion: type === 'signup' ? 'confirmation' : 'email_change', email })
      const owner = await lockOwner(db, email)
      if (!owner) return
      if (type === 'signup' && !owner.confirmed) {
        await sendEntryMail(db, tools, { userId: owner.id, email, kind: 'signup', caller, linkOptions })
        await record(db, { action: 'confirmation_resent', userId: owner.id, caller, details: { type } })
      }
      if (type === 'email_change' && owner.new_email !== null) {
        const currentEmail = config.auth.secureEmailChange && owner.confirmed ? email : null
        const change = { userId: owner.id, newEmail: owner.new_email, currentEmail, caller, linkOptions }
        await sendEmailChangeMails(db, tools, change)
        await record(db, { action: 'confirmation_resent', userId: owner.id, caller, details: { type } })
      }
    })
  }
  return neutralTime(send())
}

interface Owner {
  id: string
  confirmed: boolean
  /** Somebody can come in, or has been in: by a password, or by another way that they added since. */
  opened: boolean
  new_email: string | null
}

async function lockOwner(db: Db, email: string): Promise<Owner | undefined> {
  const [owner] = await db.query(sql<Owner>`
    select id, email_confirmed_at is not null as confirmed,
           encrypted_password is not null or last_sign_in_at is not null as opened, new_email
    from auth.users where email = ${email} and deleted_at is null for no key update`)
  return owner
}
