import { MAX_PROVIDER_ID_LENGTH, type PlanChangePreview, type SubscriptionSummary } from '@reelwright/shared'
import * as z from 'zod'
import { AppError } from '../../../platform/http'
import type { ProviderSubscription } from '../../../providers/payments'
import { paymentsOf, type BillingTools } from '../billing-tools'
import { limitsOfPlan } from '../plan-limits'
import { amountOf, choiceOf, planOfPrice, planOnSale, type PricedPlan } from '../price-catalogue'
import { mustBePaid, readOwnPlan } from './own-plan'
import { oneChangeAtATime } from './one-change'
import { stepOf } from './plan-step'
import { showsWhatCameOfIt } from './show-change'
import { providerKey } from './start-checkout'

const priceId = z.string().min(1).max(MAX_PROVIDER_ID_LENGTH)

export const PreviewBody = z.object({ priceId })

export const ChangeBody = z.object({
  priceId,
  prorationDate: z.int().min(0).max(100_000_000_000).describe('From the preview'),
  when: z.enum(['now', 'period_end']),
})

/** Seconds: how long what was shown holds. */
const SHOWN_FOR = 15 * 60
/** Seconds that two clocks may differ by. */
const CLOCKS_DIFFER = 60

/** What a change would mean, before anything happens. (A-SB-17 to A-SB-28) */
export async function previewPlanChange(
  tools: BillingTools,
  userId: string,
  input: z.output<typeof PreviewBody>,
): Promise<PlanChangePreview> {
  const { subscription, when, to } = await plannedChange(tools, userId, input.priceId)
  const { billing } = tools.config
  const { priceId: from, currentPeriodStart, currentPeriodEnd, id: subscriptionId } = subscription
  // What has just been bought begins now, by the provider's clock.
  const prorationDate = Math.max(Math.floor(Date.now() / 1000), Math.ceil(currentPeriodStart.getTime() / 1000))
  const cost =
    when === 'now'
      ? await paymentsOf(tools).previewChange({ subscriptionId, priceId: input.priceId, prorationDate })
      : { dueNowCents: 0, nextPaymentCents: to.amountCents, nextPaymentAt: currentPeriodEnd }
  const [before, after] = [planOfPrice(billing, from)?.plan, to.plan].map(limitsOfPlan)
  return {
    when,
    from: choiceOf(billing, from),
    to: choiceOf(billing, input.priceId),
    dueNowCents: cost.dueNowCents,
    nextPaymentCents: cost.nextPaymentCents,
    nextPaymentAt: cost.nextPaymentAt.toISOString(),
    effectiveAt: (when === 'now' ? new Date() : currentPeriodEnd).toISOString(),
    scriptsPerMonth: { from: before?.scripts ?? 0, to: after?.scripts ?? 0 },
    videoLength: { from: before?.videoLength ?? 0, to: after?.videoLength ?? 0 },
    prorationDate,
  }
}

/**
 * Changes the plan as the preview said. Repeatable: what is so already stays so, and nothing is charged twice.
 * @throws AppError `conflict` when it would be something else than what was shown, `payment_failed` when nothing changed
 */
export function changePlan(
  tools: BillingTools,
  userId: string,
  input: z.output<typeof ChangeBody> & { idempotencyKey: string },
): Promise<SubscriptionSummary> {
  return oneChangeAtATime(tools, userId, async () => {
    const payments = paymentsOf(tools)
    const current = await readOwnPlan(tools, userId)
    if (current.priceId === input.priceId) {
      // A try before this one was paid for and cut off: what had been agreed for later would still come.
      if (input.when === 'now' && current.nextPriceId !== null) await payments.keepAsItIs(current.id)
    } else if (current.nextPriceId !== input.priceId) {
      const { when, subscription } = await plannedChange(tools, userId, input.priceId, current)
      stillAsShown(subscription, input, when)
      const { priceId, prorationDate } = input
      // The key includes what was shown: the provider repeats a refusal for the same key, also after a new card.
      const idempotencyKey = providerKey('change', userId, input.idempotencyKey, String(prorationDate))
      const change = { subscriptionId: subscription.id, priceId, prorationDate, idempotencyKey }
      await (when === 'now' ? payments.changeNow(change) : payments.changeAtPeriodEnd(change))
    }
    return showsWhatCameOfIt(tools, userId, current.id)
  })
}

interface PlannedChange {
  subscription: ProviderSubscription
  when: PlanChangePreview['when']
  to: PricedPlan & { amountCents: number }
}

async function plannedChange(
  tools: BillingTools,
  userId: string,
  priceId: string,
  known?: ProviderSubscription,
): Promise<PlannedChange> {
  const { billing } = tools.config
  const to = planOnSale(billing, priceId)
  if (!to) throw new AppError('invalid_input', 'This plan isn’t available. Choose another one.', { field: 'priceId' })
  const subscription = known ?? (await readOwnPlan(tools, userId))
  mustBePaid(subscription)
  const when = stepOf(billing, subscription.priceId, priceId)
  if (!when) throw new AppError('conflict', 'This is already your plan.')
  return {
    subscription,
    when,
    to: { ...to, amountCents: await checkedAmount(tools, priceId, amountOf(to.plan, to.interval)) },
  }
}

/** What our pages say a price is must be what the provider takes for it. */
async function checkedAmount(tools: BillingTools, priceId: string, shown: number): Promise<number> {
  const price = await paymentsOf(tools).readPrice(priceId)
  if (price?.active && price.currency === 'usd' && price.amountCents === shown) return shown
  const found = price ? `${price.amountCents} ${price.currency}${price.active ? '' : ', not active'}` : 'missing'
  const cause = new Error(`Price ${priceId} is ${found} at the provider, and ${shown} usd here`)
  throw new AppError('unavailable', 'This plan isn’t available right now.', {}, { cause })
}

function stillAsShown(
  { currentPeriodStart }: ProviderSubscription,
  { prorationDate, when: shown }: z.output<typeof ChangeBody>,
  when: PlanChangePreview['when'],
): void {
  const now = Date.now() / 1000
  const fresh = prorationDate > now - SHOWN_FOR && prorationDate < now + CLOCKS_DIFFER
  // Another period has begun meanwhile: what was left of the one before is gone.
  const samePeriod = prorationDate >= Math.floor(currentPeriodStart.getTime() / 1000)
  if (shown === when && fresh && samePeriod) return
  throw new AppError('conflict', 'The cost may have changed. Check it again.')
}
