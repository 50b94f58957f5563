import { loadBackend, NOT_CONFIGURED, publicConfig } from '../../../platform'
import { checkoutBody, checkoutUrl, type CheckoutVariant, noAnswerText } from './checkout-answer'

/** A payment page that takes longer to be made is not made. */
const CHECKOUT_LIMIT = 30_000

/**
 * Makes a checkout, as nobody in particular: with the public key, also for somebody who is signed in. (A-CK-02)
 * @returns the address of the payment page
 * @throws Error in the words of the catalogue
 */
export async function startCheckout(
  variant: CheckoutVariant,
  { priceId, email, signal }: { priceId: string; email: string | null; signal: AbortSignal },
): Promise<string> {
  let answer: Response
  try {
    // Of a visitor it may not be there yet, and on a broken line it does not come.
    await loadBackend()
    answer = await fetch('/functions/v1/checkout-anonymous', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${publicConfig()?.anonKey ?? ''}` },
      body: JSON.stringify(checkoutBody(variant, { priceId, origin: location.origin, email })),
      signal: AbortSignal.any([signal, AbortSignal.timeout(CHECKOUT_LIMIT)]),
    })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(message === NOT_CONFIGURED ? message : noAnswerText(variant, message), { cause: error })
  }
  const body: unknown = await answer.json().catch(() => null)
  return checkoutUrl(variant, { ok: answer.ok, status: answer.status, body })
}
