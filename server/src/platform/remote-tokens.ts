import { createHash, hkdfSync, timingSafeEqual } from 'node:crypto'
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { AppError } from './app-error'
import type { Config } from './config'
import { Claims, TokenError, tokenError, type Tokens } from './jwt'

/** How long the other side's public keys are kept, in milliseconds; an unknown key id asks again, at most every half minute. */
const KEYS_MS = 10 * 60 * 1000

/**
 * The tokens of another Supabase: its two API keys are known by heart (they need not be tokens), its users' tokens are verified by
 * the keys it publishes, and by `jwtSecret` when it still signs with one.
 */
export function createRemoteTokens(
  { url, anonKey, serviceRoleKey }: NonNullable<Config['passThrough']>,
  jwtSecret: string | undefined,
): Tokens {
  const published = createRemoteJWKSet(new URL(`${url}/auth/v1/.well-known/jwks.json`), {
    cacheMaxAge: KEYS_MS,
    headers: { apikey: anonKey },
  })
  const sharedKey = jwtSecret === undefined ? undefined : new TextEncoder().encode(jwtSecret)

  const keyFor: JWTVerifyGetKey = (header, token) => {
    if (header.alg !== 'HS256') return published(header, token).catch(noKey)
    if (!sharedKey) throw new TokenError('bad_signature', 'No suitable key or wrong key type')
    return sharedKey
  }

  return {
    anonKey,
    serviceRoleKey,
    jwks: { keys: [] },
    sign: () => Promise.reject(new Error('Tokens are signed by the Supabase that SUPABASE_URL names')),
    // The service role key may act for every user anyway.
    deriveKey: (use) => Buffer.from(hkdfSync('sha256', serviceRoleKey, '', `reelwright ${use}`, 32)),
    async verify(token) {
      if (isSame(token, anonKey)) return { role: 'anon' }
      if (isSame(token, serviceRoleKey)) return { role: 'service_role' }
      const { payload } = await jwtVerify(token, keyFor, { algorithms: ['ES256', 'RS256', 'HS256'] }).catch(
        (error: unknown) => {
          throw error instanceof AppError ? error : tokenError(error)
        },
      )
      const claims = Claims.safeParse(payload)
      if (!claims.success) throw new TokenError('bad_claims', 'The token names no known role')
      return claims.data
    },
  }
}

/** Hashed first, so that neither content nor length shows in the time it takes. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(a!, b!)
}

/** Either the token names a key that is not published, or the keys could not be fetched: that says nothing about the token. */
function noKey(error: unknown): never {
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) {
    throw new TokenError('bad_signature', 'No suitable key or wrong key type', { cause: error })
  }
  throw new AppError('unavailable', 'The service is busy. Please try again in a moment.', {}, { cause: error })
}
