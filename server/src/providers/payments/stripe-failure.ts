import { Stripe } from 'stripe'
import * as z from 'zod'
import { AppError } from '../../platform/http'

/** Stripe's own words for a card that needs its owner are meant for programmers. */
const NEEDS_OWNER = new Set(['authentication_required', 'subscription_payment_intent_requires_action'])
const NEEDS_OWNER_WORDS = 'Your bank asks you to confirm this payment, which isn’t possible during a plan change.'

const NO_CARD = 'There is no card to charge. Add one first.'

const MAX_MESSAGE_LENGTH = 300

// A request without an answer may or may not have moved money, so the text says neither.
const AWAY = 'The payment provider isn’t responding. Please try again in a minute. You won’t be charged twice.'
const BUSY = 'The payment provider is busy. Please try again in a minute.'
const NOT_SET_UP = 'Payments aren’t working right now. Nothing was charged. Please try again later.'
const FAILED = 'The payment provider couldn’t complete this. Please try again. You won’t be charged twice.'

/**
 * What went wrong at the provider, in our words: this is the only border it crosses. What is kept for the log names kind and place and never
 * what was said, which may hold an address or a part of the key.
 */
export function paymentFailure(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  const options = { cause: loggable(thrown) }
  if (thrown instanceof Stripe.errors.StripeCardError) {
    const words = NEEDS_OWNER.has(thrown.code ?? '') ? NEEDS_OWNER_WORDS : thrown.message
    return new AppError('payment_failed', words.slice(0, MAX_MESSAGE_LENGTH) || 'The card was declined.', {}, options)
  }
  if (thrown instanceof Stripe.errors.StripeRateLimitError) return new AppError('unavailable', BUSY, {}, options)
  if (
    thrown instanceof Stripe.errors.StripeAuthenticationError ||
    thrown instanceof Stripe.errors.StripePermissionError
  ) {
    return new AppError('unavailable', NOT_SET_UP, {}, options)
  }
  if (thrown instanceof Stripe.errors.StripeIdempotencyError) {
    return new AppError('conflict', 'This idempotency key was used for a different request', {
      field: 'Idempotency-Key',
    })
  }
  if (thrown instanceof Stripe.errors.StripeInvalidRequestError) return invalidRequest(thrown, options)
  return new AppError('provider_failed', AWAY, {}, options)
}

/** Most of these are a fault of ours or of the settings; some are of what the user typed, or of a late request. */
function invalidRequest(error: Stripe.errors.StripeInvalidRequestError, options: ErrorOptions): AppError {
  const param = error.param ?? ''
  if (param.includes('customer_email') || error.code === 'email_invalid') {
    return new AppError('invalid_input', 'email: The payment provider does not accept this address', { field: 'email' })
  }
  // It has no code of its own for a customer whose last card was taken away.
  if (/attached payment source|default payment method/i.test(error.message))
    return new AppError('payment_failed', NO_CARD, {}, options)
  if (param.includes('proration_date')) return new AppError('conflict', 'The cost has changed. Check it again.')
  if (param.includes('price')) return new AppError('unavailable', 'This plan isn’t available right now.', {}, options)
  return new AppError('provider_failed', FAILED, {}, options)
}

/** The provider knows no such object. */
export const isMissing = (thrown: unknown): boolean =>
  thrown instanceof Stripe.errors.StripeInvalidRequestError &&
  (thrown.code === 'resource_missing' || thrown.statusCode === 404)

/** Asks the provider; whatever goes wrong is an AppError. */
export async function askStripe<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw paymentFailure(error)
  }
}

/** The same for an object that may not be there. */
export const findAtStripe = <Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> =>
  askStripe(() =>
    ask().catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    }),
  )

function loggable(thrown: unknown): Error {
  if (thrown instanceof Stripe.errors.StripeError) {
    const { type, code, decline_code: declined, param, statusCode, requestId } = thrown
    const facts = { code, declined, param, status: statusCode, request: requestId }
    return new Error(`${type} ${JSON.stringify(facts)}`)
  }
  if (thrown instanceof z.ZodError) {
    const places = thrown.issues.map(({ path, code }) => `${path.map(String).join('.')} ${code}`)
    return new Error(`An answer of the provider has another shape: ${places.slice(0, 5).join(', ')}`)
  }
  return thrown instanceof Error ? thrown : new Error('Something that is no error was thrown')
}
