import type { BillingInterval, PaymentStatus } from '@reelwright/shared'

/** The payment provider, as the product sees it: what is read is the provider's state at this moment. Money in cents of a dollar. */
export interface Payments {
  readonly provider: 'stripe' | 'sandbox'

  /**
   * A hosted page on which a subscription is bought; no promotion codes, no automatic tax, no trial. (OP-30, A-SB-20)
   * @throws AppError `unavailable` when the price at the provider is not what we show, `provider_failed`
   */
  createCheckout(order: CheckoutOrder): Promise<{ id: string; url: string }>
  /** Undefined: the provider knows no such session, or it is of another kind than ours. */
  readCheckout(id: string): Promise<ProviderCheckout | undefined>
  readSubscription(id: string): Promise<ProviderSubscription | undefined>
  /** All that were ever begun, whatever came of them. */
  listSubscriptions(): AsyncIterable<ProviderSubscription>
  /** Undefined: there is none, or it is still a draft. @throws AppError `refused` for amounts or a currency that cannot be ours */
  readInvoice(id: string): Promise<ProviderInvoice | undefined>
  /** Without drafts, and without those that cannot be ours. */
  listInvoices(subscriptionId: string): AsyncIterable<ProviderInvoice>
  /** Undefined: the provider knows no such price. */
  readPrice(id: string): Promise<ProviderPrice | undefined>

  /** What a change at once would cost. */
  previewChange(change: Omit<PlanChange, 'idempotencyKey'>): Promise<ChangeCost>
  /** Changes at once and charges the difference. @throws AppError `payment_failed`: nothing changed and nothing was charged */
  changeNow(change: PlanChange): Promise<void>
  /** Agrees on another price from the end of the paid period on. */
  changeAtPeriodEnd(change: Pick<PlanChange, 'subscriptionId' | 'priceId'>): Promise<void>
  /** Takes back what was agreed for the end of the period: a change, or the end itself. */
  keepAsItIs(subscriptionId: string): Promise<void>
  /** The subscription runs until the end of the paid period. */
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>
  /** Ends at once, and nothing is charged any more; fine when it has ended or is unknown. */
  cancelNow(subscriptionId: string): Promise<void>
  /** Undefined: the provider has no portal set up. */
  openPortal(customerId: string, returnUrl: string): Promise<string | undefined>

  /** @throws AppError `refused` when the signature is not the provider's own, `invalid_input` when it is no event */
  readEvent(body: Buffer, signature: string | undefined): ProviderEvent
}

export interface CheckoutOrder {
  priceId: string
  /** What the page said that the first payment is. */
  amountCents: number
  /** With `{CHECKOUT_SESSION_ID}` where the session's id belongs. */
  successUrl: string
  cancelUrl: string
  /** The address is filled in; undefined: the buyer types it. */
  email: string | undefined
  /** The same one is the same session. */
  idempotencyKey: string
}

export interface ProviderCheckout {
  id: string
  /** Its page while it is open. */
  url: string | null
  /** The first payment has come in. */
  paid: boolean
  subscriptionId: string | null
  /** In small letters. */
  email: string | null
  amountCents: number
}

export type ProviderSubscriptionStatus =
  | 'active'
  | 'trialing'
  | 'past_due'
  | 'canceled'
  | 'incomplete'
  | 'incomplete_expired'
  | 'unpaid'
  | 'paused'

export interface ProviderSubscription {
  id: string
  customerId: string
  /** Of the customer, in small letters; null where the provider knows none. */
  email: string | null
  status: ProviderSubscriptionStatus
  priceId: string
  currentPeriodStart: Date
  currentPeriodEnd: Date
  /** It is not renewed after the paid period. */
  cancelAtPeriodEnd: boolean
  /** Agreed for the end of the period. */
  nextPriceId: string | null
  createdAt: Date
}

export interface ProviderInvoice {
  id: string
  number: string | null
  subscriptionId: string | null
  customerId: string | null
  description: string
  status: PaymentStatus
  amountCents: number
  paidCents: number
  periodStart: Date | null
  periodEnd: Date | null
  paidAt: Date | null
  /** The last try to charge it failed. */
  failedAt: Date | null
  /** A page or file of the provider. */
  receiptUrl: string | null
  createdAt: Date
}

/** A price as it stands at the provider, for comparing it with what we show. */
export interface ProviderPrice {
  id: string
  /** Off: it is not on sale any more. */
  active: boolean
  /** In small letters, "usd". */
  currency: string
  /** Null: it is no fixed amount. */
  amountCents: number | null
  /** Null: it is paid once, or at another interval than ours. */
  interval: BillingInterval | null
}

export interface PlanChange {
  subscriptionId: string
  priceId: string
  /** Seconds since 1970: what is left of the old plan is counted from here. */
  prorationDate: number
  idempotencyKey: string
}

export interface ChangeCost {
  dueNowCents: number
  nextPaymentCents: number
  nextPaymentAt: Date
}

export interface ProviderEvent {
  id: string
  type: string
  createdAt: Date
  /** The event's object; its state is always refetched. */
  objectType: string
  objectId: string
  /** As it came, for the record. */
  body: object
}

/** A price that the sandbox sells. */
export interface SandboxPrice {
  id: string
  planName: string
  interval: BillingInterval
  amountCents: number
}
