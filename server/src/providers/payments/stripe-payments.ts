import { Stripe } from 'stripe'
import * as z from 'zod'
import { AppError } from '../../platform/http'
import type { CheckoutOrder, Payments, ProviderEvent, ProviderInvoice, ProviderSubscription } from './payments'
import { subscriptionChanges } from './stripe-changes'
import { askStripe, findAtStripe, paymentFailure } from './stripe-failure'
import * as objects from './stripe-objects'

export interface StripeConnection {
  provider: Payments['provider']
  secretKey: string
  webhookSecret: string
  /** Undefined: Stripe's own. */
  apiBase?: string | undefined
  /** The sandbox answers in process. */
  fetch?: typeof fetch
  /** Milliseconds for one try; three are made. */
  timeout?: number
}

const TIMEOUT = 10_000
const RETRIES = 2
/** Seconds: how old a signature may be. */
const TOLERANCE = 300
/** Whose a subscription is and what was agreed for it, in the same answer. */
const WITH_ALL = ['customer', 'schedule']

/** Stripe through its official library; of the sandbox, too, which speaks the same language. (OP-30) */
export function createStripePayments(connection: StripeConnection): Payments {
  const stripe = connect(connection)
  return {
    provider: connection.provider,
    createCheckout: (order) => createCheckout(stripe, order),
    readCheckout: (id) => find(id, async () => objects.checkoutOf(await stripe.checkout.sessions.retrieve(id))),
    readSubscription: (id) =>
      find(id, async () => objects.subscriptionOf(await stripe.subscriptions.retrieve(id, { expand: WITH_ALL }))),
    listSubscriptions: () => listSubscriptions(stripe),
    readInvoice: (id) => find(id, async () => objects.invoiceOf(await stripe.invoices.retrieve(id))),
    listInvoices: (subscriptionId) => listInvoices(stripe, subscriptionId),
    readPrice: (id) => find(id, async () => objects.priceOf(await stripe.prices.retrieve(id))),
    ...subscriptionChanges(stripe),
    openPortal: (customerId, returnUrl) => openPortal(stripe, customerId, returnUrl),
    readEvent: (body, signature) => readEvent(stripe, connection.webhookSecret, body, signature),
  }
}

function connect({ secretKey, apiBase, fetch: ask, timeout = TIMEOUT }: StripeConnection): Stripe {
  const base = apiBase === undefined ? undefined : new URL(apiBase)
  const protocol = base?.protocol === 'http:' ? ('http' as const) : ('https' as const)
  const place = base && { protocol, host: base.hostname, port: base.port || (protocol === 'http' ? 80 : 443) }
  return new Stripe(secretKey, {
    ...place,
    httpClient: Stripe.createFetchHttpClient(ask),
    timeout,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    appInfo: { name: 'Reelwright' },
  })
}

const find = async <Answer>(id: string, ask: () => Promise<Answer>): Promise<Answer | undefined> =>
  objects.isProviderId(id) ? findAtStripe(ask) : undefined

const NewCheckout = objects.CheckoutSession.extend({ url: z.url({ protocol: /^https?$/ }) })

/** No promotion codes, no automatic tax, no trial: what the page says is what is paid. (A-SB-20, OP-30) */
async function createCheckout(stripe: Stripe, order: CheckoutOrder): Promise<{ id: string; url: string }> {
  return askStripe(async () => {
    const answer = await stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        line_items: [{ price: order.priceId, quantity: 1 }],
        allow_promotion_codes: false,
        automatic_tax: { enabled: false },
        // Other payment methods settle days later, or fail then, and the account would have the plan meanwhile.
        allowed_payment_method_types: ['card'],
        // A buyer elsewhere pays the dollars that our page names, too, whatever the operator has switched on at the provider.
        adaptive_pricing: { enabled: false },
        success_url: order.successUrl,
        cancel_url: order.cancelUrl,
        ...(order.email === undefined ? {} : { customer_email: order.email }),
      },
      { idempotencyKey: order.idempotencyKey },
    )
    const session = NewCheckout.parse(answer)
    const { id, url, amount_total: amount, currency } = session
    if (amount === order.amountCents && currency === 'usd') return { id, url }

    // Never charge another amount than our page showed.
    await stripe.checkout.sessions.expire(id).catch(() => undefined)
    const asked = `${amount} ${currency}`
    const cause = new Error(`Price ${order.priceId} is ${asked} at the provider, and ${order.amountCents} usd here`)
    throw new AppError('unavailable', 'This plan isn’t available right now.', {}, { cause })
  })
}

async function* listSubscriptions(stripe: Stripe): AsyncIterable<ProviderSubscription> {
  try {
    const expand = WITH_ALL.map((field) => `data.${field}`)
    for await (const answer of stripe.subscriptions.list({ status: 'all', limit: 100, expand })) {
      yield objects.subscriptionOf(answer)
    }
  } catch (error) {
    throw paymentFailure(error)
  }
}

async function* listInvoices(stripe: Stripe, subscription: string): AsyncIterable<ProviderInvoice> {
  if (!objects.isProviderId(subscription)) return
  try {
    for await (const answer of stripe.invoices.list({ subscription, limit: 100 })) {
      const invoice = oursOnly(answer)
      if (invoice) yield invoice
    }
  } catch (error) {
    throw paymentFailure(error)
  }
}

/** One that cannot be ours must not hide the others. */
function oursOnly(answer: unknown): ProviderInvoice | undefined {
  try {
    return objects.invoiceOf(answer)
  } catch (error) {
    if (error instanceof AppError && error.code === 'refused') return undefined
    throw error
  }
}

async function openPortal(stripe: Stripe, customer: string, returnUrl: string): Promise<string | undefined> {
  return findAtStripe(async () => {
    try {
      return objects.Page.parse(await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url
    } catch (error) {
      // The operator has not set up the portal at the provider, which has no error code for that.
      if (error instanceof Stripe.errors.StripeInvalidRequestError && /configuration/i.test(error.message)) return
      throw error
    }
  })
}

function readEvent(stripe: Stripe, secret: string, body: Buffer, signature: string | undefined): ProviderEvent {
  const event = objects.EventEnvelope.safeParse(believed(stripe, secret, body, signature))
  if (!event.success) throw new AppError('invalid_input', 'The body is no event of the payment provider')
  const { id, type, created, data } = event.data
  return {
    id,
    type,
    createdAt: new Date(created * 1000),
    objectType: data.object.object ?? '',
    // Objects without an id, such as an upcoming invoice, do not matter here.
    objectId: data.object.id ?? '',
    body: event.data,
  }
}

/** What the body says, once its signature is known to be the provider's. */
function believed(stripe: Stripe, secret: string, body: Buffer, signature: string | undefined): unknown {
  try {
    return stripe.webhooks.constructEvent(body, signature ?? '', secret, TOLERANCE)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
      throw new AppError('refused', 'The signature of the event is not valid')
    }
    throw new AppError('invalid_input', 'The body is no event of the payment provider')
  }
}
