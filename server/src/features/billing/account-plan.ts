import { TEXTS, type BillingInterval } from '@reelwright/shared'
import { sql } from 'kysely'
import type { Config } from '../../platform/config'
import type { Db } from '../../platform/db'
import { AppError } from '../../platform/http'
import { ADMIN_LIMITS, isRunning, limitsOf, type PlanLimits } from './plan-limits'
import { planOfPrice } from './price-catalogue'

/** What an account has, and what that allows. */
export interface AccountPlan {
  plan: string
  planName: string
  status: string
  /** Undefined: this account needs a plan first. */
  limits: PlanLimits | undefined
  /** The month of allowance: when it began, and when the next one does. */
  periodStart: Date
  renewsAt: Date
  /** Scripts of this month, from the ledger. */
  used: number
  /** Undefined: none, or nothing that runs any more. */
  running: RunningPlan | undefined
}

/** A plan that money still comes in or is asked for, or one that is given. */
export interface RunningPlan {
  /** Null: it is given, or its price is unknown. */
  interval: BillingInterval | null
  /** When what is paid for ends. */
  paidUntil: Date | null
  /** It ends then. */
  ends: boolean
  /** A price that was agreed for then. */
  nextPriceId: string | null
  granted: boolean
}

interface Row {
  email: string | null
  confirmed: boolean
  begins: Date
  renews: Date
  used: number
  /** Null, as all that follow, without a subscription. */
  status: string | null
  stripe_price_id: string | null
  current_period_end: Date | null
  cancel_at_period_end: boolean | null
  next_price_id: string | null
  granted: boolean | null
}

/** @throws AppError `not_signed_in` for an account that is gone: a token outlives it until it expires. */
export async function readAccountPlan(
  { db, config }: { db: Db; config: Config },
  userId: string,
): Promise<AccountPlan> {
  // What was given, or is set to end, does so to the second, though who writes that to the row may come later: it begins no month more.
  // What is used is counted from the ledger: the copy in the row does not know yet that a month is over.
  const [row] = await db.query<Row>(sql`
    select lower(u.email) as email, u.email_confirmed_at is not null as confirmed, s.stripe_price_id,
      case when s.cancel_at_period_end and s.current_period_end <= now() then 'canceled' else s.status end as status,
      s.current_period_end, s.cancel_at_period_end, s.next_price_id, s.granted,
      m.begins, m.renews, private.generations_used(u.id, m.begins) as used
    from auth.users u
    left join user_subscriptions s on s.user_id = u.id and not (s.granted and s.current_period_end <= now())
    cross join lateral private.allowance_month(s.current_period_start, s.current_period_end, now()) m
    where u.id = ${userId}`)
  if (!row) throw new AppError('not_signed_in', TEXTS.notAuthenticated)
  return planOf(row, config)
}

function planOf(row: Row, config: Config): AccountPlan {
  const month = { periodStart: row.begins, renewsAt: row.renews, used: row.used }
  // (CX-06) The address counts only once its owner has shown that it is theirs.
  if (row.confirmed && row.email !== null && row.email === config.adminEmail) {
    const named = { plan: 'admin', planName: 'Admin Access', status: 'active' }
    return { ...named, ...month, limits: ADMIN_LIMITS, running: undefined }
  }
  const { status, stripe_price_id: priceId } = row
  if (!status || status === 'inactive') {
    const limits = limitsOf(undefined, undefined, config.requireSubscription)
    return { plan: 'free', planName: 'Free', status: 'inactive', ...month, limits, running: undefined }
  }
  const known = priceId ? planOfPrice(config.billing, priceId) : undefined
  return {
    // (A-SB-29, CX-19) An unknown price.
    plan: known?.plan.id ?? 'beta',
    planName: known?.plan.name ?? 'Beta',
    status,
    ...month,
    limits: limitsOf(status, known?.plan, config.requireSubscription),
    running: isRunning(status)
      ? {
          interval: known?.interval ?? null,
          paidUntil: row.current_period_end,
          ends: row.granted === true || row.cancel_at_period_end === true,
          nextPriceId: row.next_price_id,
          granted: row.granted === true,
        }
      : undefined,
  }
}
