import { type SubscriptionSummary, UNLIMITED_SCRIPTS } from '@reelwright/shared'

type Use = Pick<SubscriptionSummary, 'scriptsLimit' | 'scriptsUsed'>

/** "12 of 30 scripts used this month": what is used of the plan, in a line. (OP-28) */
export function planUse({ scriptsLimit: limit, scriptsUsed: used }: Use): string {
  const count = used.toLocaleString('en-US')
  if (limit === null || limit >= UNLIMITED_SCRIPTS) return `${count} ${used === 1 ? 'script' : 'scripts'} this month`
  if (limit === 0) return 'New scripts need a plan'
  return `${count} of ${limit.toLocaleString('en-US')} scripts used this month`
}
