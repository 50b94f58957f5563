import type { SubscriptionSummary } from '@reelwright/shared'
import { formatDate } from '../../../../platform'

const DAY = 86_400_000
/** Before that, a user who ended the plan needs no notice. */
const DAYS = 7

/** Said in the last days of a plan that is not renewed, or is only given for a time. */
export function endNotice({ planName, endsAt, granted }: SubscriptionSummary, now: number): string | undefined {
  const left = endsAt === null ? Number.NaN : Date.parse(endsAt) - now
  if (!(left > 0 && left <= DAYS * DAY)) return undefined
  const after = granted ? 'Choose a plan to keep writing.' : 'Until then, you can still keep it.'
  return `${planName} ends on ${formatDate(endsAt ?? '')}. ${after}`
}
