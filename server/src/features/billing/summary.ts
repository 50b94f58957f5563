import type { SubscriptionSummary } from '@reelwright/shared'
import { sql } from 'kysely'
import type { Config } from '../../platform/config'
import type { Db } from '../../platform/db'
import { readAccountPlan, type AccountPlan } from './account-plan'
import { choiceOf } from './price-catalogue'

/** What an account sees of its plan: how it is named, what it allows, how much of that is used. (A-EN-08 to A-EN-10, CX-15) */
export async function subscriptionSummary(
  tools: { db: Db; config: Config },
  userId: string,
): Promise<SubscriptionSummary> {
  const [account, portal] = await Promise.all([readAccountPlan(tools, userId), hasPortal(tools, userId)])
  const { plan, planName, status, limits, used, renewsAt, running } = account
  const scriptsLimit = limits ? limits.scripts : 0
  return {
    plan,
    planName,
    status,
    scriptsLimit,
    scriptsUsed: used,
    scriptsRemaining: scriptsLimit === null ? null : Math.max(0, scriptsLimit - used),
    allowanceRenewsAt: renewsAt.toISOString(),
    videoLength: limits?.videoLength ?? null,
    managed: plan === 'admin' || running !== undefined,
    interval: running?.interval ?? null,
    ...whatComes(account, tools.config),
    granted: running?.granted ?? false,
    portal,
  }
}

/** What the end of the paid period brings: a payment, another plan, or the end. */
function whatComes(
  { running }: AccountPlan,
  { billing }: Config,
): Pick<SubscriptionSummary, 'nextBillingAt' | 'endsAt' | 'nextPlan'> {
  const nothing = { nextBillingAt: null, endsAt: null, nextPlan: null }
  // The date has passed, and no event has said yet what comes next.
  if (!running?.paidUntil || running.paidUntil <= new Date()) return nothing
  const at = running.paidUntil.toISOString()
  if (running.ends) return { ...nothing, endsAt: at }
  const nextPlan = running.nextPriceId === null ? null : { ...choiceOf(billing, running.nextPriceId), at }
  return { ...nothing, nextBillingAt: at, nextPlan }
}

/** The provider that takes payments now knows this account as a customer. */
async function hasPortal({ db, config: { billing } }: { db: Db; config: Config }, userId: string): Promise<boolean> {
  const provider = billing.stripe ? 'stripe' : billing.sandbox ? 'sandbox' : null
  if (provider === null) return false
  const rows = await db.query(sql`
    select from private.billing_subscriptions
    where user_id = ${userId} and provider = ${provider} and customer_id is not null limit 1`)
  return rows.length > 0
}
