import { NETWORK_ERROR } from '../../../platform'

/** The two ways to buy: the pricing page, and the modal inside the product. (A-CK-01) */
export type CheckoutVariant = 'page' | 'modal'

interface CheckoutRequest {
  priceId: string
  origin: string
  /** Of whoever is signed in. */
  email: string | null
}

/** (A-CK-03, A-CK-05, A-CK-07 to A-CK-09) */
export function checkoutBody(variant: CheckoutVariant, { priceId, origin, email }: CheckoutRequest): object {
  const successUrl = `${origin}/signup/complete?session_id={CHECKOUT_SESSION_ID}`
  return variant === 'page'
    ? { priceId, successUrl, cancelUrl: `${origin}/pricing?checkout=cancelled`, email }
    : { priceId, mode: 'subscription', successUrl, cancelUrl: `${origin}/?checkout=cancelled` }
}

/**
 * The address of the payment page.
 * @throws Error in the words of the catalogue (A-CK-04, A-CK-06, A-ER-11, A-ER-14, A-ER-15)
 */
export function checkoutUrl(variant: CheckoutVariant, answer: { ok: boolean; status: number; body: unknown }): string {
  const { success, url, data, error } = record(answer.body)
  const said = typeof error === 'string' && error !== '' ? error : undefined
  if (variant === 'page') {
    const target = answer.ok ? webAddress(url) : undefined
    if (!target) throw new Error(said ?? 'Failed to create checkout session')
    return target
  }
  if (!answer.ok) throw new Error(said ?? `HTTP ${answer.status}: Failed to create checkout session`)
  const target = success === true ? webAddress(record(data).url) : undefined
  if (!target) throw new Error(said ?? 'No checkout URL received')
  return target
}

/** What is said when nothing answered. (A-ER-12, A-ER-13) */
export const noAnswerText = (variant: CheckoutVariant, message: string): string =>
  variant === 'page' ? NETWORK_ERROR : `Network error: ${message}. Payment system may be unavailable.`

/** How a failure is shown. (A-ER-11, A-ER-16) */
export const failureText = (variant: CheckoutVariant, message: string): string =>
  variant === 'page' ? message : `Error creating checkout session: ${message}`

/** The browser goes there: nothing but a page of the web, whatever was answered. */
function webAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined
  return ['https:', 'http:'].includes(new URL(value).protocol) ? value : undefined
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
