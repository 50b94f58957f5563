import type { Weakness } from './password-rules'

/** The codes of the protocol that this service answers with. */
export type AuthErrorCode =
  | 'anonymous_provider_disabled'
  | 'bad_json'
  | 'bad_jwt'
  | 'conflict'
  | 'current_password_invalid'
  | 'email_provider_disabled'
  | 'invalid_credentials'
  | 'no_authorization'
  | 'over_request_rate_limit'
  | 'phone_provider_disabled'
  | 'refresh_token_already_used'
  | 'refresh_token_not_found'
  | 'request_entity_too_large'
  | 'same_password'
  | 'session_expired'
  | 'session_not_found'
  | 'unexpected_failure'
  | 'unknown'
  | 'user_already_exists'
  | 'user_banned'
  | 'user_not_found'
  | 'validation_failed'
  | 'weak_password'

/** An expected failure of the auth service. One code may come with different statuses, so the place that throws names both. */
export class AuthError extends Error {
  override readonly name = 'AuthError'

  constructor(
    readonly status: number,
    readonly code: AuthErrorCode,
    message: string,
    readonly details: { weaknesses?: Weakness[] } = {},
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** A field of the request that is not as it must be; the message names it. */
export function invalidField(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message)
}

/** The gateway in front of the service: it knows no codes. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  readonly status = 401
}

export function tooManyRequests(options?: ErrorOptions): AuthError {
  return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', {}, options)
}
