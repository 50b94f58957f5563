import { createPrivateKey, hkdfSync, sign, type KeyObject } from 'node:crypto'
import { errors, importJWK, jwtVerify, SignJWT, type JWK } from 'jose'
import * as z from 'zod'
import { signingKeyAt, type Secrets } from './secrets'

/** What a verified token says. `role` decides which database role a request runs as. */
export const Claims = z.looseObject({
  role: z.enum(['anon', 'authenticated', 'service_role']),
  // Not `uuid`, which wants a known version: accounts that were brought from elsewhere have ids of any.
  sub: z.guid().optional(),
  session_id: z.guid().optional(),
  email: z.string().optional(),
  aal: z.string().optional(),
  exp: z.number().optional(),
})
export type Claims = z.infer<typeof Claims>

/** Why a token was not accepted, in the words the protocols need. */
export type TokenFault = 'malformed' | 'expired' | 'not_yet_valid' | 'bad_signature' | 'bad_claims'

export class TokenError extends Error {
  override readonly name = 'TokenError'

  constructor(
    readonly fault: TokenFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

export interface Tokens {
  /** Public: names the role `anon`. */
  anonKey: string
  /** Secret: passes by row security. */
  serviceRoleKey: string
  /** The public keys, as `/.well-known/jwks.json` serves them. */
  jwks: { keys: JWK[] }
  /** Signs the claims of a user as an ES256 token. Seconds since 1970 for `iat` and `exp` are the caller's. */
  sign(claims: Record<string, unknown>): Promise<string>
  /** @throws TokenError */
  verify(token: string): Promise<Claims>
  /** A key of 32 bytes for one use ("refresh token hash"): the same on every copy of the server and after a restart. */
  deriveKey(use: string): Buffer
}

/** Verified tokens that are kept: the signature check costs more than a whole read otherwise. */
const CACHE_SIZE = 5000

/** Far enough that a configured key does not expire. */
const TEN_YEARS = 10 * 365 * 24 * 3600

export async function createTokens(secrets: Secrets): Promise<Tokens> {
  const sharedKey = new TextEncoder().encode(secrets.jwtSecret)
  const keys = new Map(
    await Promise.all(
      secrets.signingKeys.map(async (jwk) => {
        const { d: _private, signsFrom, ...publicJwk } = jwk as JWK & { kid: string; signsFrom?: number }
        const privateKey = createPrivateKey({ key: { ...publicJwk, d: jwk.d }, format: 'jwk' })
        const publicKey = await importJWK(publicJwk, 'ES256')
        return [jwk.kid, { kid: jwk.kid, signsFrom, privateKey, publicKey, publicJwk }] as const
      }),
    ),
  )
  const newestFirst = [...keys.values()]
  const verified = new Map<string, Claims>()

  // Fixed times, so that a restart gives the same keys as long as the secret stays.
  const apiKey = (role: string) =>
    new SignJWT({ role, iss: 'reelwright', iat: 1_750_000_000, exp: 1_750_000_000 + TEN_YEARS })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(sharedKey)

  async function verifyAfresh(token: string): Promise<Claims> {
    const { payload } = await jwtVerify(
      token,
      (header) => {
        if (header.alg === 'HS256') return sharedKey
        const key = header.alg === 'ES256' ? keys.get(header.kid ?? '') : undefined
        if (!key) throw new TokenError('bad_signature', 'No suitable key or wrong key type')
        return key.publicKey
      },
      { algorithms: ['ES256', 'HS256'] },
    )
    const claims = Claims.safeParse(payload)
    if (!claims.success) throw new TokenError('bad_claims', 'The token names no known role')
    return claims.data
  }

  const serviceRoleKey = await apiKey('service_role')
  return {
    anonKey: await apiKey('anon'),
    serviceRoleKey,
    // The service role key may act for every user anyway. A new JWT secret changes all of these.
    deriveKey: (use) => Buffer.from(hkdfSync('sha256', serviceRoleKey, '', `reelwright ${use}`, 32)),
    jwks: { keys: [...keys.values()].map(({ publicJwk }) => ({ ...publicJwk, key_ops: ['verify'] })) },
    sign(claims) {
      // Looked up for each token: a new key's time comes while the server runs, on all copies of it at once.
      const { kid, privateKey } = signingKeyAt(newestFirst, Date.now())
      return Promise.resolve(signES256({ alg: 'ES256', typ: 'JWT', kid }, claims, privateKey))
    },
    async verify(token) {
      const known = verified.get(token)
      if (known && (known.exp ?? Infinity) > Date.now() / 1000) return known
      const claims = await verifyAfresh(token).catch((error: unknown) => {
        verified.delete(token)
        throw tokenError(error)
      })
      if (verified.size >= CACHE_SIZE) verified.delete(verified.keys().next().value!)
      verified.set(token, claims)
      return claims
    },
  }
}

/**
 * A token in the compact form of RFC 7515. Put together here, since the library signs by WebCrypto: that takes this one thread eight
 * times as long, and every sign-in and refresh waits for it.
 */
function signES256(header: object, claims: object, key: KeyObject): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const content = `${encode(header)}.${encode(claims)}`
  const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' })
  return `${content}.${signature.toString('base64url')}`
}

/** What the token library throws, in our words. */
export function tokenError(error: unknown): TokenError {
  if (error instanceof TokenError) return error
  if (error instanceof errors.JWTExpired) return new TokenError('expired', 'JWT expired', { cause: error })
  if (error instanceof errors.JWTClaimValidationFailed) {
    const fault = error.claim === 'nbf' || error.claim === 'iat' ? 'not_yet_valid' : 'bad_claims'
    return new TokenError(fault, fault === 'not_yet_valid' ? 'JWT not yet valid' : 'JWT claims are not valid', {
      cause: error,
    })
  }
  if (error instanceof errors.JWSSignatureVerificationFailed) {
    return new TokenError('bad_signature', 'JWT cryptographic operation failed', { cause: error })
  }
  return new TokenError('malformed', 'JWT could not be decoded', { cause: error })
}
