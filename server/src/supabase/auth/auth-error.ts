import type { Weakness } from './password-rules'

/** The codes of the protocol that this service answers with (contract 2). */
export type AuthErrorCode =
  | 'anonymous_provider_disabled'
  | 'bad_code_verifier'
  | 'bad_json'
  | 'bad_jwt'
  | 'bad_oauth_callback'
  | 'bad_oauth_state'
  | 'captcha_failed'
  | 'conflict'
  | 'current_password_invalid'
  | 'current_password_required'
  | 'email_address_invalid'
  | 'email_address_not_authorized'
  | 'email_conflict_identity_not_deletable'
  | 'email_exists'
  | 'email_not_confirmed'
  | 'email_provider_disabled'
  | 'feature_disabled'
  | 'flow_state_already_used'
  | 'flow_state_expired'
  | 'flow_state_not_found'
  | 'identity_already_exists'
  | 'identity_not_found'
  | 'insufficient_aal'
  | 'invalid_credentials'
  | 'manual_linking_disabled'
  | 'mfa_challenge_expired'
  | 'mfa_factor_name_conflict'
  | 'mfa_factor_not_found'
  | 'mfa_ip_address_mismatch'
  | 'mfa_phone_enroll_not_enabled'
  | 'mfa_phone_verify_not_enabled'
  | 'mfa_totp_enroll_not_enabled'
  | 'mfa_totp_verify_not_enabled'
  | 'mfa_verification_failed'
  | 'mfa_verification_rejected'
  | 'mfa_webauthn_enroll_not_enabled'
  | 'mfa_webauthn_verify_not_enabled'
  | 'no_authorization'
  | 'not_admin'
  | 'otp_expired'
  | 'over_email_send_rate_limit'
  | 'over_request_rate_limit'
  | 'passkey_disabled'
  | 'phone_exists'
  | 'phone_not_confirmed'
  | 'phone_provider_disabled'
  | 'provider_disabled'
  | 'provider_email_needs_verification'
  | 'reauthentication_needed'
  | 'reauthentication_not_valid'
  | 'refresh_token_already_used'
  | 'refresh_token_not_found'
  | 'request_entity_too_large'
  | 'request_timeout'
  | 'same_password'
  | 'saml_provider_disabled'
  | 'session_expired'
  | 'session_not_found'
  | 'signup_disabled'
  | 'single_identity_not_deletable'
  | 'too_many_enrolled_mfa_factors'
  | 'unexpected_failure'
  | 'unknown'
  | 'user_already_exists'
  | 'user_banned'
  | 'user_not_found'
  | 'user_sso_managed'
  | 'validation_failed'
  | 'weak_password'
  | 'web3_provider_disabled'

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

/** Phone sign-in is not offered. (CX-28) */
export function noPhones(status = 400): AuthError {
  return new AuthError(status, 'phone_provider_disabled', 'Phone sign-in is not available.')
}

export function userBanned(): AuthError {
  return new AuthError(400, 'user_banned', 'User is banned')
}

/** The gateway in front of the service: it knows no codes. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  readonly status = 401
}

export function tooManyRequests(options?: ErrorOptions): AuthError {
  return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', {}, options)
}
