import type { SubscriptionSummary } from '@reelwright/shared'
import { AppError } from '../../../platform/http'
import { paymentsOf, type BillingTools } from '../billing-tools'
import { isSubscribed } from '../plan-limits'
import { oneChangeAtATime } from './one-change'
import { readOwnPlan } from './own-plan'
import { showsWhatCameOfIt } from './show-change'

/** The plan works until the end of the paid period. One with a missing payment ends at once and allows nothing; the debt is dropped. */
export function cancelPlan(tools: BillingTools, userId: string): Promise<SubscriptionSummary> {
  return oneChangeAtATime(tools, userId, async () => {
    const payments = paymentsOf(tools)
    const { id, status } = await readOwnPlan(tools, userId)
    if (isSubscribed(status)) await payments.cancelAtPeriodEnd(id)
    else await payments.cancelNow(id)
    return showsWhatCameOfIt(tools, userId, id)
  })
}

/** Ends a plan of the sandbox at once. @throws AppError where real payments are taken */
export function dropPlan(tools: BillingTools, userId: string): Promise<SubscriptionSummary> {
  return oneChangeAtATime(tools, userId, async () => {
    const payments = paymentsOf(tools)
    if (payments.provider !== 'sandbox') throw new AppError('refused', 'Only demo plans can be canceled right away.')
    const { id } = await readOwnPlan(tools, userId)
    await payments.cancelNow(id)
    return showsWhatCameOfIt(tools, userId, id)
  })
}

/** Takes back what was agreed for the end of the period: the end, or another plan. */
export function keepPlan(tools: BillingTools, userId: string): Promise<SubscriptionSummary> {
  return oneChangeAtATime(tools, userId, async () => {
    const { id } = await readOwnPlan(tools, userId)
    await paymentsOf(tools).keepAsItIs(id)
    return showsWhatCameOfIt(tools, userId, id)
  })
}
