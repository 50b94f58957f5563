import { isServiceChannel } from '../reading/call-to-action'
import { checkText, endDatesIn, type Flag } from '../check'
import type { Plan } from './plan'
import type { Written } from './write'

export interface Judged {
  written: Written
  plan: Plan
  flags: Flag[]
  /** Lower is better. */
  cost: number
}

const BLOCK_COST = 1000
const WARNING_COST = 8
const MAX_SHORT_COST = 6
export const ANGLE_WEIGHT = 2
/** Shares of the words by which a draft may be off. */
const FREE_UNDER = 0.03
const FREE_OVER = 0.12

/** What keeps a draft from being the one: findings first, then the distance from the length, then what its choices cost. */
export function judge(written: Written, plan: Plan, wanted: number, choiceCost: number): Judged {
  const amount = Number(/\d[\d,]*(?:\.\d+)?/.exec(plan.reading.price ?? '')?.[0].replaceAll(',', ''))
  const flags = checkText(written.scenes.map(({ voiceover }) => voiceover).join('\n\n'), 'script', {
    ...(amount > 0 && { price: amount }),
    facts: endDatesIn(plan.reading.call ?? ''),
  })
  // What the seller typed as a feature is no promise of ours.
  const typed = plan.reading.features.map(({ typed: text }) => text.toLowerCase()).join(' | ')
  const call = plan.reading.call?.toLowerCase() ?? ''
  const own = flags.filter(
    ({ rule, matched }) =>
      !(rule === 'PRICE-03' && typed.includes(matched.toLowerCase())) &&
      !(isServiceChannel(rule, matched) && call.includes(matched.toLowerCase())),
  )
  const findings = own.reduce(
    (sum, { severity }) => sum + (severity === 'block' ? BLOCK_COST : severity === 'warn' ? WARNING_COST : 0),
    0,
  )
  const off = Math.abs(written.words - wanted) / wanted - (written.words > wanted ? FREE_OVER : FREE_UNDER)
  // A short script about the right thing beats a full one about something else.
  const lengthCost = Math.min(Math.max(0, off) * 100, written.words < wanted ? MAX_SHORT_COST : Infinity)
  return { written, plan, flags: own, cost: findings + lengthCost + choiceCost + plan.angle.cost * ANGLE_WEIGHT }
}
