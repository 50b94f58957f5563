export const BILLING_INTERVALS = ['monthly', 'annual'] as const
export type BillingInterval = (typeof BILLING_INTERVALS)[number]

/** A row of the payment history: table `payments`, which its owner reads. (OP-26) */
export const PAYMENT_STATUSES = ['open', 'paid', 'void', 'uncollectible'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** Longest accepted number of a checkout at the provider, and of a price. */
export const MAX_PROVIDER_ID_LENGTH = 200
