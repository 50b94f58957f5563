import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { PRODUCT_NAME } from '@reelwright/shared'
import { record } from '../audit'
import { AuthError, invalidField } from '../auth-error'
import type { AuthTools } from '../auth-tools'
import type { Caller } from '../caller'
import type { Visitor } from '../identify'
import { textOf, type RequestBody } from '../request-body'
import { lockedLevel, requireNoGuest, sealSecret } from './factors'
import { newSecret, qrCode, totpUri } from './totp'

const MAX_FACTORS = 10
/** Seconds after which a factor that was never confirmed makes room for the next try. */
const UNCONFIRMED_SECONDS = 300

export interface EnrollInput {
  friendlyName: string
  issuer: string
}

export function readEnroll(body: RequestBody): EnrollInput {
  const type = textOf(body, 'factor_type', 50)
  const friendlyName = textOf(body, 'friendly_name', 100) ?? ''
  const issuer = textOf(body, 'issuer', 100) ?? PRODUCT_NAME
  if (type === 'phone') throw new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
  if (type === 'webauthn') {
    throw new AuthError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn')
  }
  if (type !== 'totp') throw invalidField('factor_type needs to be totp, phone, or webauthn')
  return { friendlyName, issuer }
}

/** Contract 2.9. The only time the secret leaves the server. */
export interface Enrollment {
  id: string
  type: 'totp'
  friendly_name: string
  totp: { qr_code: string; secret: string; uri: string }
}

/** Begins with a new authenticator app. It counts for nothing until a code of it was seen. */
export async function enroll(
  { config, db, tokens }: AuthTools,
  visitor: Visitor,
  { friendlyName, issuer }: EnrollInput,
  caller: Caller,
): Promise<Enrollment> {
  requireNoGuest(visitor)
  if (!config.auth.mfa) {
    throw new AuthError(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP')
  }
  const { user } = visitor
  const [id, secret] = [randomUUID(), newSecret()]
  const uri = totpUri({ secret, issuer, account: user.email ?? user.id })
  const qr = await qrCode(uri)

  await db.transaction(async (db) => {
    const level = await lockedLevel(db, visitor)
    await db.query(sql`
      delete from auth.mfa_factors
      where user_id = ${user.id} and status = 'unverified'
        and greatest(created_at, last_challenged_at) < now() - make_interval(secs => ${UNCONFIRMED_SECONDS})`)
    const factors = await db.query(sql<{ status: string; friendly_name: string }>`
      select status, friendly_name from auth.mfa_factors where user_id = ${user.id}`)
    if (factors.some((factor) => factor.friendly_name === friendlyName)) {
      throw new AuthError(
        422,
        'mfa_factor_name_conflict',
        `A factor with the friendly name "${friendlyName}" for this user already exists`,
      )
    }
    if (factors.length >= MAX_FACTORS) {
      throw new AuthError(
        422,
        'too_many_enrolled_mfa_factors',
        'Maximum number of verified factors reached, unenroll to continue',
      )
    }
    // Else a stolen password alone could add a factor of the thief's.
    if (level !== 'aal2' && factors.some((factor) => factor.status === 'verified')) {
      throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
    }
    await db.query(sql`
      insert into auth.mfa_factors (id, user_id, friendly_name, secret)
      values (${id}, ${user.id}, ${friendlyName}, ${sealSecret(tokens, id, secret)})`)
    await record(db, { action: 'factor_enrolled', userId: user.id, caller, details: { factor_id: id } })
  })
  return { id, type: 'totp', friendly_name: friendlyName, totp: { qr_code: qr, secret, uri } }
}
