import type { PlanChoice } from './billing-answers'

export const BILLING_INTERVALS = ['monthly', 'annual'] as const
export type BillingInterval = (typeof BILLING_INTERVALS)[number]

/** What a checkout came to, as `/signup/complete` is told by `GET /api/billing/checkouts/{session id}`. (OP-06) */
export type CheckoutState =
  /** Paid, and nobody's yet. `email` is the address it was paid with: the one to sign up with. */
  | ({ state: 'paid'; email: string | null; amountCents: number; scriptsPerMonth: number } & PlanChoice)
  /** Not paid, or not yet; `url` leads back to the payment while it is open. */
  | { state: 'unpaid'; url: string | null }
  /** An account has it already; whose it is, is told to nobody. */
  | { state: 'used' }
  | { state: 'unknown' }

/** The answer of `POST /api/billing/checkouts/{session id}/claim`. */
export interface ClaimAnswer extends PlanChoice {
  /** "again": this account had claimed this session before, and nothing changed. */
  outcome: 'claimed' | 'again'
  /** The plan that the account paid for before: it is not renewed any more, and whoever looks after payments knows. */
  earlier: (PlanChoice & { endsAt: string | null }) | null
}

/** What a change of plan means, before it happens. Times in ISO 8601, money in cents. */
export interface PlanChangePreview {
  /** "now": at once, the difference is charged. "period_end": what is paid for stays until then, nothing is charged now. */
  when: 'now' | 'period_end'
  from: PlanChoice
  to: PlanChoice
  /** Charged at once; 0 with "period_end", or when what is left of the old plan pays for it. */
  dueNowCents: number
  /** The next ordinary payment, and its day. */
  nextPaymentCents: number
  nextPaymentAt: string
  effectiveAt: string
  scriptsPerMonth: { from: number; to: number }
  /** Seconds. */
  videoLength: { from: number; to: number }
  /** To be sent back with the change, so that what was shown is what is charged. */
  prorationDate: number
}

/** A row of the payment history: table `payments`, which its owner reads. (OP-26) */
export const PAYMENT_STATUSES = ['open', 'paid', 'void', 'uncollectible'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** Longest accepted number of a checkout at the provider, and of a price. */
export const MAX_PROVIDER_ID_LENGTH = 200
