import type { Stripe } from 'stripe'
import type { SandboxPrice } from '../payments'
import { invalid } from './faults'
import type { InvoiceLine } from './invoices'
import { addIntervals } from './periods'
import { sandboxPrice } from './prices'
import { itemOf } from './store'
import { firstLine, withItem } from './subscriptions'

export interface PlanChangeAtOnce {
  subscription: Stripe.Subscription
  /** What is charged and what is given back for it. */
  lines: InvoiceLine[]
  period: { start: number; end: number }
}

/**
 * Another plan at once, as the provider counts: what is left of the old one is given back and what is left of the period is charged
 * for the new one, both by the second. Another interval begins a new period now, which is charged in full.
 */
export function changeAtOnce(
  subscription: Stripe.Subscription,
  to: SandboxPrice,
  { at, now, prorate }: { at: number; now: number; prorate: boolean },
): PlanChangeAtOnce {
  const item = itemOf(subscription)
  const old = { start: item.current_period_start, end: item.current_period_end }
  if (at < old.start || at > old.end) {
    throw invalid('The proration date must be within the current period.', 'proration_date')
  }
  const from = sandboxPrice(item.price)
  const sameInterval = from.interval === to.interval
  const period = sameInterval ? old : { start: now, end: addIntervals(now, to.interval, 1) }
  const left = (old.end - at) / (old.end - old.start)
  const credit: InvoiceLine = {
    description: `Unused time on ${from.planName} after ${dayOf(at)}`,
    amountCents: -Math.round(from.amountCents * left),
    price: from,
    period: { start: at, end: old.end },
    proration: true,
  }
  const rest: InvoiceLine = {
    description: `Remaining time on ${to.planName} after ${dayOf(at)}`,
    amountCents: Math.round(to.amountCents * left),
    price: to,
    period: { start: at, end: old.end },
    proration: true,
  }
  const charge = sameInterval ? rest : firstLine(to, period)
  return {
    subscription: {
      ...withItem(subscription, { price: to, period }),
      billing_cycle_anchor: sameInterval ? subscription.billing_cycle_anchor : now,
    },
    lines: [credit, charge].filter(({ proration }) => prorate || !proration),
    period,
  }
}

const dayOf = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
