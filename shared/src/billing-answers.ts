import * as z from 'zod'
import { count, moment } from './answer-parts'
import { BILLING_INTERVALS } from './billing'
import { PLANS } from './plans'

/** A plan and how often it is paid for. */
export const PlanChoice = z.object({
  planId: z
    .enum(PLANS.map(({ id }) => id))
    .nullable()
    .describe('Null: the price belongs to no plan on sale ("Beta")'),
  planName: z.string(),
  interval: z.enum(BILLING_INTERVALS).nullable(),
})
export type PlanChoice = z.output<typeof PlanChoice>

const cents = count.describe('Cents of a US dollar')

/** What a checkout came to, as `/signup/complete` is told by `GET /api/billing/checkouts/{session id}`. (OP-06) */
export const CheckoutState = z
  .union([
    PlanChoice.extend({
      state: z.literal('paid'),
      email: z.string().nullable().describe('The address it was paid with: the one to sign up with'),
      amountCents: cents,
      scriptsPerMonth: count,
    }),
    z.object({
      state: z.literal('unpaid'),
      url: z.string().nullable().describe('Link back to the payment while it is open'),
    }),
    z.object({ state: z.literal('used').describe('An account has it already') }),
    z.object({ state: z.literal('unknown') }),
  ])
  .meta({ id: 'CheckoutState' })
export type CheckoutState = z.output<typeof CheckoutState>

/** The answer of `POST /api/billing/checkouts/{session id}/claim`. */
export const ClaimAnswer = PlanChoice.extend({
  outcome: z.enum(['claimed', 'again']).describe('Again: this account had claimed it before, and nothing changed'),
  earlier: PlanChoice.extend({ endsAt: moment.nullable() })
    .nullable()
    .describe('The plan that the account paid for before; it is not renewed any more'),
}).meta({ id: 'ClaimAnswer' })
export type ClaimAnswer = z.output<typeof ClaimAnswer>

const fromTo = z.object({ from: count, to: count })

/** What a change of plan means, before it happens. */
export const PlanChangePreview = z
  .object({
    when: z
      .enum(['now', 'period_end'])
      .describe(
        'Now: the difference is charged. Period end: nothing is charged, and what is paid for stays until then',
      ),
    from: PlanChoice,
    to: PlanChoice,
    dueNowCents: cents,
    nextPaymentCents: cents.describe('Cents of a US dollar: the next ordinary payment'),
    nextPaymentAt: moment,
    effectiveAt: moment,
    scriptsPerMonth: fromTo,
    videoLength: fromTo.describe('Seconds'),
    prorationDate: z.int().describe('Send it back with the change within 15 minutes'),
  })
  .meta({ id: 'PlanChangePreview' })
export type PlanChangePreview = z.output<typeof PlanChangePreview>
