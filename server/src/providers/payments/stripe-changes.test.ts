import { describe, expect, test } from 'vitest'
import type { PlanChange } from './payments'
import { paymentsWith } from './testing/payments-with'
import { stripeError } from './testing/scripted-stripe'
import * as stripe from './testing/stripe-answers'

const SUBSCRIPTION = 'GET /v1/subscriptions/sub_1'
const UPDATE = 'POST /v1/subscriptions/sub_1'
const PREVIEW = 'POST /v1/invoices/create_preview'
const PRICE = 'GET /v1/prices/price_pro'

describe('a change of plan', () => {
  const CHANGE: PlanChange = {
    subscriptionId: 'sub_1',
    priceId: 'price_pro',
    prorationDate: stripe.BEGUN + 1000,
    idempotencyKey: 'click-2',
  }
  const pro = { body: stripe.aPrice({ id: 'price_pro', unit_amount: 9900 }) }
  const ending = { body: stripe.aSubscription({ cancel_at_period_end: true }) }
  const scheduled = { body: stripe.aSubscription({ schedule: stripe.aSchedule() }) }
  const plain = { body: stripe.aSubscription() }
  const declined = stripeError(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  })

  test.each([
    ['the difference', { amount_due: 4200, total: 4200 }, { dueNowCents: 4200, nextPaymentCents: 9900 }],
    [
      'nothing, when what is left pays for it',
      { amount_due: 0, total: -15_000 },
      { dueNowCents: 0, nextPaymentCents: 0 },
    ],
    [
      'less next time, when something is left over',
      { amount_due: 0, total: -3000, starting_balance: -500 },
      { dueNowCents: 0, nextPaymentCents: 6400 },
    ],
  ])('costs %s, as the provider counts it', async (_, changes, expected) => {
    const { payments, requests } = await paymentsWith({
      [SUBSCRIPTION]: plain,
      [PRICE]: pro,
      [PREVIEW]: { body: { ...stripe.anInvoice(changes), id: undefined, status: 'draft' } },
    })
    const nextPaymentAt = new Date(stripe.MONTH_LATER * 1000)
    expect(await payments.previewChange(CHANGE)).toEqual({ ...expected, nextPaymentAt })
    expect(requests.find(({ line }) => line === PREVIEW)?.form).toEqual({
      subscription: 'sub_1',
      'subscription_details[items][0][id]': 'si_1',
      'subscription_details[items][0][price]': 'price_pro',
      'subscription_details[proration_behavior]': 'always_invoice',
      'subscription_details[proration_date]': String(CHANGE.prorationDate),
    })
  })

  test('at once charges what the preview said, or changes nothing', async () => {
    const { payments, requests } = await paymentsWith({ [SUBSCRIPTION]: plain, [UPDATE]: plain })
    await payments.changeNow(CHANGE)
    expect(requests.at(-1)).toMatchObject({
      line: UPDATE,
      headers: { 'idempotency-key': 'click-2' },
      form: {
        'items[0][id]': 'si_1',
        'items[0][price]': 'price_pro',
        proration_behavior: 'always_invoice',
        proration_date: String(CHANGE.prorationDate),
        payment_behavior: 'error_if_incomplete',
      },
    })
  })

  test('at once takes back the end that was agreed', async () => {
    const { payments, requests } = await paymentsWith({ [SUBSCRIPTION]: ending, [UPDATE]: plain })
    await payments.changeNow(CHANGE)
    expect(requests.at(-1)?.form).toMatchObject({ cancel_at_period_end: 'false' })
  })

  test('at once takes back an end that is further away than what it pays for', async () => {
    const later = { body: stripe.aSubscription({ cancel_at: stripe.MONTH_LATER + 1_000_000 }) }
    const { payments, requests } = await paymentsWith({ [SUBSCRIPTION]: later, [UPDATE]: plain })
    await payments.changeNow(CHANGE)
    expect(requests.at(-1)?.form).toMatchObject({ cancel_at: '' })
  })

  test('that the card is declined for leaves what was agreed before as it is', async () => {
    const { payments, lines } = await paymentsWith({ [SUBSCRIPTION]: scheduled, [UPDATE]: declined })
    await expect(payments.changeNow(CHANGE)).rejects.toMatchObject({
      code: 'payment_failed',
      message: 'Your card was declined.',
    })
    expect(lines()).toEqual([SUBSCRIPTION, UPDATE])
  })

  test('that has been made is not made again, and what was agreed before goes', async () => {
    const done = stripe.aSubscription({ items: { data: [stripe.anItem('price_pro')] }, schedule: stripe.aSchedule() })
    const { payments, lines } = await paymentsWith({
      [SUBSCRIPTION]: { body: done },
      'POST /v1/subscription_schedules/sub_sched_1/release': { body: stripe.aSchedule({ status: 'released' }) },
    })
    await payments.changeNow(CHANGE)
    expect(lines()).toEqual([SUBSCRIPTION, 'POST /v1/subscription_schedules/sub_sched_1/release'])
  })

  test('at the end of the period is two phases, and nothing is charged now', async () => {
    const { payments, requests, lines } = await paymentsWith({
      [SUBSCRIPTION]: plain,
      [PRICE]: pro,
      'POST /v1/subscription_schedules': { body: stripe.aSchedule() },
      'POST /v1/subscription_schedules/sub_sched_1': { body: stripe.aSchedule() },
    })
    await payments.changeAtPeriodEnd(CHANGE)
    expect(lines()).toEqual([
      SUBSCRIPTION,
      PRICE,
      'POST /v1/subscription_schedules',
      'POST /v1/subscription_schedules/sub_sched_1',
    ])
    expect(requests[2]?.form).toEqual({ from_subscription: 'sub_1' })
    expect(requests[3]?.form).toEqual({
      end_behavior: 'release',
      proration_behavior: 'none',
      'phases[0][items][0][price]': 'price_creator',
      'phases[0][items][0][quantity]': '1',
      'phases[0][start_date]': String(stripe.BEGUN),
      'phases[0][end_date]': String(stripe.MONTH_LATER),
      'phases[0][proration_behavior]': 'none',
      'phases[1][items][0][price]': 'price_pro',
      'phases[1][items][0][quantity]': '1',
      'phases[1][duration][interval]': 'month',
      'phases[1][duration][interval_count]': '1',
      'phases[1][proration_behavior]': 'none',
    })
  })

  test('at the end of the period is paid with the card that the plan was bought with', async () => {
    const { payments, requests } = await paymentsWith({
      [SUBSCRIPTION]: { body: stripe.aSubscription({ default_payment_method: 'pm_1' }) },
      [PRICE]: pro,
      'POST /v1/subscription_schedules': { body: stripe.aSchedule() },
      'POST /v1/subscription_schedules/sub_sched_1': { body: stripe.aSchedule() },
    })
    await payments.changeAtPeriodEnd(CHANGE)
    expect(requests.at(-1)?.form).toMatchObject({
      'phases[0][default_payment_method]': 'pm_1',
      'phases[1][default_payment_method]': 'pm_1',
    })
  })

  test('at the end of the period takes the place of an end that a schedule brings', async () => {
    const ends = stripe.aSubscription({ schedule: stripe.aSchedule(), cancel_at: stripe.MONTH_LATER })
    const { payments, lines } = await paymentsWith({
      [SUBSCRIPTION]: { body: ends },
      [PRICE]: pro,
      'POST /v1/subscription_schedules/sub_sched_1': { body: stripe.aSchedule() },
    })
    await payments.changeAtPeriodEnd(CHANGE)
    expect(lines()).not.toContain(UPDATE)
  })

  test('at the end of the period replaces one that was agreed before', async () => {
    const { payments, lines } = await paymentsWith({
      [SUBSCRIPTION]: scheduled,
      [PRICE]: pro,
      'POST /v1/subscription_schedules/sub_sched_1': { body: stripe.aSchedule() },
    })
    await payments.changeAtPeriodEnd(CHANGE)
    expect(lines()).toEqual([SUBSCRIPTION, PRICE, 'POST /v1/subscription_schedules/sub_sched_1'])
  })

  test('at the end of the period that fails half-way leaves the end that was agreed', async () => {
    const { payments, requests } = await paymentsWith({
      [SUBSCRIPTION]: ending,
      [PRICE]: pro,
      [UPDATE]: plain,
      'POST /v1/subscription_schedules': stripeError(400, { type: 'invalid_request_error', message: 'No.' }),
    })
    await expect(payments.changeAtPeriodEnd(CHANGE)).rejects.toMatchObject({ code: 'provider_failed' })
    expect(requests.at(-1)).toMatchObject({ line: UPDATE, form: { cancel_at_period_end: 'true' } })
  })

  test.each([
    ['keepAsItIs', 'nothing agreed', plain, []],
    ['keepAsItIs', 'an end', ending, [UPDATE]],
    ['keepAsItIs', 'an end of the portal', { body: stripe.aSubscription({ cancel_at: stripe.MONTH_LATER }) }, [UPDATE]],
    ['keepAsItIs', 'another plan', scheduled, ['POST /v1/subscription_schedules/sub_sched_1/release']],
    ['cancelAtPeriodEnd', 'nothing agreed', plain, [UPDATE]],
    ['cancelAtPeriodEnd', 'an end', ending, []],
    ['cancelAtPeriodEnd', 'another plan', scheduled, ['POST /v1/subscription_schedules/sub_sched_1/release', UPDATE]],
    ['cancelNow', 'nothing agreed', plain, ['DELETE /v1/subscriptions/sub_1']],
    ['cancelNow', 'its end behind it', { body: stripe.aSubscription({ status: 'canceled' }) }, []],
  ] as const)('%s with %s asks for no more than is needed', async (method, _, subscription, expected) => {
    const { payments, lines } = await paymentsWith({
      [SUBSCRIPTION]: subscription,
      [UPDATE]: plain,
      'DELETE /v1/subscriptions/sub_1': plain,
      'POST /v1/subscription_schedules/sub_sched_1/release': { body: stripe.aSchedule({ status: 'released' }) },
    })
    await payments[method]('sub_1')
    expect(lines().slice(1)).toEqual(expected)
  })
})
