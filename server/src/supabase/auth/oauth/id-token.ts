import { createHash } from 'node:crypto'
import { errors } from 'jose'
import { AuthError, invalidField } from '../auth-error'
import type { AuthTools } from '../auth-tools'
import type { Caller } from '../caller'
import { identify } from '../identify'
import { letUserIn } from '../let-user-in'
import { textOf, type RequestBody } from '../request-body'
import { lockVisitor } from '../sign-out'
import { sessionAnswer, type SessionAnswer } from '../session'
import { withAccountOf } from './account'
import { identityOf } from './identity-data'
import { linkIdentity } from './link'
import { requireProvider } from './start'

export interface IdTokenInput {
  provider: string
  token: string
  nonce: string | undefined
  /** The identity is for the account that is signed in. */
  link: boolean
}

export function readIdToken(body: RequestBody): IdTokenInput {
  const token = textOf(body, 'id_token', 10_000)
  const provider = textOf(body, 'provider', 100) ?? textOf(body, 'issuer', 500)
  const nonce = textOf(body, 'nonce', 500)
  if (!token) throw invalidField('id_token required')
  if (!provider) throw invalidField('provider or client_id and issuer required')
  return { provider, token, nonce, link: body.link_identity === true }
}

/** Whether the nonce in a token is the one the client began with, as it is or, as the SDK's guides do it, by its SHA-256 in hex. */
export function nonceMatches(inToken: unknown, given: string | undefined): boolean {
  if (inToken === undefined) return given === undefined
  if (given === undefined) return false
  return inToken === given || inToken === createHash('sha256').update(given).digest('hex')
}

/**
 * Signs in by an ID token that the client got from the provider by itself; with `link_identity` the account that `authorization`
 * names gets the identity.
 */
export async function signInWithIdToken(
  tools: AuthTools,
  input: IdTokenInput,
  authorization: string | undefined,
  caller: Caller,
): Promise<SessionAnswer> {
  const provider = requireProvider(
    tools,
    /^https:\/\/accounts\.google\.com\/?$/.test(input.provider) ? 'google' : input.provider,
  )
  const visitor = input.link ? await identify(tools, authorization) : undefined
  const claims = await provider.checkIdToken(input.token).catch((cause: unknown) => {
    const away = !(cause instanceof errors.JOSEError) || cause instanceof errors.JWKSTimeout
    if (away) {
      const text = 'Google sign-in can’t be reached right now. Please try again.'
      throw new AuthError(503, 'unexpected_failure', text, {}, { cause })
    }
    throw new AuthError(400, 'validation_failed', 'Bad ID token', {}, { cause })
  })
  if (!nonceMatches(claims.nonce, input.nonce)) {
    const both = claims.nonce !== undefined && input.nonce !== undefined
    throw invalidField(both ? 'Nonces mismatch' : 'Passed nonce and nonce in id_token should either both exist or not.')
  }
  const identity = identityOf(claims)
  if (!identity?.email) throw invalidField('The ID token names no email address')

  const started = visitor
    ? await tools.db.transaction(async (db) => {
        await linkIdentity(db, visitor.user.id, identity, caller)
        // Asking for the provider's keys takes time.
        await lockVisitor(db, visitor)
        return letUserIn(db, tools, { userId: visitor.user.id, method: 'oauth', caller })
      })
    : await withAccountOf(tools, identity, caller, (db, userId) =>
        letUserIn(db, tools, { userId, method: 'oauth', caller }),
      )
  return sessionAnswer(tools, { ...started, caller })
}
