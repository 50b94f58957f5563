import {
  type BillingInterval,
  type Plan,
  type PlanChangePreview,
  PLANS,
  type SubscriptionSummary,
} from '@reelwright/shared'
import type { PlanOnSale } from './plan-answer'

/** Who looks at the plans. */
export type Buyer =
  /** Not known yet, or it could not be found out: nobody is sold a second plan by mistake. */
  | { kind: 'unknown' }
  /** Without a plan that is paid for: a visitor, an account without one, or with one that is given. */
  | { kind: 'newcomer' }
  | { kind: 'administrator' }
  | { kind: 'subscriber'; summary: SubscriptionSummary }

/** What the button of a plan does. (OP-27) */
export type Offer =
  | { kind: 'wait' }
  | { kind: 'buy'; priceId: string }
  | { kind: 'change'; priceId: string; label: string }
  /** Something has to be put right first; said beside the plans. */
  | { kind: 'blocked'; label: string }
  | { kind: 'own' }
  /** Agreed for the end of the paid period. */
  | { kind: 'agreed'; at: string }
  | { kind: 'not-available' }
  | { kind: 'nothing' }

/** `summary` undefined: not there (yet). */
export function buyerOf(isSignedIn: boolean | undefined, summary: SubscriptionSummary | undefined): Buyer {
  if (isSignedIn === undefined) return { kind: 'unknown' }
  if (!isSignedIn) return { kind: 'newcomer' }
  if (!summary) return { kind: 'unknown' }
  if (summary.plan === 'admin') return { kind: 'administrator' }
  return summary.managed && !summary.granted ? { kind: 'subscriber', summary } : { kind: 'newcomer' }
}

/** The payment is behind: first that is put right, then plans are changed. */
export const isOwing = ({ status }: Pick<SubscriptionSummary, 'status'>): boolean =>
  status === 'past_due' || status === 'unpaid'

/** Whether a change that was asked for has come about. */
export function isChangedTo(
  summary: SubscriptionSummary,
  { when, to }: Pick<PlanChangePreview, 'when' | 'to'>,
): boolean {
  if (when === 'now') return summary.plan === to.planId && summary.interval === to.interval
  return summary.nextPlan?.planId === to.planId && summary.nextPlan?.interval === to.interval
}

export function offerOf(buyer: Buyer, plan: PlanOnSale, interval: BillingInterval): Offer {
  const priceId = interval === 'annual' ? plan.annualPriceId : plan.monthlyPriceId
  switch (buyer.kind) {
    case 'administrator':
      return { kind: 'nothing' }
    case 'unknown':
      return priceId === null ? { kind: 'not-available' } : { kind: 'wait' }
    case 'newcomer':
      return priceId === null ? { kind: 'not-available' } : { kind: 'buy', priceId }
    case 'subscriber':
      return offerToSubscriber(buyer.summary, plan, interval, priceId)
  }
}

function offerToSubscriber(
  summary: SubscriptionSummary,
  plan: PlanOnSale,
  interval: BillingInterval,
  priceId: string | null,
): Offer {
  const isOwnPlan = summary.plan === plan.id
  if (isOwnPlan && (summary.interval === interval || summary.interval === null)) return { kind: 'own' }
  const { nextPlan } = summary
  if (nextPlan && nextPlan.planId === plan.id && nextPlan.interval === interval)
    return { kind: 'agreed', at: nextPlan.at }
  if (priceId === null) return { kind: 'not-available' }
  const label = isOwnPlan ? `Switch to ${interval}` : changeLabel(summary.plan, plan)
  // What ends would end all the same, after a change that was charged.
  return isOwing(summary) || summary.endsAt ? { kind: 'blocked', label } : { kind: 'change', priceId, label }
}

function changeLabel(from: string, to: Plan): string {
  const own = PLANS.find(({ id }) => id === from)
  return own && to.monthlyCents > own.monthlyCents ? `Upgrade to ${to.name}` : `Change to ${to.name}`
}
