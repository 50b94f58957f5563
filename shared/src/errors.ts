/**
 * Every expected failure of our own endpoints and the HTTP status it answers with.
 * Auth, rest and storage have the codes of their protocols; they are listed in their modules.
 */
export const ERROR_STATUS = {
  invalid_input: 400,
  not_signed_in: 401,
  no_active_plan: 402,
  allowance_used_up: 402,
  plan_too_small: 402,
  /** The card was declined, or the bank wants its owner to confirm. Nothing was charged. */
  payment_failed: 402,
  forbidden: 403,
  /** The account has a second factor, and this session was begun without it. (OP-20) */
  second_factor_needed: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  refused: 422,
  /** The client disconnected: this is not read. */
  cancelled: 499,
  unexpected: 500,
  provider_failed: 502,
  unavailable: 503,
  timed_out: 504,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** The body of every failed answer under `/api` and `/functions/v1`. */
export interface ErrorAnswer {
  success: false
  error: string
  code: ErrorCode
  /** The faulty field of the input, as a path ("features.3"), where there is one. */
  field?: string
  requestId: string
}
