import { UNLIMITED_SCRIPTS, type Plan } from '@reelwright/shared'

/** What a subscription allows. (A-SB-29 to A-SB-31, CX-05, CX-17, OP-65) */
export interface PlanLimits {
  /** Scripts a month; null: counted, but not limited. */
  scripts: number | null
  /** Longest video in seconds. */
  videoLength: number
}

export const ADMIN_LIMITS: PlanLimits = { scripts: UNLIMITED_SCRIPTS, videoLength: 180 }
/** A price id that names none of our plans counts as "Beta". */
const BETA_LIMITS: PlanLimits = { scripts: 30, videoLength: 60 }
const FREE_START: PlanLimits = { scripts: null, videoLength: 180 }

/** The states that count as subscribed; a failed payment is not. (A-SB-01, CX-18) */
export const isSubscribed = (status: string | undefined): boolean => status === 'active' || status === 'trialing'

const OWED = new Set(['past_due', 'unpaid', 'paused'])

/** The states in which money comes in or is asked for: there is something to change, keep or end. */
export const isRunning = (status: string): boolean => isSubscribed(status) || OWED.has(status)

/** What a plan allows; undefined: an unknown price. */
export const limitsOfPlan = (plan: Plan | undefined): PlanLimits =>
  plan ? { scripts: plan.scriptsPerMonth, videoLength: plan.videoLength } : BETA_LIMITS

/** Undefined: this account needs a plan first. `status` undefined: it has never had one. */
export function limitsOf(
  status: string | undefined,
  plan: Plan | undefined,
  requireSubscription: boolean,
): PlanLimits | undefined {
  if (isSubscribed(status)) return limitsOfPlan(plan)
  return requireSubscription ? undefined : FREE_START
}
