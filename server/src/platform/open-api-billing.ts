import { BILLING_INTERVALS, MAX_PROVIDER_ID_LENGTH, PLANS } from '@reelwright/shared'
import {
  COUNT,
  failures,
  json,
  MOMENT,
  MOMENT_OR_NULL,
  object,
  ref,
  SIGNED_IN,
  success,
  TEXT,
  TEXT_OR_NULL,
} from './open-api-parts'

const BOOLEAN = { type: 'boolean' }
const CENTS = { type: 'integer', minimum: 0, description: 'Cents of a US dollar' }
const SECONDS = { type: 'integer', minimum: 0, description: 'Seconds' }
const LIMIT = { type: ['integer', 'null'], description: 'Null: counted, but not limited' }
const PRICE_ID = { type: 'string', minLength: 1, maxLength: MAX_PROVIDER_ID_LENGTH }
const ADDRESS = { type: 'string', maxLength: 2000, description: 'An address of this site' }

const choice = {
  planId: {
    enum: [...PLANS.map(({ id }) => id), null],
    description: 'Null: the price belongs to no plan on sale ("Beta")',
  },
  planName: TEXT,
  interval: { enum: [...BILLING_INTERVALS, null] },
}
const PlanChoice = object(choice)
const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] })

const Subscription = object({
  plan: TEXT,
  planName: TEXT,
  status: TEXT,
  scriptsLimit: LIMIT,
  scriptsUsed: COUNT,
  scriptsRemaining: LIMIT,
  allowanceRenewsAt: MOMENT,
  videoLength: { type: ['integer', 'null'], description: 'Seconds; null: a plan is required' },
  interval: { enum: [...BILLING_INTERVALS, null] },
  nextBillingAt: MOMENT_OR_NULL,
  endsAt: { ...MOMENT_OR_NULL, description: 'Paid until then, and not renewed' },
  nextPlan: orNull(object({ ...choice, at: MOMENT })),
  managed: BOOLEAN,
  granted: BOOLEAN,
  portal: BOOLEAN,
})

const Plan = object({
  id: TEXT,
  name: TEXT,
  description: TEXT,
  price_cents: COUNT,
  interval: { const: 'month' },
  stripe_price_id: TEXT_OR_NULL,
  max_scripts_per_month: COUNT,
  videoLength: SECONDS,
  features: { type: 'array', items: TEXT },
  comingSoon: { type: 'array', items: TEXT, description: 'The entries of `features` that are not available yet' },
  monthlyPrice: { type: 'number', description: 'Dollars' },
  annualPrice: { type: 'number' },
  originalPrice: { type: 'number', description: 'The monthly price without the beta discount' },
  monthlyPriceId: { ...TEXT_OR_NULL, description: 'Null: not on sale here' },
  annualPriceId: TEXT_OR_NULL,
  highlighted: BOOLEAN,
  badge: TEXT_OR_NULL,
})

const fromTo = (schema: object) => object({ from: schema, to: schema })
const when = { enum: ['now', 'period_end'] }

const PlanChangePreview = object({
  when,
  from: PlanChoice,
  to: PlanChoice,
  dueNowCents: CENTS,
  nextPaymentCents: CENTS,
  nextPaymentAt: MOMENT,
  effectiveAt: MOMENT,
  scriptsPerMonth: fromTo(COUNT),
  videoLength: fromTo(SECONDS),
  prorationDate: { type: 'integer', description: 'Send it back with the change within 15 minutes' },
})

const CheckoutState = {
  anyOf: [
    object({ state: { const: 'paid' }, email: TEXT_OR_NULL, amountCents: CENTS, scriptsPerMonth: COUNT, ...choice }),
    object({
      state: { const: 'unpaid' },
      url: { ...TEXT_OR_NULL, description: 'Link back to the payment while it is open' },
    }),
    object({ state: { enum: ['used', 'unknown'] } }),
  ],
}

const ClaimAnswer = object({
  outcome: { enum: ['claimed', 'again'] },
  ...choice,
  earlier: orNull(object({ ...choice, endsAt: MOMENT_OR_NULL })),
})

/** A page of the provider to go to, twice: the two clients read different fields. (CX-20) */
const away = (description: string) => ({
  200: {
    description,
    ...json(object({ success: { const: true }, url: TEXT, data: object({ url: TEXT }) })),
  },
})

const IDEMPOTENCY_KEY = {
  in: 'header',
  name: 'Idempotency-Key',
  schema: { type: 'string', maxLength: 200 },
  description: 'One per click: a repeated request is not charged twice',
}
const SESSION = {
  in: 'path',
  name: 'id',
  required: true,
  schema: PRICE_ID,
  description: 'The ID of the checkout session',
}
const body = (schema: object) => ({ requestBody: { required: true, ...json(schema) } })
const summary = success('The subscription as it is now', ref('Subscription'))
const changing = failures(400, 401, 402, 403, 409, 422, 429, 502, 503)

/** Plans, payments and what becomes of them. The payment history is a table, `payments`. */
export const BILLING_PATHS = {
  '/api/billing/plans': {
    get: {
      summary: 'Lists the plans on sale',
      responses: {
        200: {
          description: 'The list, twice: older clients read `plans`',
          ...json(
            object({
              success: { const: true },
              data: { type: 'array', items: ref('Plan') },
              plans: { type: 'array', items: ref('Plan') },
            }),
          ),
        },
      },
    },
  },
  '/functions/v1/checkout-anonymous': {
    post: {
      summary: 'Starts a payment at the provider; requires the public key, and needs no session',
      parameters: [IDEMPOTENCY_KEY],
      ...body({
        ...object({ priceId: PRICE_ID, successUrl: ADDRESS, cancelUrl: ADDRESS }),
        properties: {
          priceId: PRICE_ID,
          successUrl: { ...ADDRESS, description: 'An address of this site that holds {CHECKOUT_SESSION_ID}' },
          cancelUrl: ADDRESS,
          mode: { const: 'subscription' },
          email: { ...TEXT_OR_NULL, description: 'Prefilled and fixed; without it, the buyer enters one' },
        },
      }),
      responses: { ...away('Where to pay'), ...failures(400, 401, 409, 413, 415, 429, 502, 503) },
    },
  },
  '/api/billing/checkouts/{id}': {
    get: {
      summary: 'The outcome of a checkout, for anyone who has its ID',
      parameters: [SESSION],
      responses: { ...success('Its state', ref('CheckoutState')), ...failures(429, 502, 503) },
    },
  },
  '/api/billing/checkouts/{id}/claim': {
    post: {
      summary: 'Assigns a paid checkout to the current account; the first account to claim it gets it',
      security: SIGNED_IN,
      parameters: [SESSION],
      responses: {
        ...success('The checkout is assigned', ref('ClaimAnswer')),
        ...failures(401, 403, 404, 409, 422, 429, 502, 503),
      },
    },
  },
  '/api/billing/change/preview': {
    post: {
      summary: 'Previews what another plan would cost and when it would start',
      security: SIGNED_IN,
      ...body(object({ priceId: PRICE_ID })),
      responses: { ...success('The change', ref('PlanChangePreview')), ...changing },
    },
  },
  '/api/billing/change': {
    post: {
      summary: 'Changes the plan as previewed: upgrades right away, downgrades at the end of the paid period',
      security: SIGNED_IN,
      parameters: [IDEMPOTENCY_KEY],
      ...body(object({ priceId: PRICE_ID, prorationDate: { type: 'integer' }, when })),
      responses: { ...summary, ...changing },
    },
  },
  '/api/billing/cancel': {
    post: {
      summary: 'Cancels the plan at the end of the paid period, or right away if a payment is missing',
      security: SIGNED_IN,
      responses: { ...summary, ...changing },
    },
  },
  '/api/billing/drop': {
    post: {
      summary: 'Cancels a sandbox plan right away',
      security: SIGNED_IN,
      responses: { ...summary, ...changing },
    },
  },
  '/api/billing/keep': {
    post: {
      summary: 'Undoes what is scheduled for the end of the period: a cancellation or a plan change',
      security: SIGNED_IN,
      responses: { ...summary, ...changing },
    },
  },
  '/api/billing/portal': {
    post: {
      summary: "The payment provider's own page for card, invoices and plan",
      security: SIGNED_IN,
      ...body(object({ returnUrl: ADDRESS })),
      responses: { ...away('Where it is'), ...failures(400, 401, 403, 429, 502, 503) },
    },
  },
  '/api/billing/webhook': {
    post: {
      summary: "Receives the payment provider's signed events, up to 256 kB",
      parameters: [{ in: 'header', name: 'Stripe-Signature', required: true, schema: TEXT }],
      ...body({ type: 'object' }),
      responses: {
        200: { description: 'The event is stored', ...json(object({ received: { const: true } })) },
        ...failures(400, 413, 422, 429, 503),
      },
    },
  },
}

/** The shapes they name. */
export const BILLING_SCHEMAS = { Subscription, Plan, PlanChangePreview, CheckoutState, ClaimAnswer }
