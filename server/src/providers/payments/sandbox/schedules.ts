import type { Stripe } from 'stripe'
import * as z from 'zod'
import { invalid, missing } from './faults'
import { expand, list, metadata, text, wholeNumber } from './form'
import { addIntervals } from './periods'
import { idOf, itemOf, newId, type Store } from './store'

type Schedule = Stripe.SubscriptionSchedule
type Phase = Stripe.SubscriptionSchedule.Phase

/** `POST /v1/subscription_schedules`: of a subscription that runs. */
export const ScheduleOrder = z.strictObject({ from_subscription: text, metadata: metadata.optional(), expand })

export async function createSchedule(
  store: Store,
  { from_subscription: id, metadata: words = {} }: z.output<typeof ScheduleOrder>,
): Promise<Schedule> {
  const subscription = await store.lock('subscription', id)
  if (!subscription) throw missing('subscription', id, 'from_subscription')
  if (subscription.status === 'canceled') throw invalid('You cannot migrate a subscription that has ended.')
  if (subscription.schedule !== null) {
    throw invalid(
      `You cannot migrate a subscription that is already attached to a schedule: ${idOf(subscription.schedule)}`,
      'from_subscription',
    )
  }
  if (subscription.cancel_at_period_end) {
    throw invalid('You cannot migrate a subscription that is set to cancel.', 'from_subscription')
  }
  const { current_period_start: start, current_period_end: end, price } = itemOf(subscription)
  const schedule: Schedule = {
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: null, type: 'classic' },
    canceled_at: null,
    completed_at: null,
    created: store.now,
    current_phase: { start_date: start, end_date: end },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: words,
    pause_schedules: [],
    phases: [phaseOf(price.id, start, end)],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: id,
    test_clock: null,
  }
  await store.save(schedule)
  await attach(store, subscription, schedule.id)
  return schedule
}

/** `POST /v1/subscription_schedules/{id}`: prices that follow one another. */
export const SchedulePhases = z.strictObject({
  end_behavior: z.literal('release', 'the sandbox lets plans go on after the last phase').optional(),
  proration_behavior: z.literal('none', 'the sandbox changes prices at the end of a phase').optional(),
  metadata: metadata.optional(),
  phases: list(
    z.strictObject({
      items: list(z.strictObject({ price: text, quantity: z.literal('1').optional() })).refine(
        (items) => items.length === 1,
        'the sandbox has one plan in a subscription',
      ),
      start_date: wholeNumber.optional(),
      end_date: wholeNumber.optional(),
      duration: z
        .strictObject({ interval: z.enum(['month', 'year']), interval_count: wholeNumber.optional() })
        .optional(),
      proration_behavior: z.literal('none').optional(),
      metadata: metadata.optional(),
    }),
  ).optional(),
  expand,
})

export async function updateSchedule(
  store: Store,
  wanted: z.output<typeof SchedulePhases>,
  id: string,
): Promise<Schedule> {
  const { schedule, subscription } = await lockBoth(store, id)
  if (schedule.status !== 'active') {
    throw invalid(`You cannot update a subscription schedule that is currently in the \`${schedule.status}\` status.`)
  }
  const phases = wanted.phases ? readPhases(store, schedule, wanted.phases, itemOf(subscription).price.id) : undefined
  const [first] = phases ?? []
  const updated: Schedule = {
    ...schedule,
    metadata: { ...schedule.metadata, ...wanted.metadata },
    phases: phases ?? schedule.phases,
    current_phase: first ? { start_date: first.start_date, end_date: first.end_date } : schedule.current_phase,
  }
  await store.save(updated)
  await store.emit('customer.subscription.updated', subscription)
  return updated
}

function readPhases(
  store: Store,
  schedule: Schedule,
  wanted: NonNullable<z.output<typeof SchedulePhases>['phases']>,
  currentPrice: string,
): Phase[] {
  const begin = schedule.current_phase?.start_date
  let at = begin ?? store.now
  return wanted.map(({ items, start_date: start, end_date: end, duration }, place) => {
    const name = `phases[${place}]`
    const price = store.prices.get(items[0]?.price ?? '', `${name}[items][0][price]`)
    if (place === 0 && start === undefined)
      throw invalid('The first phase needs a `start_date`.', `${name}[start_date]`)
    if (start !== undefined && start !== at) {
      const words =
        place === 0
          ? 'You can not modify the start date of the current phase.'
          : 'Phases must follow one another without gaps.'
      throw invalid(words, `${name}[start_date]`)
    }
    if (place === 0 && price.id !== currentPrice) {
      throw invalid('The sandbox changes prices at the end of a phase only.', `${name}[items][0][price]`)
    }
    if ((end === undefined) === (duration === undefined)) {
      throw invalid('Each phase needs either an `end_date` or a `duration`.', `${name}[end_date]`)
    }
    const interval = duration?.interval === 'year' ? 'annual' : 'monthly'
    const until = end ?? addIntervals(at, interval, duration?.interval_count ?? 1)
    if (until <= at) throw invalid('The end of a phase must be after its start.', `${name}[end_date]`)
    const phase = phaseOf(price.id, at, until)
    at = until
    return phase
  })
}

/** `POST /v1/subscription_schedules/{id}/release`: the subscription goes on as it is. */
export async function releaseSchedule(store: Store, id: string): Promise<Schedule> {
  const { schedule, subscription } = await lockBoth(store, id)
  if (schedule.status !== 'active') {
    throw invalid(`You cannot release a subscription schedule that is currently in the \`${schedule.status}\` status.`)
  }
  const released = await closeSchedule(store, id, 'released')
  await attach(store, subscription, null)
  return released
}

/** Says to the webhook that something else was agreed. */
async function attach(store: Store, subscription: Stripe.Subscription, schedule: string | null) {
  const attached = { ...subscription, schedule }
  await store.save(attached)
  await store.emit('customer.subscription.updated', attached)
}

/** Subscriptions are locked before what belongs to them. */
async function lockBoth(store: Store, id: string) {
  const schedule = await store.find('subscription_schedule', id)
  const owner = schedule?.subscription ?? schedule?.released_subscription
  const subscription = owner && (await store.lock('subscription', idOf(owner)))
  const locked = await store.lock('subscription_schedule', id)
  if (!locked || !subscription) throw missing('subscription_schedule', id)
  return { schedule: locked, subscription }
}

export async function closeSchedule(
  store: Store,
  id: string,
  status: 'canceled' | 'released' | 'completed',
): Promise<Schedule> {
  const schedule = await store.lock('subscription_schedule', id)
  if (!schedule) throw missing('subscription_schedule', id)
  const closed: Schedule = {
    ...schedule,
    status,
    current_phase: null,
    ...(status === 'canceled'
      ? { canceled_at: store.now }
      : { released_at: store.now, released_subscription: schedule.subscription && idOf(schedule.subscription) }),
    // A canceled one still says what it was for.
    subscription: status === 'canceled' ? schedule.subscription : null,
  }
  await store.save(closed)
  return closed
}

/** The phase that is on at a moment; undefined: none any more, or there is no schedule. */
export async function phaseAt(store: Store, { schedule }: Stripe.Subscription, at: number): Promise<Phase | undefined> {
  if (schedule === null) return undefined
  const { phases = [] } = (await store.find('subscription_schedule', idOf(schedule))) ?? {}
  return phases.find(({ start_date: start, end_date: end }) => start <= at && at < end)
}

/** A new period begins: the schedule goes on with its phase, or lets the subscription go after the last. What stays of it. */
export async function enterPhase(store: Store, subscription: Stripe.Subscription, at: number): Promise<string | null> {
  if (subscription.schedule === null) return null
  const id = idOf(subscription.schedule)
  const phase = await phaseAt(store, subscription, at)
  if (!phase) {
    await closeSchedule(store, id, 'released')
    return null
  }
  const schedule = await store.lock('subscription_schedule', id)
  if (!schedule) return null
  await store.save({ ...schedule, current_phase: { start_date: phase.start_date, end_date: phase.end_date } })
  return id
}

/** The period or the price of a subscription was changed under its schedule: what is agreed for later moves along. */
export async function followChange(
  store: Store,
  before: Stripe.Subscription,
  after: Stripe.Subscription,
): Promise<void> {
  if (before.schedule === null) return
  const schedule = await store.lock('subscription_schedule', idOf(before.schedule))
  if (!schedule) return
  const [{ current_period_end: end }, item] = [itemOf(before), itemOf(after)]
  const moved = (moment: number) => (moment >= end ? moment + item.current_period_end - end : moment)
  const current = schedule.current_phase
  const phases = schedule.phases.map((phase) => {
    const isCurrent = phase.start_date === current?.start_date
    const start = moved(phase.start_date)
    return {
      ...(isCurrent ? phaseOf(item.price.id, start, start) : phase),
      start_date: start,
      end_date: Math.max(start + 1, moved(phase.end_date)),
    }
  })
  await store.save({
    ...schedule,
    phases,
    current_phase: current && { start_date: moved(current.start_date), end_date: moved(current.end_date) },
  })
}

function phaseOf(price: string, start: number, end: number): Phase {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: 'usd',
    default_payment_method: null,
    description: null,
    discounts: [],
    end_date: end,
    invoice_settings: null,
    items: [{ billing_thresholds: null, discounts: [], metadata: {}, plan: price, price, quantity: 1 }],
    metadata: {},
    on_behalf_of: null,
    proration_behavior: 'none',
    start_date: start,
    transfer_data: null,
    trial_end: null,
  }
}
