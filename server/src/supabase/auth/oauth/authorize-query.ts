import { invalidField } from '../auth-error'

/** What a browser asks `/authorize` for, beside the code challenge and the redirect, which other files read. */
export interface AuthorizeQuery {
  provider: string | undefined
  /** Requested in addition to ours. */
  scopes: string[]
  /** Handed on to the provider as it is: `access_type`, `prompt`, `login_hint`, `hd` and whatever else it knows. */
  extra: Record<string, string>
}

/**
 * Parameters between the browser and us, and those by which the protocol itself decides who gets the answer and how it is checked:
 * none of them may come from an address that anybody can write.
 */
const OURS = new Set([
  'provider',
  'redirect_to',
  'scopes',
  'code_challenge',
  'code_challenge_method',
  'skip_http_redirect',
  'invite_token',
  'apikey',
  'sb_flow_id',
  'client_id',
  'client_secret',
  'client_assertion',
  'client_assertion_type',
  'redirect_uri',
  'response_type',
  'response_mode',
  'scope',
  'state',
  'nonce',
  'request',
  'request_uri',
  'registration',
  'code',
  'code_verifier',
  'id_token_hint',
  'claims',
  'dpop_jkt',
  'grant_type',
])

const MAX_EXTRA = 20
const MAX_VALUE_LENGTH = 500
/** A scope as RFC 6749 writes it; at most some fifty of them fit. */
const SCOPE = /^[\x21\x23-\x5B\x5D-\x7E]+$/

/** Values given twice count once, the first. @throws AuthError for scopes that are none */
export function readAuthorizeQuery(query: Record<string, unknown>): AuthorizeQuery {
  const scopes = (one(query.scopes) ?? '').split(/[ ,]+/).filter((scope) => scope !== '')
  if (scopes.join(' ').length > 2000 || !scopes.every((scope) => SCOPE.test(scope))) {
    throw invalidField('scopes must be names separated by spaces')
  }
  const extra = Object.entries(query)
    .filter(([name]) => !OURS.has(name.toLowerCase()) && /^[a-z][a-z0-9_.-]{0,49}$/i.test(name))
    .map(([name, value]) => [name, one(value) ?? ''] as const)
    .filter(([, value]) => value !== '' && value.length <= MAX_VALUE_LENGTH)
  return { provider: one(query.provider), scopes, extra: Object.fromEntries(extra.slice(0, MAX_EXTRA)) }
}

function one(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' ? first : undefined
}
