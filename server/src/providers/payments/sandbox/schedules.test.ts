import type { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { runs } from '../../../testing'
import { openSandbox, periodOf, refusalOf, type Bought, type OpenSandbox } from './testing/open-sandbox'

/** As the product agrees on another plan for the end of the paid period. */
async function agree({ stripe }: OpenSandbox, { id, subscription }: Bought, price: string): Promise<string> {
  const [item] = subscription.items.data
  const { id: scheduleId } = await stripe.subscriptionSchedules.create({ from_subscription: id })
  await stripe.subscriptionSchedules.update(scheduleId, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      {
        items: [{ price: item?.price.id, quantity: 1 }],
        start_date: item?.current_period_start,
        end_date: item?.current_period_end,
      },
      {
        items: [{ price, quantity: 1 }],
        duration: { interval: price.endsWith('annual') ? 'year' : 'month', interval_count: 1 },
      },
    ],
  })
  return scheduleId
}

test.each([
  ['price_pro_monthly', 'price_starter_monthly', 2900, '2026-02-28 to 2026-03-31', '2026-03-31 to 2026-04-30'],
  ['price_pro_annual', 'price_pro_monthly', 9900, '2027-01-31 to 2027-02-28', '2027-02-28 to 2027-03-31'],
  ...runs<[string, string, number, string, string][]>(
    [],
    [['price_pro_annual', 'price_starter_annual', 29_000, '2027-01-31 to 2028-01-31', '2028-01-31 to 2029-01-31']],
  ),
])(
  '%s to %s is agreed for the end of the period, costs nothing before, and stays [CX-15]',
  async (from, to, cents, next, after) => {
    const open = await openSandbox()
    const { stripe, clock, sandbox, invoices, buy, events } = open
    const bought = await buy(from)
    const period = periodOf(bought.subscription)
    events.length = 0
    await agree(open, bought, to)
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(['customer.subscription.updated']))
    const agreed = await stripe.subscriptions.retrieve(bought.id, { expand: ['schedule'] })
    expect([periodOf(agreed), agreed.items.data[0]?.price.id]).toEqual([period, from])
    expect((agreed.schedule as Stripe.SubscriptionSchedule).phases.map(({ items }) => items[0]?.price)).toEqual([
      from,
      to,
    ])
    expect(await invoices(bought.id)).toHaveLength(1)
    const shown = await stripe.invoices.createPreview({ subscription: bought.id })
    expect([shown.amount_due, shown.lines.data[0]?.pricing?.price_details?.price]).toEqual([cents, to])

    const turn = async () => {
      clock.now = new Date(((await open.read(bought.id)).items.data[0]?.current_period_end ?? 0) * 1000)
      await sandbox.passTime()
      return open.read(bought.id)
    }
    const changed = await turn()
    expect([periodOf(changed), changed.items.data[0]?.price.id]).toEqual([next, to])
    expect((await invoices(bought.id)).map(({ amount_paid: paid }) => paid)[0]).toBe(cents)
    const later = await turn()
    expect([periodOf(later), later.items.data[0]?.price.id, later.schedule]).toEqual([after, to, null])
    expect((await invoices(bought.id)).map(({ amount_paid: paid }) => paid).slice(0, 2)).toEqual([cents, cents])
  },
)

test('what was agreed is taken back: the price stays', async () => {
  const open = await openSandbox()
  const { stripe, clock, sandbox, buy, read } = open
  const bought = await buy('price_pro_monthly')
  const schedule = await agree(open, bought, 'price_starter_monthly')
  expect(await stripe.subscriptionSchedules.release(schedule)).toMatchObject({ status: 'released', subscription: null })
  expect((await read(bought.id)).schedule).toBeNull()
  expect(await refusalOf(stripe.subscriptionSchedules.release(schedule))).toMatchObject({ statusCode: 400 })
  clock.passDays(28)
  await sandbox.passTime()
  expect((await read(bought.id)).items.data[0]?.price.id).toBe('price_pro_monthly')
})

test('another plan is agreed instead of the first, also twice at once', async () => {
  const open = await openSandbox()
  const { stripe, buy } = open
  const bought = await buy('price_pro_monthly')
  const schedule = await agree(open, bought, 'price_starter_monthly')
  expect(await refusalOf(stripe.subscriptionSchedules.create({ from_subscription: bought.id }))).toMatchObject({
    statusCode: 400,
    message: expect.stringContaining(schedule) as string,
  })
  const other = await buy('price_pro_monthly')
  const made = await Promise.allSettled(
    [1, 2, 3].map(() => stripe.subscriptionSchedules.create({ from_subscription: other.id })),
  )
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('while a schedule decides, the end of the subscription is not set beside it, and goes with it', async () => {
  const open = await openSandbox()
  const { stripe, buy, read } = open
  const bought = await buy('price_pro_monthly')
  const schedule = await agree(open, bought, 'price_starter_monthly')
  const refused = await refusalOf(stripe.subscriptions.update(bought.id, { cancel_at_period_end: true }))
  expect(refused.message).toContain('managed by the subscription schedule')
  await stripe.subscriptions.cancel(bought.id)
  expect(await stripe.subscriptionSchedules.retrieve(schedule)).toMatchObject({
    status: 'canceled',
    current_phase: null,
  })
  expect((await read(bought.id)).schedule).toBeNull()
  const ending = await buy()
  await stripe.subscriptions.update(ending.id, { cancel_at_period_end: true })
  expect(await refusalOf(stripe.subscriptionSchedules.create({ from_subscription: ending.id }))).toMatchObject({
    statusCode: 400,
  })
})

const FAULTY: [string, object, object, string][] = [
  ['begins elsewhere', { start_date: 1_700_000_000 }, {}, 'phases[0][start_date]'],
  ['has another price now', { items: [{ price: 'price_creator_monthly' }] }, {}, 'phases[0][items][0][price]'],
  ['has an unknown price', {}, { items: [{ price: 'price_none' }] }, 'phases[1][items][0][price]'],
  ['never ends', {}, { duration: undefined }, 'phases[1][end_date]'],
  ['ends before it begins', {}, { duration: undefined, end_date: 1_700_000_000 }, 'phases[1][end_date]'],
  ['leaves a gap', {}, { start_date: 1_900_000_000 }, 'phases[1][start_date]'],
  ['is a trial', {}, { trial: true }, 'phases[1][trial]'],
]

test('a schedule is refused that begins elsewhere, has another price or none, leaves a gap, never ends or is a trial', async () => {
  const { stripe, buy } = await openSandbox()
  const { id, subscription } = await buy('price_pro_monthly')
  const [item] = subscription.items.data
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: id })
  for (const [what, first, second, param] of FAULTY) {
    const phases = [
      {
        items: [{ price: 'price_pro_monthly' }],
        start_date: item?.current_period_start,
        end_date: item?.current_period_end,
        ...first,
      },
      { items: [{ price: 'price_starter_monthly' }], duration: { interval: 'month' as const }, ...second },
    ]
    const refused = refusalOf(stripe.subscriptionSchedules.update(schedule.id, { phases }))
    expect(await refused, what).toMatchObject({ statusCode: 400, param })
  }
  expect(await stripe.subscriptionSchedules.retrieve(schedule.id)).toEqual(schedule)
})
