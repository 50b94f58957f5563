import type { PlanChangePreview } from '@reelwright/shared'
import type { BillingConfig } from '../../../platform/config'
import { amountOf, planOfPrice } from '../price-catalogue'

/**
 * When a change of plan happens. A dearer plan begins at once; a cheaper one at the end of the paid period, so that nobody loses
 * what they have paid. Of the same plan, a year is the dearer step. Undefined: it is no change, or one to a price that is not sold here.
 */
export function stepOf(
  config: BillingConfig,
  fromPriceId: string,
  toPriceId: string,
): PlanChangePreview['when'] | undefined {
  if (fromPriceId === toPriceId) return undefined
  const [from, to] = [planOfPrice(config, fromPriceId), planOfPrice(config, toPriceId)]
  if (!to?.interval) return undefined
  // An unknown plan allows the least, so any plan of ours is more.
  if (!from) return 'now'
  // An earlier price of the same plan stays as it is.
  if (from.plan === to.plan && from.interval === to.interval) return undefined
  const [old, wanted] = [amountOf(from.plan, 'monthly'), amountOf(to.plan, 'monthly')]
  if (old !== wanted) return wanted > old ? 'now' : 'period_end'
  return to.interval === 'annual' ? 'now' : 'period_end'
}
