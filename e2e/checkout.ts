import { anonKey, newAccount, type Account } from './accounts'

/** The sandbox's test cards. */
export const CARDS = {
  succeeds: '4242424242424242',
  /** The first payment succeeds, every later one is declined. */
  laterDeclined: '4000000000000341',
}

/** The address of a new checkout, as the pricing page asks for one. */
export async function newCheckout(
  url: string,
  priceId = 'price_sandbox_creator_monthly',
  email?: string,
): Promise<string> {
  const key = await anonKey(url)
  const answer = await fetch(`${url}/functions/v1/checkout-anonymous`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      priceId,
      successUrl: `${url}/signup/complete?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${url}/pricing?checkout=cancelled`,
      email,
    }),
  })
  const body = (await answer.json()) as { url?: string }
  if (!body.url) throw new Error(`The checkout answered ${answer.status}: ${JSON.stringify(body)}`)
  return body.url
}

/** Sends the payment form as a browser does. Answers with the page that it leads back to. */
export async function payCheckout(checkout: string, email: string, card = CARDS.succeeds): Promise<string> {
  const form = new URLSearchParams({ email, name: 'Ana Ito', card, expiry: '12/40', cvc: '123' })
  const answer = await fetch(checkout, { method: 'POST', body: form, redirect: 'manual' })
  const back = answer.headers.get('location')
  if (!back) throw new Error(`The payment answered ${answer.status}: ${await answer.text()}`)
  return back
}

export const sessionOf = (checkout: string) => checkout.split('/').at(-1)

/** A call of the billing API as this account. */
export async function callBilling(url: string, account: Account, path: string, body: object = {}) {
  const answer = await fetch(`${url}/api/billing/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as { url?: string }
}

/** An account that pays for a plan already, for journeys about what comes after. */
export async function newSubscriber(
  url: string,
  { priceId, card }: { priceId?: string; card?: string } = {},
): Promise<Account> {
  const account = await newAccount(url)
  const checkout = await newCheckout(url, priceId, account.email)
  await payCheckout(checkout, account.email, card)
  await callBilling(url, account, `checkouts/${sessionOf(checkout)}/claim`)
  return account
}
