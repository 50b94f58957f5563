import { sql } from 'kysely'
import { AppError } from '../../../platform/http'
import type { ProviderSubscription } from '../../../providers/payments'
import { paymentsOf, type BillingTools } from '../billing-tools'
import { isRunning, isSubscribed } from '../plan-limits'

interface Row {
  granted: boolean
  subscription_id: string | null
}

/**
 * The subscription of an account that counts, as it stands at the provider at this moment: which one it is our row says, how it stands never.
 * @throws AppError `conflict` without one, `refused` for one that is given
 */
export async function readOwnPlan(tools: BillingTools, userId: string): Promise<ProviderSubscription> {
  const payments = paymentsOf(tools)
  const [row] = await tools.db.query<Row>(sql`
    select s.granted, b.id as subscription_id
    from user_subscriptions s
    left join private.billing_subscriptions b
      on b.id = s.stripe_subscription_id and b.user_id = s.user_id and b.provider = ${payments.provider}
    where s.user_id = ${userId} and s.status <> 'inactive'`)
  if (row?.granted) {
    throw new AppError('refused', 'Your plan was given to you and costs nothing, so there’s nothing to change.')
  }
  const subscription = row?.subscription_id ? await payments.readSubscription(row.subscription_id) : undefined
  if (!subscription || !isRunning(subscription.status)) {
    throw new AppError('conflict', 'You have no active plan. Choose one on the pricing page.')
  }
  return subscription
}

/** @throws AppError `conflict` when a payment is missing: a change would be one more debt */
export function mustBePaid({ status }: ProviderSubscription): void {
  if (isSubscribed(status)) return
  throw new AppError('conflict', 'Your last payment failed. Update your card first, then change the plan.')
}
