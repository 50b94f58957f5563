import type { Stripe } from 'stripe'
import { AppError } from '../../platform/http'
import type { ChangeCost, Payments, PlanChange, ProviderPrice } from './payments'
import { askStripe, isMissing } from './stripe-failure'
import {
  idOf,
  isEnding,
  isProviderId,
  itemOf,
  ourMoney,
  previewOf,
  priceOf,
  scheduleOf,
  Subscription,
  type StripeSubscription,
} from './stripe-objects'

type Changes = Pick<
  Payments,
  'previewChange' | 'changeNow' | 'changeAtPeriodEnd' | 'keepAsItIs' | 'cancelAtPeriodEnd' | 'cancelNow'
>

type Proposal = Omit<PlanChange, 'idempotencyKey'>

/** What is done to a subscription. Each begins with how it stands at the provider now, so all of them can be repeated. */
export function subscriptionChanges(stripe: Stripe): Changes {
  return {
    previewChange: (change) => askStripe(() => previewChange(stripe, change)),
    changeNow: (change) => askStripe(() => changeNow(stripe, change)),
    changeAtPeriodEnd: (change) => askStripe(() => changeAtPeriodEnd(stripe, change)),
    keepAsItIs: (id) => askStripe(() => keepAsItIs(stripe, id)),
    cancelAtPeriodEnd: (id) => askStripe(() => cancelAtPeriodEnd(stripe, id)),
    cancelNow: (id) => askStripe(() => cancelNow(stripe, id)),
  }
}

async function read(stripe: Stripe, id: string): Promise<StripeSubscription> {
  if (!isProviderId(id)) throw noSuchSubscription()
  try {
    return Subscription.parse(await stripe.subscriptions.retrieve(id, { expand: ['schedule'] }))
  } catch (error) {
    if (isMissing(error)) throw noSuchSubscription()
    throw error
  }
}

const noSuchSubscription = () => new AppError('not_found', 'The payment provider knows no such subscription')

/** A price that can be charged: a fixed amount of dollars, by month or by year. */
async function readPrice(stripe: Stripe, id: string): Promise<ProviderPrice & { amountCents: number }> {
  const price = priceOf(await stripe.prices.retrieve(id))
  const { amountCents, interval, currency } = price
  if (amountCents === null || interval === null)
    throw new AppError('unavailable', 'This plan can’t be bought right now.')
  return { ...price, amountCents: ourMoney(amountCents, currency) }
}

/** The same for the preview and for the change itself, so that what was shown is what is charged. */
function newItems(subscription: StripeSubscription, { priceId, prorationDate }: Proposal) {
  return {
    items: [{ id: itemOf(subscription).id, price: priceId }],
    proration_behavior: 'always_invoice' as const,
    proration_date: prorationDate,
    // A changed plan goes on, so a planned end is taken back.
    ...(hasEnd(subscription) ? takingBackTheEnd(subscription) : {}),
  }
}

/** Also one that is further away than this period; where a schedule rules, it alone decides about the end. */
const hasEnd = (subscription: StripeSubscription): boolean =>
  !scheduleOf(subscription) && (subscription.cancel_at_period_end || subscription.cancel_at !== null)

/** The two ways of ending cannot be given together. */
const takingBackTheEnd = ({ cancel_at_period_end: atPeriodEnd }: StripeSubscription) =>
  atPeriodEnd ? ({ cancel_at_period_end: false } as const) : ({ cancel_at: '' } as const)

async function previewChange(stripe: Stripe, change: Proposal): Promise<ChangeCost> {
  const subscription = await read(stripe, change.subscriptionId)
  const [price, answer] = await Promise.all([
    readPrice(stripe, change.priceId),
    stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: newItems(subscription, change),
    }),
  ])
  const { dueNowCents, creditCents, paidUntil } = previewOf(answer)
  return {
    dueNowCents,
    nextPaymentCents: Math.max(0, price.amountCents - creditCents),
    nextPaymentAt: paidUntil,
  }
}

async function changeNow(stripe: Stripe, change: PlanChange): Promise<void> {
  const subscription = await read(stripe, change.subscriptionId)
  const schedule = scheduleOf(subscription)
  if (itemOf(subscription).price.id !== change.priceId) {
    // Nothing is changed unless it is paid for: a declined card leaves everything as it is.
    await stripe.subscriptions.update(
      subscription.id,
      { ...newItems(subscription, change), payment_behavior: 'error_if_incomplete' },
      { idempotencyKey: change.idempotencyKey },
    )
  }
  // What was agreed for later goes only after that, since the card may be declined.
  if (schedule) await stripe.subscriptionSchedules.release(schedule.id)
}

async function changeAtPeriodEnd(
  stripe: Stripe,
  change: Pick<PlanChange, 'subscriptionId' | 'priceId'>,
): Promise<void> {
  const subscription = await read(stripe, change.subscriptionId)
  const { interval } = await readPrice(stripe, change.priceId)
  if (!hasEnd(subscription)) return agree(stripe, subscription, change.priceId, interval)

  // A schedule cannot be made for what is set to end; but without one it must not be renewed either.
  await stripe.subscriptions.update(subscription.id, takingBackTheEnd(subscription))
  try {
    await agree(stripe, subscription, change.priceId, interval)
  } catch (error) {
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }).catch(() => undefined)
    throw error
  }
}

async function agree(
  stripe: Stripe,
  subscription: StripeSubscription,
  priceId: string,
  interval: ProviderPrice['interval'],
): Promise<void> {
  const { price, current_period_start: begun, current_period_end: end } = itemOf(subscription)
  const existing = scheduleOf(subscription)
  const made = existing ? undefined : await stripe.subscriptionSchedules.create({ from_subscription: subscription.id })
  const [id, phase] = existing ? [existing.id, existing.current_phase] : [made?.id ?? '', made?.current_phase ?? null]
  const { default_payment_method: card } = subscription
  const alike = {
    proration_behavior: 'none' as const,
    // Phases are replaced as a whole: without it, the next payment would look for a card that the customer does not have.
    ...(card ? { default_payment_method: idOf(card) } : {}),
  }
  const item = (of: string) => [{ price: of, quantity: 1 }]
  await stripe.subscriptionSchedules.update(id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      {
        items: item(price.id),
        start_date: phase?.start_date ?? begun,
        end_date: end,
        ...alike,
      },
      {
        items: item(priceId),
        duration: { interval: interval === 'annual' ? 'year' : 'month', interval_count: 1 },
        ...alike,
      },
    ],
  })
}

async function keepAsItIs(stripe: Stripe, id: string): Promise<void> {
  const subscription = await read(stripe, id)
  const schedule = scheduleOf(subscription)
  if (schedule) await stripe.subscriptionSchedules.release(schedule.id)
  else if (isEnding(subscription)) await stripe.subscriptions.update(id, takingBackTheEnd(subscription))
}

async function cancelAtPeriodEnd(stripe: Stripe, id: string): Promise<void> {
  const subscription = await read(stripe, id)
  if (isEnding(subscription)) return
  // The provider lets a schedule alone decide about the end.
  const schedule = scheduleOf(subscription)
  if (schedule) await stripe.subscriptionSchedules.release(schedule.id)
  await stripe.subscriptions.update(id, { cancel_at_period_end: true })
}

const ENDED = new Set<StripeSubscription['status']>(['canceled', 'incomplete_expired'])

async function cancelNow(stripe: Stripe, id: string): Promise<void> {
  if (!isProviderId(id)) return
  try {
    const subscription = Subscription.parse(await stripe.subscriptions.retrieve(id, { expand: ['schedule'] }))
    if (!ENDED.has(subscription.status)) await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false })
  } catch (error) {
    // It has ended meanwhile: the provider reports an ended subscription as missing.
    if (!isMissing(error)) throw error
  }
}
