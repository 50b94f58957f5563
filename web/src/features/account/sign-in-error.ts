import { messageOf, NETWORK_ERROR, NOT_CONFIGURED, statusOf } from '../../platform'

/** Why a sign-in or sign-up did not work, in words for the person in front of it. */
export interface SignInProblem {
  /** The field it belongs to; none when it concerns the whole form. */
  field?: 'email' | 'password'
  message: string
  /** What a new password lacks. */
  reasons?: string[]
}

/** Each reason in our words, with a pattern for service messages that say it already. */
const REASONS = new Map([
  ['length', { text: 'Use at least 8 characters.', said: /at least \d+ characters/ }],
  ['characters', { text: 'Use at least one letter and one number.', said: /should contain/ }],
  ['pwned', { text: 'This password is too common. Pick one you don’t use anywhere else.', said: /common|guess/ }],
])

const FIELDS = new Map<unknown, 'email' | 'password'>([
  ['weak_password', 'password'],
  ['user_already_exists', 'email'],
  ['email_exists', 'email'],
  ['email_address_invalid', 'email'],
  ['same_password', 'password'],
])

/** Service messages are shown as they are; what never reached the service becomes the network text. (A-ER-03, A-ER-04) */
export function describeProblem(thrown: unknown): SignInProblem {
  const error = thrown as { name?: unknown; code?: unknown; reasons?: unknown } | null
  const message = messageOf(thrown)
  if (message === NOT_CONFIGURED) return { message }
  if (!isServiceError(thrown)) return { message: NETWORK_ERROR }

  const reasons = Array.isArray(error?.reasons)
    ? error.reasons
        .flatMap((reason) => REASONS.get(String(reason)) ?? [])
        .filter(({ said }) => !said.test(message))
        .map(({ text }) => text)
    : []
  return {
    field: FIELDS.get(error?.code),
    message: message || NETWORK_ERROR,
    ...(reasons.length > 0 && { reasons }),
  }
}

/** Why the confirmation mail was not sent again. (A-ER-19, A-ER-20) */
export function describeResendProblem(thrown: unknown): string {
  if (!isServiceError(thrown) && !statusOf(thrown)) return 'An unexpected error occurred'
  return messageOf(thrown) || 'Failed to send verification email'
}

/** Nothing was refused: it only did not get through, and the same may work in a moment. */
export function neverAnswered(thrown: unknown): boolean {
  return describeProblem(thrown).message === NETWORK_ERROR
}

const NOT_ANSWERED = new Set(['AuthRetryableFetchError', 'AuthUnknownError'])

/**
 * Whether a service answered, in words of its own: by the library's names, where a retryable fetch is a 502 to 504 or no
 * answer at all, or as a refusal of one of our endpoints. (A-ER-09)
 */
function isServiceError(thrown: unknown): boolean {
  const { name, status } = (thrown ?? {}) as { name?: unknown; status?: unknown }
  if (name === 'BackendError') return typeof status === 'number' && status >= 400 && status < 500
  return typeof name === 'string' && /^(Auth|SignIn)/.test(name) && !NOT_ANSWERED.has(name)
}
