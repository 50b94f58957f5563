import * as z from 'zod'
import { BILLING_INTERVALS } from './billing'
import { PlanChoice } from './billing-answers'
import { count, moment } from './answer-parts'

/** One of the account's sessions: a browser somewhere that is signed in. */
export const AccountSession = z
  .object({
    id: z.string(),
    current: z.boolean().describe('The session of this request'),
    device: z.string().describe('Such as "Chrome on Windows"; "Unknown device" without a known user agent'),
    ip: z.string().nullable(),
    createdAt: moment,
    lastActiveAt: moment,
  })
  .meta({ id: 'Session' })
export type AccountSession = z.output<typeof AccountSession>

/** What the server says about one's own subscription and use. (A-EN-08 to A-EN-10, CX-15) */
export const SubscriptionSummary = z
  .object({
    plan: z.string(),
    planName: z.string(),
    status: z.string(),
    scriptsLimit: z.int().nullable().describe('Null: counted, but not limited'),
    scriptsUsed: count,
    nextBillingAt: moment.nullable().describe('Null without a paid period'),
    managed: z.boolean().describe("There is something to manage: a real plan, or the administrator's"),
    scriptsRemaining: z.int().nullable().describe('Limit minus used, never below 0; null: not limited'),
    allowanceRenewsAt: moment.describe('When the next month of allowance begins'),
    videoLength: z.int().nullable().describe('Longest video in seconds; null: a plan is required'),
    interval: z.enum(BILLING_INTERVALS).nullable().describe('Null without a plan, and for a granted one'),
    endsAt: moment.nullable().describe('Paid until then, and not renewed'),
    nextPlan: PlanChoice.extend({ at: moment })
      .nullable()
      .describe('A change that was agreed for the end of the paid period'),
    granted: z.boolean().describe('Given by the operator: nothing is paid'),
    portal: z.boolean().describe('The payment provider has a portal for this account'),
  })
  .meta({ id: 'Subscription' })
export type SubscriptionSummary = z.output<typeof SubscriptionSummary>
