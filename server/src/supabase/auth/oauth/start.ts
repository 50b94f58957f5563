import { randomNonce, randomPKCECodeVerifier } from 'openid-client'
import { AuthError, invalidField } from '../auth-error'
import type { AuthTools } from '../auth-tools'
import type { Caller } from '../caller'
import { startFlow, type Pkce } from '../flow-state'
import type { Visitor } from '../identify'
import { lockVisitor } from '../sign-out'
import type { AuthorizeQuery } from './authorize-query'
import { requireGoogle, type GoogleClient } from './google'

export interface ProviderStart {
  query: AuthorizeQuery
  pkce: Pkce | undefined
  /** An allowed address. */
  redirectTo: string
  /** The signed-in account that wants the identity beside those it has. */
  visitor?: Visitor
}

/**
 * The provider of this name.
 * @throws AuthError with the words of contract 2.5, or of OP-24 for one that is known but not set up
 */
export function requireProvider({ config }: Pick<AuthTools, 'config'>, provider: string | undefined): GoogleClient {
  if (!provider) throw invalidField('Unsupported provider: Provider can not be empty')
  if (provider !== 'google') throw invalidField('Unsupported provider: provider is not enabled')
  return requireGoogle(config)
}

/**
 * Remembers a sign-in that begins here and says where the visitor goes on. Towards the provider it has a proof key and a nonce of its
 * own, whatever the client does towards us.
 * @throws AuthError `unexpected_failure`, 503, when the provider cannot be asked; `session_not_found` for a visitor signed out meanwhile
 */
export async function startAtProvider(
  tools: AuthTools,
  { query, pkce, redirectTo, visitor }: ProviderStart,
  caller: Caller,
): Promise<string> {
  const { db, log } = tools
  const google = requireProvider(tools, query.provider)
  const [nonce, codeVerifier] = [randomNonce(), randomPKCECodeVerifier()]
  const flow = {
    userId: null,
    method: 'oauth' as const,
    pkce,
    redirectTo,
    provider: 'google',
    providerNonce: nonce,
    providerCodeVerifier: codeVerifier,
    linkingUserId: visitor?.user.id,
  }
  const state = visitor
    ? await db.transaction(async (db) => {
        await lockVisitor(db, visitor)
        return startFlow(db, flow)
      })
    : await startFlow(db, flow)
  try {
    const { scopes, extra } = query
    return (
      await google.authorizationUrl({ redirectUri: callbackOf(caller), state, nonce, codeVerifier, scopes, extra })
    ).href
  } catch (error) {
    log.warn({ err: error }, 'Google cannot be asked how to sign in there')
    const text = 'Google sign-in can’t be reached right now. Please try again.'
    throw new AuthError(503, 'unexpected_failure', text, {}, { cause: error })
  }
}

/** Where the provider sends visitors back to; the operator registers it there. Written as browsers write it, without ":80". */
export function callbackOf({ issuer }: Caller): string {
  return new URL(`${issuer}/callback`).href
}
