import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import { record } from '../audit'
import { AuthError } from '../auth-error'
import type { AuthTools } from '../auth-tools'
import type { Caller } from '../caller'
import { issueAuthCode } from '../flow-state'
import { letUserIn } from '../let-user-in'
import { CLASS_OF_STATUS, codeRedirect, errorRedirect, sessionRedirect } from '../redirects'
import { sessionAnswer } from '../session'
import { isUuid } from '../uuid'
import { withAccountOf } from './account'
import { requireProvider, callbackOf } from './start'
import { identityOf, type ProviderIdentity } from './identity-data'
import { linkIdentity } from './link'
import type { ProviderTokens } from './provider-tokens'

/** Seconds that a user may spend at the provider. */
const STATE_SECONDS = 600
export interface Redirect {
  status: 302 | 303
  location: string
}

/** Failures that the protocol calls a refusal, whatever their status. */
const REFUSALS = new Set(['signup_disabled', 'user_banned', 'provider_email_needs_verification'])

interface ProviderFlow {
  id: string
  has_challenge: boolean
  redirect_to: string
  provider: string
  provider_nonce: string
  provider_code_verifier: string
  linking_user_id: string | null
}

/**
 * The visitor is back from the provider (contract 2.5). Always ends in a redirect: to the site while we do not know where they came
 * from, else to where they wanted to go, with a session, a code or what went wrong.
 */
export async function returnFromProvider(
  tools: AuthTools,
  fields: Record<string, string | undefined>,
  { siteUrl, caller }: { siteUrl: string; caller: Caller },
): Promise<Redirect> {
  const flow = await takeFlow(tools.db, fields.state)
  if (flow instanceof AuthError) return { status: 303, location: siteFault(siteUrl, flow) }
  try {
    return { status: 302, location: await finish(tools, flow, fields, caller) }
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    if (error.status >= 500) tools.log.warn({ err: error.cause ?? error }, error.message)
    const { code } = error
    await record(tools.db, { action: 'sign_in_failed', userId: null, caller, details: { method: 'oauth', code } })
    return { status: 302, location: faultAt(flow.redirect_to, error) }
  }
}

/** Where a failure that is known before the visitor left sends them. */
export function faultAt(target: string, { status, code, message }: AuthError): string {
  const error = REFUSALS.has(code) ? 'access_denied' : (CLASS_OF_STATUS.get(status) ?? 'server_error')
  return errorRedirect(target, { status, code, message, error }, { inQuery: true })
}

function siteFault(siteUrl: string, { status, code, message }: AuthError): string {
  const url = new URL(siteUrl)
  url.searchParams.set('error', CLASS_OF_STATUS.get(status) ?? 'server_error')
  url.searchParams.set('error_code', code)
  url.searchParams.set('error_description', message)
  return url.href
}

/** Takes the flow behind a state, once. */
async function takeFlow(db: Db, state: string | undefined): Promise<ProviderFlow | AuthError> {
  if (!state) return new AuthError(400, 'bad_oauth_callback', 'OAuth state parameter missing')
  const unknown = new AuthError(400, 'bad_oauth_state', 'OAuth state not found or expired')
  if (!isUuid(state)) return unknown
  const [taken] = await db.query(sql<ProviderFlow>`
    update auth.flow_states set used_at = clock_timestamp()
    where id = ${state} and provider is not null and used_at is null
      and created_at > now() - make_interval(secs => ${STATE_SECONDS})
    returning id, code_challenge is not null as has_challenge, redirect_to, provider, provider_nonce,
              provider_code_verifier, linking_user_id`)
  if (taken) return taken
  const [used] = await db.query(sql`
    select from auth.flow_states where id = ${state} and provider is not null and used_at is not null
      and code_challenge is not null`)
  return used ? new AuthError(400, 'flow_state_already_used', 'OAuth state has already been used') : unknown
}

async function finish(
  tools: AuthTools,
  flow: ProviderFlow,
  fields: Record<string, string | undefined>,
  caller: Caller,
): Promise<string> {
  if (fields.error) {
    const [error, message] = [fields.error.slice(0, 100), (fields.error_description ?? fields.error).slice(0, 500)]
    return errorRedirect(
      flow.redirect_to,
      { status: 400, code: 'bad_oauth_callback', message, error },
      { inQuery: true },
    )
  }
  if (!fields.code) throw new AuthError(400, 'bad_oauth_callback', 'OAuth callback with missing authorization code')
  const { identity, given } = await askProvider(tools, flow, { ...fields, code: fields.code }, caller)

  const { linking_user_id: linking } = flow
  const end = (db: Db, userId: string) => letThrough(db, tools, { flow, userId, given, caller })
  const outcome = linking
    ? await tools.db.transaction(async (db) => {
        await linkIdentity(db, linking, identity, caller)
        return end(db, linking)
      })
    : await withAccountOf(tools, identity, caller, end)
  if ('code' in outcome) return codeRedirect(flow.redirect_to, outcome.code)
  return sessionRedirect(flow.redirect_to, await sessionAnswer(tools, { ...outcome, caller }), given)
}

/** Inside the transaction that found the account: a code for a PKCE client, else the session itself. */
async function letThrough(
  db: Db,
  tools: AuthTools,
  { flow, userId, given, caller }: { flow: ProviderFlow; userId: string; given: ProviderTokens; caller: Caller },
) {
  if (flow.has_challenge) {
    return { code: await issueAuthCode(db, tools, { flowId: flow.id, userId, providerTokens: given }) }
  }
  const ended = await db.query(sql`delete from auth.flow_states where id = ${flow.id} returning id`)
  // An owner who proved the address while we asked the provider has ended this flow, too. (CX-07)
  if (ended.length === 0) throw new AuthError(400, 'flow_state_not_found', 'No valid flow state found for user.')
  return letUserIn(db, tools, { userId, method: 'oauth', caller })
}

/** Outside any transaction: the provider may take its time. */
async function askProvider(
  tools: AuthTools,
  flow: ProviderFlow,
  { code, iss }: Record<string, string | undefined> & { code: string },
  caller: Caller,
): Promise<{ identity: ProviderIdentity; given: ProviderTokens }> {
  const provider = requireProvider(tools, flow.provider)
  const answer = await provider
    .exchange({
      redirectUri: callbackOf(caller),
      answer: { code, state: flow.id, ...(iss === undefined ? {} : { iss }) },
      state: flow.id,
      nonce: flow.provider_nonce,
      codeVerifier: flow.provider_code_verifier,
    })
    .catch((cause: unknown) => {
      // The library's errors hold the whole answer, with its tokens.
      const { name, message, code } = cause as Error & { code?: string }
      const reason = new Error(`${name}: ${message}${code ? ` (${code})` : ''}`)
      throw new AuthError(500, 'unexpected_failure', 'Unable to exchange external code', {}, { cause: reason })
    })
  const identity = identityOf(answer.claims)
  if (!identity) throw new AuthError(500, 'unexpected_failure', 'Error getting user profile from external provider')
  if (!identity.email) {
    throw new AuthError(500, 'unexpected_failure', 'Error getting user email from external provider')
  }
  const { accessToken, refreshToken } = answer
  const given = { provider_token: accessToken, ...(refreshToken ? { provider_refresh_token: refreshToken } : {}) }
  return { identity, given }
}
