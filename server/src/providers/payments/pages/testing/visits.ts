import { randomUUID } from 'node:crypto'
import type { TestApp } from '../../../../testing'
import type { Payments } from '../../payments'

export const ORIGIN = 'http://reelwright.test'
export const CARD = {
  email: 'ana@example.com',
  name: 'Ana Ito',
  card: '4242 4242 4242 4242',
  expiry: '12/40',
  cvc: '123',
}
export const DECLINED = '4000 0000 0000 0002'
export const ASKS_BANK = '4000 0025 0000 3155'
export const LATER_DECLINED = '4000 0000 0000 0341'

/** The sandbox's pages as browsers ask for them. */
export type SandboxVisits = ReturnType<typeof visitsOf>

// Each request comes from somebody else: they share no limit.
let visitors = 0
export const visitor = () => `10.1.${Math.floor(++visitors / 250)}.${visitors % 250}`

export function visitsOf({ app, tools }: TestApp) {
  const get = (url: string) => app.inject({ url, remoteAddress: visitor() })

  const send = (url: string, form: Record<string, string>, headers: Record<string, string | undefined> = {}) =>
    app.inject({
      method: 'POST',
      url,
      remoteAddress: visitor(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(form).toString(),
    })

  /** The path of a new checkout. */
  async function newCheckout(order: { email?: string; priceId?: string; amountCents?: number } = {}): Promise<string> {
    const { url } = await paymentsOf(tools).createCheckout({
      priceId: order.priceId ?? 'price_sandbox_creator_monthly',
      amountCents: order.amountCents ?? 4900,
      successUrl: `${ORIGIN}/signup/complete?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${ORIGIN}/pricing?checkout=cancelled`,
      email: order.email,
      idempotencyKey: randomUUID(),
    })
    return new URL(url).pathname
  }

  /** Somebody who has bought a plan, and the path of their portal. */
  async function newCustomer(card = CARD.card): Promise<{ email: string; portal: string; subscriptionId: string }> {
    const [path, email] = [await newCheckout(), `${randomUUID()}@example.com`]
    await send(path, { ...CARD, email, card })
    const checkout = await paymentsOf(tools).readCheckout(path.split('/').at(-1) ?? '')
    const bought = await paymentsOf(tools).readSubscription(checkout?.subscriptionId ?? '')
    if (!bought) throw new Error('The checkout of a test was not paid')
    const url = await paymentsOf(tools).openPortal(bought.customerId, `${ORIGIN}/settings`)
    return { email, portal: new URL(url ?? '').pathname, subscriptionId: bought.id }
  }

  return { get, send, newCheckout, newCustomer }
}

function paymentsOf({ payments }: { payments: Payments | undefined }): Payments {
  if (!payments) throw new Error('A test of the sandbox has none')
  return payments
}
