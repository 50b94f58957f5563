import type { InvoiceView, SubscriptionView } from '../sandbox/page-actions'
import { money, shortDay } from './wording'

export interface StateWords {
  words: string
  look: 'good' | 'bad' | 'quiet'
}

/** Nothing is owed. */
export const isPaid = ({ status }: SubscriptionView) => status === 'active' || status === 'trialing'

/** How a subscription is, in a word or two. */
export function stateOf(subscription: SubscriptionView): StateWords {
  const { status, cancelAtPeriodEnd } = subscription
  if (isPaid(subscription))
    return cancelAtPeriodEnd ? { words: 'Ends soon', look: 'quiet' } : { words: 'Active', look: 'good' }
  if (status === 'past_due' || status === 'unpaid') return { words: 'Payment failed', look: 'bad' }
  if (status === 'incomplete') return { words: 'Not paid yet', look: 'bad' }
  return { words: 'Ended', look: 'quiet' }
}

/** What happens to it next, and when. */
export function nextStep(subscription: SubscriptionView): string {
  const { cancelAtPeriodEnd, nextPlanName, amountCents } = subscription
  const end = shortDay(subscription.periodEnd)
  if (!isPaid(subscription)) {
    const ending = cancelAtPeriodEnd ? ` The plan ends on ${end}.` : ''
    return `The last payment failed. Add a new card to pay the amount due.${ending}`
  }
  if (cancelAtPeriodEnd) return `Active until ${end}. You won’t be charged again.`
  if (nextPlanName) return `Changes to ${nextPlanName} on ${end}.`
  return `Next payment: ${money(amountCents)} on ${end}.`
}

/** What is asked for and has not come in, in cents. */
export const owedBy = (invoices: readonly InvoiceView[]) =>
  invoices
    .filter(({ status }) => status === 'open')
    .reduce((sum, { amountCents, paidCents }) => sum + amountCents - paidCents, 0)
