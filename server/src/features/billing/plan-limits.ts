/** What a subscription allows. (A-SB-29 to A-SB-31, CX-05, CX-17, OP-65) */
export interface PlanLimits {
  /** Scripts a month; null: counted, but not limited. */
  scripts: number | null
  /** Longest video in seconds. */
  videoLength: number
}

export interface SubscriptionRow {
  status: string
  stripe_price_id: string | null
  current_period_start: Date | null
}

export const ADMIN_LIMITS: PlanLimits = { scripts: 999_999, videoLength: 180 }
/** A price id that names none of our plans counts as "Beta". The catalogue itself comes with checkout. */
const BETA_LIMITS: PlanLimits = { scripts: 30, videoLength: 60 }
const FREE_START: PlanLimits = { scripts: null, videoLength: 180 }

/** Undefined: this account needs a plan first. */
export function limitsOf(
  subscription: SubscriptionRow | undefined,
  requireSubscription: boolean,
): PlanLimits | undefined {
  const subscribed = subscription?.status === 'active' || subscription?.status === 'trialing'
  if (subscribed) return BETA_LIMITS
  return requireSubscription ? undefined : FREE_START
}
