import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/db'
import type { Tokens } from '../../platform/jwt'
import { AuthError, invalidField } from './auth-error'
import { sealProviderTokens, unsealProviderTokens, type ProviderTokens } from './oauth/provider-tokens'
import { textOf, type RequestBody } from './request-body'
import type { AuthMethod } from './session'

/** What the client that begins a flow proves itself by at its end. */
export interface Pkce {
  challenge: string
  method: 's256' | 'plain'
}

/** The authentication method of the flow; becomes that of the session. */
export type FlowMethod = Extract<
  AuthMethod,
  'oauth' | 'magiclink' | 'recovery' | 'email/signup' | 'email_change' | 'invite'
>

/** Seconds from giving out an auth code to its end (contract 2.5). */
const CODE_SECONDS = 300

/**
 * The fields `code_challenge` and `code_challenge_method` of a body or query; undefined without them (contract 2.4).
 * @throws AuthError `validation_failed` for one without the other, and for what is no challenge
 */
export function readPkce(fields: RequestBody): Pkce | undefined {
  const challenge = textOf(fields, 'code_challenge', 1000)
  const name = textOf(fields, 'code_challenge_method', 100)
  if (challenge === undefined && name === undefined) return undefined
  if (challenge === undefined || name === undefined) {
    throw invalidField('PKCE flow requires code_challenge_method and code_challenge')
  }
  if (challenge.length < 43 || challenge.length > 128) {
    throw invalidField('code challenge has to be between 43 and 128 characters')
  }
  if (!/^[A-Za-z0-9._~-]+$/.test(challenge)) {
    throw invalidField(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    )
  }
  const method = name.toLowerCase()
  if (method !== 's256' && method !== 'plain') throw invalidField('code_challenge_method must be s256 or plain')
  return { challenge, method }
}

/** The beginning of a flow. What only sign-ins through other providers have is optional. Returns its id, their `state`. */
export async function startFlow(
  db: Db,
  flow: {
    userId: string | null
    method: FlowMethod
    pkce?: Pkce | undefined
    redirectTo?: string | undefined
    provider?: string | undefined
    providerNonce?: string | undefined
    providerCodeVerifier?: string | undefined
    linkingUserId?: string | undefined
  },
): Promise<string> {
  const id = randomUUID()
  await db.query(sql`
    insert into auth.flow_states (id, user_id, method, code_challenge, code_challenge_method, redirect_to,
                                  provider, provider_nonce, provider_code_verifier, linking_user_id)
    values (${id}, ${flow.userId}, ${flow.method}, ${flow.pkce?.challenge ?? null}, ${flow.pkce?.method ?? null},
            ${flow.redirectTo ?? null}, ${flow.provider ?? null}, ${flow.providerNonce ?? null},
            ${flow.providerCodeVerifier ?? null}, ${flow.linkingUserId ?? null})`)
  return id
}

/**
 * Gives out the code that ends a PKCE flow for this user. It is good for one exchange within five minutes.
 * @throws AuthError `flow_state_not_found` for a flow that is gone or knows no challenge
 */
export async function issueAuthCode(
  db: Db,
  { tokens }: { tokens: Tokens },
  { flowId, userId, providerTokens }: { flowId: string; userId: string; providerTokens?: ProviderTokens | undefined },
): Promise<string> {
  const code = randomUUID()
  const sealed = providerTokens ? sealProviderTokens(tokens, flowId, providerTokens) : null
  const issued = await db.query(sql`
    update auth.flow_states
    set auth_code_hash = ${hashOf(code)}, auth_code_issued_at = now(), user_id = ${userId},
        provider_tokens = coalesce(${sealed}, provider_tokens)
    where id = ${flowId} and code_challenge is not null
    returning id`)
  if (issued.length === 0) throw new AuthError(400, 'flow_state_not_found', 'No valid flow state found for user.')
  return code
}

/** A finished flow; its row is gone. */
export interface FinishedFlow {
  userId: string
  method: FlowMethod
  providerTokens: ProviderTokens
}

/**
 * Trades an auth code for the flow behind it, by the table of contract 2.5.
 * @throws AuthError; the row stays then
 */
export async function finishFlow(
  db: Db,
  { tokens }: { tokens: Tokens },
  { authCode, codeVerifier }: { authCode: string; codeVerifier: string },
): Promise<FinishedFlow> {
  // The user before the flow, as everywhere: who ends an account, or the ways into it, holds the user's row and then wants the flow.
  await db.query(sql`
    select from auth.users where id = (select user_id from auth.flow_states where auth_code_hash = ${hashOf(authCode)})
    for no key update`)
  const [flow] = await db.query(sql<{
    id: string
    user_id: string | null
    method: FlowMethod
    code_challenge: string
    code_challenge_method: Pkce['method']
    provider_tokens: Buffer | null
    expired: boolean
  }>`
    select id, user_id, method, code_challenge, code_challenge_method, provider_tokens,
           auth_code_issued_at < clock_timestamp() - make_interval(secs => ${CODE_SECONDS}) as expired
    from auth.flow_states where auth_code_hash = ${hashOf(authCode)} and code_challenge is not null
    for update`)
  if (!flow?.user_id) {
    throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
  }
  if (flow.expired) throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
  if (!provesChallenge(codeVerifier, { challenge: flow.code_challenge, method: flow.code_challenge_method })) {
    const message = 'code challenge does not match previously saved code verifier'
    throw new AuthError(400, 'bad_code_verifier', message)
  }
  await db.query(sql`delete from auth.flow_states where id = ${flow.id}`)
  const providerTokens = unsealProviderTokens(tokens, flow.id, flow.provider_tokens)
  return { userId: flow.user_id, method: flow.method, providerTokens }
}

/** Whether the verifier is the one that the challenge was made from. */
export function provesChallenge(verifier: string, { challenge, method }: Pkce): boolean {
  const made = method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url')
  return timingSafeEqual(hashOf(made), hashOf(challenge))
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
