import type { SubscriptionSummary } from '@reelwright/shared'
import { AppError } from '../../../platform/http'
import type { BillingTools } from '../billing-tools'
import { syncInvoicesOf, syncSubscription } from '../records/sync'
import { subscriptionSummary } from '../summary'

/**
 * Reads what came of a change, so that its answer shows it: the provider's events may come later, or twice.
 * @throws AppError `provider_failed`: the change has been made all the same
 */
export async function showsWhatCameOfIt(
  tools: BillingTools,
  userId: string,
  subscriptionId: string,
): Promise<SubscriptionSummary> {
  try {
    await syncSubscription(tools, subscriptionId)
    await syncInvoicesOf(tools, subscriptionId)
  } catch (error) {
    throw new AppError(
      'provider_failed',
      'Your change went through and will show here within a minute.',
      {},
      { cause: error },
    )
  }
  return subscriptionSummary(tools, userId)
}
