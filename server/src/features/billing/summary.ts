import type { SubscriptionSummary } from '@reelwright/shared'
import { sql } from 'kysely'
import type { Config } from '../../platform/config'
import type { Db } from '../../platform/db'
import { readAccountPlan } from './account-plan'

/** States in which money still comes in or is asked for. */
const RUNNING = new Set(['active', 'trialing', 'past_due', 'unpaid', 'paused'])

/** What an account is told about its plan: how it is named, what it allows, how much of that is used. (A-EN-08 to A-EN-10, CX-15) */
export async function subscriptionSummary(
  tools: { db: Db; config: Config },
  userId: string,
): Promise<SubscriptionSummary> {
  const { plan, planName, status, limits, periodStart, paidUntil } = await readAccountPlan(tools, userId)
  // From the ledger: the copy in the subscription's row does not know yet that a month is over.
  const [ledger] = await tools.db.query(sql<{ used: number }>`
    select private.generations_used(${userId}, ${periodStart}::timestamptz) as used`)
  const running = plan !== 'admin' && RUNNING.has(status)
  return {
    plan,
    planName,
    status,
    scriptsLimit: limits ? limits.scripts : 0,
    scriptsUsed: ledger?.used ?? 0,
    // A date that has passed is none to look forward to: the provider has not told yet what comes next.
    nextBillingAt: running && paidUntil && paidUntil > new Date() ? paidUntil.toISOString() : null,
    managed: plan === 'admin' || running,
  }
}
