import { createRemoteJWKSet, jwtVerify, type JWTPayload } from 'jose'
import * as oidc from 'openid-client'
import type { Config } from '../../../platform/config'
import { AuthError } from '../auth-error'

/** Timeout of requests to the provider. */
const TIMEOUT_SECONDS = 10

/** What a provider says about a visitor, verified: signature, issuer, audience, time and nonce. */
export interface ProviderAnswer {
  claims: JWTPayload
  accessToken: string
  refreshToken: string | undefined
}

export interface GoogleClient {
  /** Where to send the visitor. `extra` must not hold parameters of the protocol itself. */
  authorizationUrl(start: {
    redirectUri: string
    state: string
    nonce: string
    codeVerifier: string
    scopes: string[]
    extra: Record<string, string>
  }): Promise<URL>
  /** Trades the code of the visitor's return. @throws anything: the provider and the way to it are not ours. */
  exchange(back: {
    redirectUri: string
    /** `code`, and what came with it. */
    answer: Record<string, string>
    state: string
    nonce: string
    codeVerifier: string
  }): Promise<ProviderAnswer>
  /** Checks an ID token that a client got by itself; its nonce is for the caller to check. @throws as `exchange` */
  checkIdToken(token: string): Promise<JWTPayload>
}

const clients = new WeakMap<Config, GoogleClient>()

/** The client of this installation, undefined when it is not set up. One per settings, since it keeps what it discovered. */
export function googleOf(config: Config): GoogleClient | undefined {
  if (!config.google) return undefined
  const known = clients.get(config) ?? connectTo(config.google)
  clients.set(config, known)
  return known
}

/** @throws AuthError with the words of OP-24 */
export function requireGoogle(config: Config): GoogleClient {
  const google = googleOf(config)
  if (!google) throw new AuthError(400, 'validation_failed', 'Google sign-in is not available.')
  return google
}

type Known = { configuration: oidc.Configuration; keys: ReturnType<typeof createRemoteJWKSet> }

/** Makes the client; sends no request. */
export function connectTo(
  { clientId, clientSecret, issuer }: NonNullable<Config['google']>,
  timeoutSeconds = TIMEOUT_SECONDS,
): GoogleClient {
  const address = new URL(issuer)
  // Without TLS only on this machine: that is the fake server of tests.
  const insecure = address.protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(address.hostname)
  let known: Promise<Known> | undefined

  /** Asked once, at the first need; a failure is forgotten, so that the next visitor asks again. */
  function discovered(): Promise<Known> {
    known ??= discover().catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }

  async function discover(): Promise<Known> {
    const configuration = await oidc.discovery(address, clientId, undefined, oidc.ClientSecretPost(clientSecret), {
      timeout: timeoutSeconds,
      execute: [oidc.enableNonRepudiationChecks, ...(insecure ? [oidc.allowInsecureRequests] : [])],
    })
    const { jwks_uri } = configuration.serverMetadata()
    if (!jwks_uri) throw new Error('The provider names no keys')
    return {
      configuration,
      keys: createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: timeoutSeconds * 1000 }),
    }
  }

  return {
    async authorizationUrl({ redirectUri, state, nonce, codeVerifier, scopes, extra }) {
      const { configuration } = await discovered()
      return oidc.buildAuthorizationUrl(configuration, {
        ...extra,
        redirect_uri: redirectUri,
        scope: ['openid', 'email', 'profile', ...scopes].filter((scope, i, all) => all.indexOf(scope) === i).join(' '),
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
    },
    async exchange({ redirectUri, answer, state, nonce, codeVerifier }) {
      const { configuration } = await discovered()
      const back = new URL(redirectUri)
      for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value)
      const given = await oidc.authorizationCodeGrant(configuration, back, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      })
      const claims = given.claims()
      if (!claims) throw new Error('The provider gave no ID token')
      const complete = claims.email
        ? claims
        : { ...(await moreAbout(configuration, given.access_token, claims.sub)), ...claims }
      return { claims: complete, accessToken: given.access_token, refreshToken: given.refresh_token }
    },
    async checkIdToken(token) {
      const { configuration, keys } = await discovered()
      const { payload } = await jwtVerify(token, keys, {
        issuer: configuration.serverMetadata().issuer,
        audience: clientId,
        algorithms: ['RS256', 'PS256', 'ES256'],
        requiredClaims: ['sub', 'exp', 'iat'],
        clockTolerance: 30,
      })
      return payload
    },
  }
}

/** Some providers keep the address out of the ID token. */
async function moreAbout(configuration: oidc.Configuration, accessToken: string, subject: string): Promise<JWTPayload> {
  if (!configuration.serverMetadata().userinfo_endpoint) return {}
  return { ...(await oidc.fetchUserInfo(configuration, accessToken, subject)) }
}
