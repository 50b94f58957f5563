import type { CheckoutOrder } from '../payments'

export const ORDER: CheckoutOrder = {
  priceId: 'price_creator',
  amountCents: 4900,
  successUrl: 'https://reelwright.test/signup/complete?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://reelwright.test/pricing?checkout=cancelled',
  email: 'ana@example.com',
  idempotencyKey: 'click-1',
}
