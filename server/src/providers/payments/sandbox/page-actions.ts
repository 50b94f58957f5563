import type { BillingInterval, PaymentStatus } from '@reelwright/shared'

/** What the sandbox's own pages show and do. The id of a checkout, portal or invoice is enough to use it, as with a real provider. */
export interface PageActions {
  /** Undefined: there is none. */
  checkout(id: string): Promise<CheckoutView | undefined>
  /** Repeatable: a checkout is paid once. */
  pay(id: string, payment: CardPayment): Promise<PaymentOutcome>
  /** The answer to "confirm": the second step at the pretended bank. */
  confirm(id: string, payment: CardPayment & { approved: boolean }): Promise<PaymentOutcome>

  portal(id: string): Promise<PortalView | undefined>
  cancel(portalId: string, subscriptionId: string): Promise<void>
  keep(portalId: string, subscriptionId: string): Promise<void>
  /** A new card; what is owed is tried with it at once. */
  changeCard(portalId: string, payment: CardPayment & { approved?: boolean }): Promise<PaymentOutcome>
  /**
   * Time passes: the paid period ends now, the next one begins and is charged, or the subscription ends. `seen`: what the page showed as
   * its moment; when that is over, a second click does nothing.
   */
  renewNow(portalId: string, subscriptionId: string, seen?: string): Promise<void>

  invoice(id: string): Promise<InvoiceView | undefined>
}

export interface CardPayment {
  email: string
  /** Digits only. */
  card: string
  expiryMonth: number
  /** Four digits. */
  expiryYear: number
  name: string
}

export type PaymentOutcome =
  | { outcome: 'paid'; url: string }
  /** `message` as a bank's customer reads it. */
  | { outcome: 'declined'; message: string }
  /** The bank asks its customer first. */
  | { outcome: 'confirm' }
  /** The checkout was left, has run out, or is unknown. */
  | { outcome: 'closed'; url: string | null }

export interface CheckoutView {
  id: string
  status: 'open' | 'complete' | 'expired'
  planName: string
  interval: BillingInterval
  amountCents: number
  /** Given by the order, then it is fixed. */
  email: string | null
  /** With the session's id in its place. */
  successUrl: string
  cancelUrl: string
}

export interface PortalView {
  id: string
  email: string
  returnUrl: string
  card: { lastFour: string; expiryMonth: number; expiryYear: number } | null
  subscriptions: SubscriptionView[]
  invoices: InvoiceView[]
}

export interface SubscriptionView {
  id: string
  planName: string
  interval: BillingInterval
  amountCents: number
  status: string
  periodEnd: Date
  cancelAtPeriodEnd: boolean
  /** Agreed for the end of the period. */
  nextPlanName: string | null
  /** Another one after each payment and each try. */
  moment: string
}

export interface InvoiceView {
  id: string
  number: string
  status: PaymentStatus
  email: string
  amountCents: number
  paidCents: number
  createdAt: Date
  paidAt: Date | null
  lines: { description: string; amountCents: number }[]
}

/** The cards that work in the sandbox: those of Stripe's test mode. */
export const TEST_CARDS = [
  { number: '4242424242424242', behaviour: 'succeeds', label: 'Succeeds' },
  { number: '4000000000000002', behaviour: 'declined', label: 'Declined' },
  { number: '4000000000009995', behaviour: 'no_funds', label: 'Insufficient funds' },
  { number: '4000000000000069', behaviour: 'expired', label: 'Expired' },
  { number: '4000002500003155', behaviour: 'confirm', label: 'Asks for bank confirmation (3-D Secure)' },
  { number: '4000000000000341', behaviour: 'later_declined', label: 'Works now, declined on the next payment' },
] as const
export type CardBehaviour = (typeof TEST_CARDS)[number]['behaviour']
