import { inject } from 'vitest'
import { publicConfig } from '../platform'

/** Numbers of test cards, by what becomes of a payment with them. */
export const CARDS = { good: '4242424242424242', laterDeclined: '4000000000000341' } as const

/** Begins a checkout in the sandbox as the pricing page does. Answers with the number of its session. */
export async function openCheckout(priceId: string, email?: string): Promise<string> {
  const origin = inject('apiOrigin')
  const answer = await fetch(`${origin}/functions/v1/checkout-anonymous`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publicConfig()?.anonKey ?? ''}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      priceId,
      successUrl: `${origin}/signup/complete?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${origin}/pricing?checkout=cancelled`,
      ...(email && { email }),
    }),
  })
  const { url } = (await answer.json()) as { url: string }
  return url.slice(url.lastIndexOf('/') + 1)
}

/** Pays on the sandbox's own page. */
export async function payCheckout(sessionId: string, email: string, card: string = CARDS.good): Promise<void> {
  const answer = await fetch(`${inject('apiOrigin')}/sandbox/checkout/${sessionId}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ email, name: 'Ana Ito', card, expiry: '12/34', cvc: '123' }),
  })
  if (answer.status !== 303) throw new Error(`The checkout answered ${answer.status}: ${await answer.text()}`)
}

/** A plan that was paid for and belongs to nobody yet. Answers with the number of its checkout session. */
export async function buyPlan(priceId: string, email: string, card?: string): Promise<string> {
  const sessionId = await openCheckout(priceId, email)
  await payCheckout(sessionId, email, card)
  return sessionId
}
