import { sql } from 'kysely'
import { AppError } from '../../platform/http'
import type { BillingTools } from './billing-tools'
import { syncSubscription } from './records/sync'

/**
 * Ends what an account pays for, at once: its owner leaves. It ends at the provider before anything of the account is deleted, so no charge comes
 * for an account that is gone. Repeatable. What is kept of payments loses its owner with the account's row; see 0018_payments.sql.
 * @throws AppError `provider_failed`, `unavailable`: nothing may be deleted yet
 */
export async function endSubscription(tools: BillingTools, userId: string): Promise<void> {
  const { db, payments } = tools
  const running = await db.query(sql<{ id: string; provider: string }>`
    select id, provider from private.billing_subscriptions
    where user_id = ${userId} and status not in ('canceled', 'incomplete_expired') order by id`)
  for (const { id, provider } of running) {
    if (payments?.provider === provider) {
      await payments.cancelNow(id)
      await syncSubscription(tools, id)
    } else if (provider === 'stripe') {
      throw new AppError(
        'provider_failed',
        'We couldn’t cancel your plan with the payment provider. Please try again later.',
      )
    }
  }
  // What no provider knows: given ones, and those of a sandbox that is off.
  await db.query(sql`
    update private.billing_subscriptions set status = 'canceled'
    where id = any(${running.map(({ id }) => id)}) and status not in ('canceled', 'incomplete_expired')`)
  await db.query(sql`
    update user_subscriptions set status = 'canceled'
    where user_id = ${userId} and status not in ('inactive', 'canceled', 'incomplete_expired')`)
}
