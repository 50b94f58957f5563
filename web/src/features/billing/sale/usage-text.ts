import type { SubscriptionSummary } from '@reelwright/shared'

/** "12 of 30 scripts written this month": what is used of a plan. */
export function usageText({
  scriptsLimit,
  scriptsUsed,
}: Pick<SubscriptionSummary, 'scriptsLimit' | 'scriptsUsed'>): string {
  if (scriptsLimit === null) return `${scriptsUsed} scripts written this month, no limit`
  return `${scriptsUsed} of ${scriptsLimit} scripts written this month`
}
