import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import type { Db } from '../../platform/db'
import { TokenError, type Claims, type Tokens } from '../../platform/jwt'

export type Role = Claims['role']
export const ROLES: Role[] = ['anon', 'authenticated', 'service_role']

/** Whom a channel speaks for. Two with the same `key` see the same rows. */
export interface Identity {
  claims: Claims
  role: Role
  /** The claims as JSON text. */
  key: string
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** The reason of a refusal, in the protocol's words: `<code>: <message>` in answers to a join (contract 5.2). */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** The cache of verified tokens answers with the same object each time: its text is made once. */
const known = new WeakMap<Claims, Identity>()

/** @throws Refusal */
export async function identify(tokens: Tokens, token: string): Promise<Identity> {
  const claims = await tokens.verify(token).catch((error: unknown) => {
    throw error instanceof TokenError ? refusalOf(error, token) : error
  })
  const identity = known.get(claims)
  if (identity) return identity
  if (claims.exp === undefined) throw lacksFields()
  const made = { claims, role: claims.role, key: JSON.stringify(claims), expiresAt: claims.exp * 1000 }
  known.set(claims, made)
  return made
}

export function expiredMessage(expiresAt: number, now = Date.now()): string {
  return `Token has expired ${Math.max(0, Math.floor((now - expiresAt) / 1000))} seconds ago`
}

const lacksFields = (cause?: unknown) =>
  new Refusal('InvalidJWTToken', 'Fields `role` and `exp` are required in JWT', { cause })

function refusalOf(error: TokenError, token: string): Refusal {
  const cause = { cause: error }
  switch (error.fault) {
    case 'expired':
      return new Refusal('InvalidJWTToken', expiredMessage((decodeJwt(token).exp ?? 0) * 1000), cause)
    case 'not_yet_valid':
      return new Refusal('InvalidJWTToken', 'Token is not yet valid', cause)
    case 'bad_signature':
      return new Refusal('JwtSignatureError', 'Failed to validate JWT signature', cause)
    case 'bad_claims':
      return lacksFields(error)
    case 'malformed':
      return new Refusal('MalformedJWT', 'The token provided is not a valid JWT', cause)
  }
}

/** What a user may do in a channel. */
export interface Permissions {
  broadcast_read: boolean
  broadcast_write: boolean
  presence_read: boolean
  presence_write: boolean
}

export const ALL_PERMISSIONS: Permissions = {
  broadcast_read: true,
  broadcast_write: true,
  presence_read: true,
  presence_write: true,
}

/** Asks the policies of `realtime.messages` about a private channel. */
export async function permissionsIn(db: Db, identity: Identity, name: string): Promise<Permissions> {
  // PostgreSQL's texts cannot hold it, and no policy could name it.
  if (name.includes('\0'))
    return {
      ...ALL_PERMISSIONS,
      broadcast_read: false,
      broadcast_write: false,
      presence_read: false,
      presence_write: false,
    }
  const [row] = await db.query(sql<Permissions>`select * from realtime.permissions(${identity.key}::jsonb, ${name})`)
  return row!
}
