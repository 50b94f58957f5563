import { PLANS, PAYMENT_STATUSES } from '@reelwright/shared'
import * as z from 'zod'
import type { ProviderSubscription } from '../../../providers/payments'

const text = (longest: number) =>
  z
    .string()
    .trim()
    .min(1, 'is missing')
    .max(longest, `must have ${longest} characters or fewer`)
    // Stands in tables on a terminal, and PostgreSQL keeps no zero bytes.
    .regex(/^[^\p{Cc}]*$/u, 'must be one line')

const words = text(1000)
/** Addresses are kept in small letters. */
const email = text(255).toLowerCase()
/** As the provider, or this product, numbers things. */
const id = z.string().regex(/^[\w:.-]{1,255}$/, 'is not a known ID')
const planId = z.enum(PLANS.map((plan) => plan.id))

/** Until when something is given: a day in UTC that still counts, or months. */
const term = {
  until: z.iso
    .date('must be a day like 2027-01-31')
    .refine((day) => day < '2100', 'must be before the year 2100')
    .optional(),
  months: z.number().int().min(1, 'must be 1 or more').max(60, 'must be 60 or less').optional(),
}
const oneTerm = ({ until, months }: { until?: string | undefined; months?: number | undefined }) =>
  (until === undefined) !== (months === undefined)
const ONE_TERM = { error: 'needs either a last day or a number of months', path: ['until'] }

export const Grant = z.strictObject({ email, plan: planId, ...term, words: words.optional() }).refine(oneTerm, ONE_TERM)
export type Grant = z.output<typeof Grant>

export const Extension = z.strictObject({ email, ...term, words: words.optional() }).refine(oneTerm, ONE_TERM)
export type Extension = z.output<typeof Extension>

export const Revocation = z.strictObject({ email, words: words.optional() })
export type Revocation = z.output<typeof Revocation>

export const Note = z
  .strictObject({
    email: email.optional(),
    subscriptionId: id.optional(),
    paymentId: id.optional(),
    /** What was given back, in cents. */
    amountCents: z.number().int().min(1, 'must be more than 0').max(10_000_000, 'is too large').optional(),
    refund: z.boolean().optional().default(false),
    words,
    /** It stays among the cases until it is settled. */
    open: z.boolean().optional().default(false),
  })
  .refine(({ refund, amountCents }) => refund === (amountCents !== undefined), {
    error: 'is only used for a refund, and required there',
    path: ['amountCents'],
  })
  .refine(({ refund, paymentId }) => !refund || paymentId !== undefined, {
    error: 'is required for a refund',
    path: ['paymentId'],
  })
export type Note = z.output<typeof Note>

export const Link = z.strictObject({ subscriptionId: id, email })
export type Link = z.output<typeof Link>

export const Settlement = z.strictObject({ id, words: words.optional() })
export type Settlement = z.output<typeof Settlement>

/** Queries: everything is text. */
const flag = z
  .enum(['true', 'false'])
  .optional()
  .transform((given) => given === 'true')
const limit = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be 1 or more')
  .max(1000, 'must be 1000 or less')
  .optional()
  .default(100)

const STATUSES = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'paused',
] as const satisfies ProviderSubscription['status'][]

export const SubscriptionFilter = z.strictObject({
  email: email.optional(),
  /** A misspelt one would find nothing, which looks like an answer. */
  status: z.enum(STATUSES).optional(),
  /** "beta": an unknown price. */
  plan: z.enum([...planId.options, 'beta']).optional(),
  /** Addresses are shown only on request. */
  addresses: flag,
  limit,
  /** What comes after this one. */
  after: id.optional(),
})
export type SubscriptionFilter = z.output<typeof SubscriptionFilter>

export const PaymentFilter = z.strictObject({
  email: email.optional(),
  status: z.enum(PAYMENT_STATUSES).optional(),
  limit,
})
export type PaymentFilter = z.output<typeof PaymentFilter>

export const EventFilter = z.strictObject({
  state: z.enum(['all', 'refused', 'waiting']).optional().default('all'),
  limit,
})
export type EventFilter = z.output<typeof EventFilter>

export const CaseFilter = z.strictObject({ addresses: flag })
