import { AuthError, invalidField, noPhones } from '../auth-error'
import type { AuthTools } from '../auth-tools'
import { addressTextOf, requireAddress } from '../email-address'
import { requireGoodPassword } from '../password-rules'
import { passwordOf, textOf, type RequestBody } from '../request-body'
import { metadataOf, type Metadata } from '../user-metadata'
import { isUuid } from '../uuid'
import { readBanDuration } from './ban-duration'

/** What an operator says about an account (contract 2.11). Undefined: not spoken of. */
export interface UserAttributes {
  id: string | undefined
  email: string | undefined
  password: string | undefined
  emailConfirm: boolean | undefined
  userMetadata: Metadata | undefined
  appMetadata: Metadata | undefined
  /** Milliseconds from now. */
  ban: number | 'none' | undefined
}

/** @throws AuthError that names the field */
export function readUserAttributes({ config }: Pick<AuthTools, 'config'>, body: RequestBody): UserAttributes {
  const address = addressTextOf(body)
  if (textOf(body, 'phone', 50)) throw noPhones()
  if (textOf(body, 'password_hash', 1000)) throw invalidField('password_hash is not supported: send a password')
  const role = textOf(body, 'role', 100)
  if (role !== undefined && role !== 'authenticated') throw invalidField('role must be authenticated')
  const id = textOf(body, 'id', 100)
  if (id !== undefined && !isUuid(id)) throw invalidField('id must be an UUID')
  const password = passwordOf(body)
  if (password !== undefined) requireGoodPassword(password, config.auth.password)
  const ban = textOf(body, 'ban_duration', 100_000)
  return {
    id: id?.toLowerCase(),
    email: address === undefined ? undefined : requireAddress(address),
    password,
    emailConfirm: flagOf(body, 'email_confirm'),
    userMetadata: metadataIn(body, 'user_metadata'),
    appMetadata: metadataIn(body, 'app_metadata'),
    ban: ban === undefined ? undefined : readBanDuration(ban),
  }
}

/** The id in the path, in its stored form. */
export function userIdOf(params: unknown): string {
  const { userId } = params as { userId?: string }
  if (!userId || !isUuid(userId)) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID')
  return userId.toLowerCase()
}

export function noSuchUser(): AuthError {
  return new AuthError(404, 'user_not_found', 'User not found')
}

export function addressTaken(): AuthError {
  return new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
}

export function flagOf(body: RequestBody, field: string): boolean | undefined {
  const value = body[field]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'boolean') throw invalidField(`${field} must be true or false`)
  return value
}

/** The same limits as for what users say about themselves. */
function metadataIn(body: RequestBody, field: string): Metadata | undefined {
  return named(field, () => metadataOf({ data: body[field] }))
}

/** Faults in metadata are reported under the name that an operator's fields have. */
export function named<T>(field: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof AuthError) throw invalidField(error.message.replace(/^data/, field))
    throw error
  }
}
