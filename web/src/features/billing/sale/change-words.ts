import type { PlanChangePreview } from '@reelwright/shared'
import { formatDate } from '../../../platform'
import { formatCents, planText } from '../price-text'

/** What a change of plan means, in words: said before it happens. */
export interface ChangeWords {
  lead: string
  /** What differs: of what, before, after. */
  rows: readonly { of: string; from: string; to: string }[]
  money: readonly { of: string; is: string }[]
  notes: readonly string[]
  confirm: string
  /** Said when it is done. */
  done: string
}

export function changeWords(preview: PlanChangePreview): ChangeWords {
  const { when, from, to, dueNowCents, nextPaymentCents, scriptsPerMonth, videoLength } = preview
  const isNow = when === 'now'
  const day = formatDate(preview.effectiveAt)
  return {
    lead: isNow ? leadOfNow(dueNowCents) : `You keep ${planText(from)} until ${day}. Then ${planText(to)} begins.`,
    rows: [
      { of: 'Plan', from: planText(from), to: planText(to) },
      { of: 'Scripts a month', from: String(scriptsPerMonth.from), to: String(scriptsPerMonth.to) },
      { of: 'Longest video', from: lengthText(videoLength.from), to: lengthText(videoLength.to) },
    ],
    money: [
      { of: 'Charged now', is: formatCents(isNow ? dueNowCents : 0) },
      { of: 'Next payment', is: `${formatCents(nextPaymentCents)} on ${formatDate(preview.nextPaymentAt)}` },
    ],
    notes: isNow
      ? ['Scripts you’ve written this month still count.', 'No refunds.']
      : ['You can change your mind until then.', 'Your scripts stay yours.'],
    confirm: isNow ? confirmOfNow(dueNowCents) : `Change on ${day}`,
    done: isNow ? `You have ${planText(to)} now.` : `${planText(to)} begins on ${day}.`,
  }
}

const leadOfNow = (cents: number): string =>
  cents > 0
    ? 'Your plan changes right away. The unused part of your old plan is credited.'
    : 'Your plan changes right away. The unused part of your old plan covers it.'

const confirmOfNow = (cents: number): string => (cents > 0 ? `Pay ${formatCents(cents)} and change` : 'Change now')

/** 60 is "60 seconds", 180 is "3 minutes", as the plans say it. */
export const lengthText = (seconds: number): string =>
  seconds > 60 && seconds % 60 === 0 ? `${seconds / 60} minutes` : `${seconds} seconds`
