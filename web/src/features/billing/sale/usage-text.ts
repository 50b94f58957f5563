import { type SubscriptionSummary, UNLIMITED_SCRIPTS } from '@reelwright/shared'

/** "12 of 30 scripts written this month": what is used of a plan. */
export function usageText({
  scriptsLimit,
  scriptsUsed,
}: Pick<SubscriptionSummary, 'scriptsLimit' | 'scriptsUsed'>): string {
  const used = scriptsUsed.toLocaleString('en-US')
  if (scriptsLimit === null || scriptsLimit >= UNLIMITED_SCRIPTS) return `${used} scripts written this month, no limit`
  if (scriptsLimit === 0) return `${used} ${scriptsUsed === 1 ? 'script' : 'scripts'} written this month`
  return `${used} of ${scriptsLimit.toLocaleString('en-US')} scripts written this month`
}
