import { sql } from 'kysely'
import type { Payments } from '../../../providers/payments'
import { paymentsOf, type BillingTools } from '../billing-tools'
import { isSubscribed } from '../plan-limits'
import { syncSubscription } from './sync'

interface Running {
  id: string
  status: string
  current_period_end: Date
}

/**
 * An account never pays for two plans at once. The newest subscription of an account stays; an earlier one runs until the end of the paid period and
 * is not renewed, or ends at once where its payment is still owed. The operator's note is written before anything is ended, so
 * that no double payment goes unseen. Repeatable.
 * @throws AppError `provider_failed`
 */
export async function settleDoubles(tools: BillingTools, userId: string): Promise<void> {
  const payments = paymentsOf(tools)
  // The order of private.refresh_subscription: what counts stays.
  const [kept, ...earlier] = await tools.db.query(sql<Running>`
    select id, status, current_period_end from private.billing_subscriptions
    where user_id = ${userId} and provider = ${payments.provider} and running and not cancel_at_period_end
    order by status in ('active', 'trialing') desc, created_at desc, number desc`)
  if (!kept) return
  for (const one of earlier) {
    await noteDouble(tools, userId, kept, one)
    await endEarlier(payments, one)
    await syncSubscription(tools, one.id)
  }
}

const endEarlier = (payments: Payments, one: Running) =>
  isSubscribed(one.status) ? payments.cancelAtPeriodEnd(one.id) : payments.cancelNow(one.id)

async function noteDouble({ db }: BillingTools, userId: string, kept: Running, one: Running) {
  const end = isSubscribed(one.status)
    ? `runs until ${one.current_period_end.toISOString().slice(0, 10)} and is not renewed`
    : 'was ended at once, since its payment is owed'
  const words = `A second plan was bought. ${kept.id} stays, ${one.id} ${end}. Check whether a refund is due.`
  await db.query(sql`
    insert into private.billing_notes (kind, user_id, subscription_id, words)
    values ('paid_twice', ${userId}, ${one.id}, ${words}) on conflict do nothing`)
}
