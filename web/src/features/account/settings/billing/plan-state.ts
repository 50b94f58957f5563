import type { SubscriptionSummary } from '@reelwright/shared'
import { formatDate } from '../../../../platform'
import type { Tone } from '../../../../ui'

/** How a plan stands, in words. */
export interface PlanState {
  tone: Tone
  label: string
  /** When what is paid or what ends. */
  text: string
}

/** (B-SE-09, CX-15) */
export function planState(summary: SubscriptionSummary): PlanState {
  const { plan, status, managed, granted, endsAt, nextBillingAt } = summary
  const until = endsAt ?? nextBillingAt
  if (plan === 'admin') return { tone: 'success', label: 'Active', text: 'Nothing is billed for this account.' }
  if (granted) {
    const end = until === null ? '' : ` until ${formatDate(until)}`
    return { tone: 'success', label: 'Active', text: `Yours for free${end}. You won’t be billed.` }
  }
  if (!managed) return { tone: 'neutral', label: 'No subscription', text: 'Nothing is billed for this plan.' }
  if (endsAt !== null) {
    return {
      tone: 'warning',
      label: 'Ending',
      text: `Active until ${formatDate(endsAt)}. It won’t renew, and you won’t be charged again.`,
    }
  }
  const isFine = status === 'active' || status === 'trialing'
  const next = nextBillingAt === null ? undefined : `Next billing date: ${formatDate(nextBillingAt)}`
  if (isFine)
    return { tone: 'success', label: statusWords(status), text: next ?? 'Your next payment is being processed.' }
  return { tone: 'danger', label: statusWords(status), text: ['A payment is due.', next].filter(Boolean).join(' ') }
}

/** Money is missing: scripts wait until it is there. Undefined: all is well. (A-SB-01) */
export function paymentTrouble({ status, managed, granted }: SubscriptionSummary): string | undefined {
  if (!managed || granted) return undefined
  if (status === 'past_due') return 'Your last payment failed.'
  if (status === 'unpaid') return 'Your last payments failed.'
  if (status === 'paused') return 'Your plan is on hold.'
  return undefined
}

/** What that means for whoever writes; where no plan is needed, nothing waits. (OP-65) */
export function troubleAdvice({ videoLength }: SubscriptionSummary): string {
  if (videoLength !== null) return 'Update your card to keep your plan.'
  return 'You can write new scripts again once the payment goes through. Your existing scripts stay yours.'
}

/** "Changes to Beta Starter, monthly, on Dec 3, 2026." */
export function nextPlanText({ nextPlan }: SubscriptionSummary): string | undefined {
  if (nextPlan === null) return undefined
  const interval = nextPlan.interval === null ? '' : `, ${nextPlan.interval},`
  return `Changes to ${nextPlan.planName}${interval} on ${formatDate(nextPlan.at)}. Until then, nothing changes.`
}

/** Something that can be ended: paid for, and not ending already. */
export const canBeEnded = ({ plan, managed, granted, endsAt }: SubscriptionSummary): boolean =>
  managed && plan !== 'admin' && !granted && endsAt === null

/** What ending it now means: what is paid for can be used up, a debt is not asked for. */
export function endQuestion(summary: SubscriptionSummary): string {
  const { nextBillingAt } = summary
  if (paymentTrouble(summary)) return 'It ends right away, and the unpaid amount is canceled.'
  const until = nextBillingAt === null ? 'until the end of the paid period' : `until ${formatDate(nextBillingAt)}`
  return `It stays active ${until}, then ends. You can change your mind until then. You won’t be charged again, and past payments aren’t refunded.`
}

/** Whether a plan stands as it was asked to. */
export const isAsRequested = (
  action: 'cancel' | 'drop' | 'keep',
  { managed, endsAt, nextPlan }: SubscriptionSummary,
): boolean =>
  action === 'drop'
    ? !managed
    : action === 'cancel'
      ? !managed || endsAt !== null
      : managed && endsAt === null && nextPlan === null

/** Said when it is done. */
export function endedText(action: 'cancel' | 'drop' | 'keep', { endsAt }: SubscriptionSummary): string {
  if (action === 'keep') return 'Your plan stays as it is.'
  return endsAt === null ? 'Your plan has ended.' : `Your plan ends on ${formatDate(endsAt)}.`
}

/** "past_due" becomes "Past due". */
function statusWords(status: string): string {
  const words = status.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Said where no real payments are taken. */
export function noPaymentsText(
  { plan, managed, granted, scriptsLimit }: SubscriptionSummary,
  provider: 'stripe' | 'sandbox' | null | undefined,
): string | undefined {
  if (provider === undefined || provider === 'stripe' || plan === 'admin' || granted) return undefined
  if (managed) return 'This is a demo plan. You won’t be charged, and its limits apply until you cancel it.'
  if (scriptsLimit !== null) return undefined
  const everything = 'Payments are not set up here: everything is included.'
  return provider === 'sandbox' ? `${everything} The plans are only a demo. You won’t be charged.` : everything
}
