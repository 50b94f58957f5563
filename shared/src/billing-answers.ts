import * as z from 'zod'
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
