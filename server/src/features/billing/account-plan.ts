import { TEXTS } from '@reelwright/shared'
import { sql } from 'kysely'
import type { Config } from '../../platform/config'
import type { Db } from '../../platform/db'
import { AppError } from '../../platform/http'
import { ADMIN_LIMITS, limitsOf, type PlanLimits, type SubscriptionRow } from './plan-limits'

/** What an account has, and what that allows. */
export interface AccountPlan {
  plan: string
  planName: string
  status: string
  /** Undefined: this account needs a plan first. */
  limits: PlanLimits | undefined
  /** When the month of allowance began. */
  periodStart: Date
  /** When the paid period ends; null without one. */
  paidUntil: Date | null
}

interface Row extends Partial<SubscriptionRow> {
  email: string | null
  confirmed: boolean
  period_start: Date
  current_period_end?: Date | null
}

/** @throws AppError `not_signed_in` for an account that is gone: a token outlives it until it expires. */
export async function readAccountPlan(
  { db, config }: { db: Db; config: Config },
  userId: string,
): Promise<AccountPlan> {
  const [row] = await db.query<Row>(sql`
    select u.email::text as email, u.email_confirmed_at is not null as confirmed, s.status, s.stripe_price_id,
      s.current_period_start, s.current_period_end,
      private.allowance_period_start(s.current_period_start, now()) as period_start
    from auth.users u left join user_subscriptions s on s.user_id = u.id
    where u.id = ${userId}`)
  if (!row) throw new AppError('not_signed_in', TEXTS.notAuthenticated)
  return planOf(row, config)
}

function planOf(row: Row, config: Config): AccountPlan {
  const periodStart = row.period_start
  // (CX-06) The address counts only once its owner has shown that it is theirs.
  if (row.confirmed && row.email !== null && row.email === config.adminEmail) {
    const named = { plan: 'admin', planName: 'Admin Access', status: 'active' }
    return { ...named, limits: ADMIN_LIMITS, periodStart, paidUntil: null }
  }
  const { status, current_period_end: paidUntil } = row
  const subscription = status === undefined || status === null ? undefined : (row as SubscriptionRow)
  const limits = limitsOf(subscription, config.requireSubscription)
  if (!subscription || subscription.status === 'inactive') {
    return { plan: 'free', planName: 'Free', status: 'inactive', limits, periodStart, paidUntil: null }
  }
  // Which plan a price id stands for is a setting of checkout (step 8); until then none is known. (OP-27, CX-19)
  const named = { plan: 'beta', planName: 'Beta', status: subscription.status }
  return { ...named, limits, periodStart, paidUntil: paidUntil ?? null }
}
