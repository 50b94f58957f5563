import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '../../../platform/http'
import { sharedApp, type TestApp } from '../../../testing'
import { asSubscriber, CARDS, newSubscriber, price } from './testing/subscriber'

let server: TestApp
beforeAll(async () => {
  server = await sharedApp()
})

const subscriber = (priceId = price('starter'), card?: string) => newSubscriber(server, priceId, card)
const noSubscriber = async () => asSubscriber(server, await server.newUser())

describe('a dearer plan', () => {
  test('is explained, had at once, and the difference is charged as it was shown [A-SB-23, A-SB-25, CX-17, OP-26]', async () => {
    const ana = await subscriber()
    const shown = await ana.preview(price('creator'))
    expect(shown).toMatchObject({
      when: 'now',
      from: { planId: 'starter', planName: 'Beta Starter', interval: 'monthly' },
      to: { planId: 'creator', planName: 'Beta Creator', interval: 'monthly' },
      nextPaymentCents: 4900,
      scriptsPerMonth: { from: 30, to: 100 },
      videoLength: { from: 60, to: 180 },
    })
    // Just bought: nearly all of the 20 dollars between the two.
    expect(shown.dueNowCents).toBeGreaterThan(1900)
    expect(shown.dueNowCents).toBeLessThanOrEqual(2000)
    expect((await ana.summary()).plan).toBe('starter')

    const { prorationDate, when } = shown
    const { data } = await ana.post('/change', { priceId: price('creator'), prorationDate, when })
    expect(data).toMatchObject({
      plan: 'creator',
      scriptsLimit: 100,
      videoLength: 180,
      nextBillingAt: shown.nextPaymentAt,
      nextPlan: null,
    })
    expect(await ana.summary()).toEqual(data)
    expect(await ana.paid()).toEqual([shown.dueNowCents, 2900])
  })

  test('for a year begins a new period, and what is left of the old one is taken off', async () => {
    const ana = await subscriber(price('creator'))
    const shown = await ana.preview(price('creator', 'annual'))
    expect(shown).toMatchObject({ when: 'now', nextPaymentCents: 49_000, to: { interval: 'annual' } })
    expect(shown.dueNowCents).toBeGreaterThanOrEqual(44_100)
    expect(shown.dueNowCents).toBeLessThan(44_200)
    const { prorationDate, when } = shown
    const { data } = await ana.post('/change', { priceId: price('creator', 'annual'), prorationDate, when })
    expect(data).toMatchObject({ plan: 'creator', interval: 'annual' })
    expect(await ana.paid()).toEqual([4900, shown.dueNowCents])
    // The new period begins with the change itself, a moment after it was looked at.
    expect(Math.abs(Date.parse(data.nextBillingAt ?? '') - Date.parse(shown.nextPaymentAt))).toBeLessThan(60_000)
    const days = (Date.parse(shown.nextPaymentAt) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(364)
    expect(days).toBeLessThan(367)
  })

  test('that the card is declined for changes nothing, and works with a new card [A-SB-09]', async () => {
    const ana = await subscriber(price('starter'), CARDS.laterDeclined)
    const before = await ana.summary()
    const declined = await ana.change(price('pro'))
    expect(declined).toMatchObject({
      status: 402,
      code: 'payment_failed',
      error: expect.stringMatching(/declined/) as string,
    })
    expect(await ana.summary()).toEqual(before)
    expect(await ana.paid()).toEqual([2900])

    await ana.changeCard(CARDS.good)
    expect(await ana.change(price('pro'))).toMatchObject({ status: 200, data: { plan: 'pro', scriptsLimit: 250 } })
  })

  test('is charged once, however often and from wherever it is asked for', async () => {
    const ana = await subscriber()
    const { prorationDate, when } = await ana.preview(price('creator'))
    const change = { priceId: price('creator'), prorationDate, when }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        ana.post('/change', change, { 'idempotency-key': turn % 2 === 0 ? 'click' : `click-${turn}` }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await ana.post('/change', change, { 'idempotency-key': 'click' })).toMatchObject({ status: 200 })
    expect(await ana.post('/change', change, { 'idempotency-key': 'later' })).toMatchObject({ status: 200 })
    expect(await ana.paid()).toHaveLength(2)
  })

  test('of two that are asked for at once is one at a time, and each is charged by itself', async () => {
    const ana = await subscriber()
    // Previewed before any is asked for: a preview beside a change is refused, too.
    const changes = await Promise.all(
      [price('creator'), price('pro'), price('creator')].map(async (priceId) => {
        const { prorationDate, when } = await ana.preview(priceId)
        return { priceId, prorationDate, when }
      }),
    )
    const answers = await Promise.all(changes.map((change) => ana.post('/change', change)))
    const made = answers.filter(({ status }) => status === 200)
    expect(made.length).toBeGreaterThan(0)
    expect(answers.filter(({ status, code }) => status !== 200 && code !== 'conflict')).toEqual([])
    const paid = (await ana.paid()).reduce((sum, cents) => sum + cents, 0)
    const monthly = { creator: 4900, pro: 9900 }[(await ana.summary()).plan] ?? 0
    // What came in for one month is what its plan costs, but for the seconds of the smaller ones.
    expect(Math.abs(paid - monthly)).toBeLessThanOrEqual(5)
  })

  test('that was made, and could not be read back, is reported as made; asking again charges nothing', async () => {
    const ana = await subscriber()
    const { prorationDate, when } = await ana.preview(price('pro'))
    const change = { priceId: price('pro'), prorationDate, when }
    const { payments } = server.tools
    if (!payments) throw new Error('Nothing is sold in a test')
    const { changeNow, readSubscription } = payments
    payments.changeNow = async (change) => {
      await changeNow(change)
      payments.readSubscription = () => Promise.reject(new AppError('provider_failed', 'Away'))
    }
    try {
      expect(await ana.post('/change', change)).toMatchObject({
        status: 502,
        error: expect.stringMatching(/went through/) as string,
      })
    } finally {
      Object.assign(payments, { changeNow, readSubscription })
    }
    expect(await ana.post('/change', change)).toMatchObject({ status: 200, data: { plan: 'pro' } })
    expect(await ana.paid()).toHaveLength(2)
  })

  test('that was paid for, and cut off before the agreed one was gone, is whole when it is asked for again', async () => {
    const ana = await subscriber(price('creator'))
    await ana.change(price('starter'))
    const { prorationDate, when } = await ana.preview(price('pro'))
    const { payments } = server.tools
    if (!payments) throw new Error('Nothing is sold in a test')
    const { changeNow } = payments
    payments.changeNow = async (change) => {
      await changeNow(change)
      await payments.changeAtPeriodEnd({ ...change, priceId: price('starter') })
      throw new AppError('provider_failed', 'Away')
    }
    const change = { priceId: price('pro'), prorationDate, when }
    expect((await ana.post('/change', change).finally(() => Object.assign(payments, { changeNow }))).status).toBe(502)
    expect(await ana.post('/change', change)).toMatchObject({ status: 200, data: { plan: 'pro', nextPlan: null } })
    expect(await ana.paid()).toHaveLength(2)
  })

  test('takes the place of a smaller one that was agreed, and of an end', async () => {
    const ana = await subscriber(price('creator'))
    await ana.change(price('starter'))
    expect((await ana.change(price('pro'))).data).toMatchObject({ plan: 'pro', nextPlan: null, endsAt: null })
    const ben = await subscriber(price('creator'))
    expect((await ben.post('/cancel')).data.endsAt).not.toBeNull()
    expect((await ben.change(price('pro'))).data).toMatchObject({ plan: 'pro', endsAt: null })
  })
})

describe('a cheaper plan', () => {
  test('is agreed for the end of what is paid for: nothing is charged, nothing is lost, and then it is had [OP-28]', async () => {
    const ana = await subscriber(price('pro'))
    const before = await ana.summary()
    const shown = await ana.preview(price('starter'))
    expect(shown).toMatchObject({
      when: 'period_end',
      dueNowCents: 0,
      nextPaymentCents: 2900,
      nextPaymentAt: before.nextBillingAt,
      effectiveAt: before.nextBillingAt,
      scriptsPerMonth: { from: 250, to: 30 },
      videoLength: { from: 180, to: 60 },
    })
    const { data } = await ana.change(price('starter'))
    const nextPlan = { planId: 'starter', planName: 'Beta Starter', interval: 'monthly', at: before.nextBillingAt }
    expect(data).toMatchObject({ plan: 'pro', scriptsLimit: 250, nextPlan })
    expect(await ana.paid()).toHaveLength(1)

    await ana.skipToNextPayment()
    expect(await ana.summary()).toMatchObject({ plan: 'starter', scriptsLimit: 30, nextPlan: null })
    expect(await ana.paid()).toEqual([2900, 9900])
  })

  test('can be another one instead, and be taken back [A-SB-19]', async () => {
    const ana = await subscriber(price('pro', 'annual'))
    await ana.change(price('starter'))
    expect((await ana.change(price('creator'))).data.nextPlan).toMatchObject({ planId: 'creator', interval: 'monthly' })
    const anHourAgo = Math.floor(Date.now() / 1000) - 3600
    const again = { priceId: price('creator'), prorationDate: anHourAgo, when: 'period_end' }
    expect((await ana.post('/change', again)).status).toBe(200)
    const kept = await ana.post('/keep')
    expect(kept.data).toMatchObject({ plan: 'pro', interval: 'annual', nextPlan: null })
    expect((await ana.post('/keep')).data).toEqual(kept.data)
    expect(await ana.paid()).toHaveLength(1)
  })

  test('can be agreed by somebody whose plan was to end, which then goes on', async () => {
    const ana = await subscriber(price('pro'))
    await ana.post('/cancel')
    const { data } = await ana.change(price('creator'))
    expect(data).toMatchObject({ plan: 'pro', endsAt: null, nextPlan: { planId: 'creator' } })
  })
})

describe('the end', () => {
  test('comes with the end of what is paid for, can be asked for twice, and be taken back', async () => {
    const ana = await subscriber(price('creator'))
    const { nextBillingAt } = await ana.summary()
    const ended = await ana.post('/cancel')
    expect(ended.data).toMatchObject({ status: 'active', plan: 'creator', endsAt: nextBillingAt, nextBillingAt: null })
    expect((await ana.post('/cancel')).data).toEqual(ended.data)
    expect((await ana.post('/keep')).data).toMatchObject({ endsAt: null, nextBillingAt })

    await ana.post('/cancel')
    await ana.skipToNextPayment()
    expect(await ana.summary()).toMatchObject({ status: 'canceled', endsAt: null, managed: false })
    expect(await ana.post('/cancel')).toMatchObject({ status: 409, code: 'conflict' })
    expect(await ana.paid()).toHaveLength(1)
  })

  test('of a demonstration can come at once [OP-30]', async () => {
    const ana = await subscriber(price('creator'))
    expect((await ana.post('/drop')).data).toMatchObject({ status: 'canceled', managed: false, scriptsLimit: null })
    expect(await ana.post('/drop')).toMatchObject({ status: 409, code: 'conflict' })
  })

  test('of a plan that is paid for never comes at once [OP-30]', async () => {
    const ana = await subscriber(price('creator'))
    const { payments } = server.tools
    if (!payments) throw new Error('Nothing is sold in a test')
    Object.assign(payments, { provider: 'stripe' })
    try {
      expect(await ana.post('/drop')).toMatchObject({
        status: 422,
        code: 'refused',
        error: 'Only demo plans can be canceled right away.',
      })
    } finally {
      Object.assign(payments, { provider: 'sandbox' })
    }
    expect(await ana.summary()).toMatchObject({ status: 'active', plan: 'creator', endsAt: null })
  })

  test('replaces another plan that was agreed', async () => {
    const ana = await subscriber(price('pro'))
    await ana.change(price('starter'))
    expect((await ana.post('/cancel')).data).toMatchObject({
      plan: 'pro',
      nextPlan: null,
      endsAt: expect.any(String) as string,
    })
  })

  test('comes at once where a payment is missing, and a new plan can be had with a good card only [A-SB-01]', async () => {
    const ana = await subscriber(price('starter'), CARDS.laterDeclined)
    await ana.skipToNextPayment()
    expect(await ana.summary()).toMatchObject({ status: 'past_due' })
    expect(await ana.post('/change/preview', { priceId: price('pro') })).toMatchObject({
      status: 409,
      error: expect.stringMatching(/payment failed/) as string,
    })
    expect((await ana.post('/cancel')).data).toMatchObject({ status: 'canceled' })
  })
})

describe('nothing is changed', () => {
  test('for whoever has no plan, or one that was given', async () => {
    const nobody = await noSubscriber()
    for (const [path, body] of [
      ['/change/preview', { priceId: price('pro') }],
      ['/change', { priceId: price('pro'), prorationDate: Math.floor(Date.now() / 1000), when: 'now' }],
      ['/cancel', {}],
      ['/keep', {}],
    ] as const) {
      expect(await nobody.post(path, body)).toMatchObject({ status: 409, code: 'conflict' })
    }
    await server.db.query(sql`
      insert into private.billing_subscriptions (id, provider, user_id, status, price_id, current_period_start, current_period_end,
        created_at)
      values (${`op_${nobody.user.id}`}, 'operator', ${nobody.user.id}, 'active', 'granted_creator', now(), now() + '1 month', now())`)
    await server.db.query(sql`select private.refresh_subscription(${nobody.user.id})`)
    expect(await nobody.post('/change/preview', { priceId: price('pro') })).toMatchObject({
      status: 422,
      code: 'refused',
    })
    expect(await nobody.post('/cancel')).toMatchObject({ status: 422, code: 'refused' })
  })

  test.each([
    ['a price that is unknown', { priceId: 'price_unknown' }, 400],
    ['a price that only the operator gives', { priceId: 'granted_pro' }, 400],
    ['a price that is none', { priceId: 7 }, 400],
    ['a time that is none', { prorationDate: 'now' }, 400],
    ['a time beyond all bounds', { prorationDate: 1e300 }, 400],
    ['a negative time', { prorationDate: -1 }, 400],
    ['another moment than one of the two', { when: 'later' }, 400],
    ['what was shown an hour ago', { prorationDate: Math.floor(Date.now() / 1000) - 3600 }, 409],
    ['what will be shown tomorrow', { prorationDate: Math.floor(Date.now() / 1000) + 86_400 }, 409],
    ['what was shown as later, and would be now', { when: 'period_end' }, 409],
  ])('by %s', async (_, changes, status) => {
    const ana = await shared()
    const before = await ana.summary()
    const change = { priceId: price('pro'), prorationDate: Math.floor(Date.now() / 1000), when: 'now', ...changes }
    const error = status === 409 ? { error: 'The cost may have changed. Check it again.' } : {}
    expect(await ana.post('/change', change)).toMatchObject({ status, ...error })
    expect(await ana.summary()).toEqual(before)
  })

  test('by asking for the plan that one has', async () => {
    const ana = await shared()
    expect(await ana.post('/change/preview', { priceId: price('starter') })).toMatchObject({ status: 409 })
    const change = { priceId: price('starter'), prorationDate: Math.floor(Date.now() / 1000), when: 'now' }
    expect(await ana.post('/change', change)).toMatchObject({ status: 200, data: { plan: 'starter' } })
    expect(await ana.paid()).toHaveLength(1)
  })

  test('without a session, and while another change is being made', async () => {
    const ana = await shared()
    for (const path of ['/change/preview', '/change', '/cancel', '/keep', '/portal']) {
      const headers = { authorization: `Bearer ${server.anonKey}` }
      expect(
        (await server.app.inject({ method: 'POST', url: `/api/billing${path}`, headers, payload: {} })).statusCode,
      ).toBe(401)
    }
    await server.db.query(sql`
      insert into private.plan_changes (user_id, ticket, counts_until) values (${ana.user.id}, gen_random_uuid(), now() + '1 minute')`)
    expect(await ana.post('/cancel')).toMatchObject({
      status: 409,
      code: 'conflict',
      error: 'Your plan is already being changed. Try again shortly.',
    })
    await server.db.query(sql`update private.plan_changes set counts_until = now() where user_id = ${ana.user.id}`)
    expect(await ana.post('/keep')).toMatchObject({ status: 200 })
  })

  let first: ReturnType<typeof subscriber> | undefined
  const shared = () => (first ??= subscriber())
})

test('what our pages say a plan costs is what the provider takes, or it is not sold [OP-30]', async () => {
  const ana = await subscriber()
  const { payments } = server.tools
  if (!payments) throw new Error('Nothing is sold in a test')
  const readPrice = payments.readPrice
  payments.readPrice = async (id) => {
    const found = await readPrice(id)
    return found && { ...found, amountCents: 5900 }
  }
  try {
    expect(await ana.post('/change/preview', { priceId: price('creator') })).toMatchObject({
      status: 503,
      code: 'unavailable',
    })
    expect(await ana.post('/change/preview', { priceId: price('creator') })).not.toHaveProperty('data')
  } finally {
    payments.readPrice = readPrice
  }
})

describe('the portal', () => {
  test('belongs to the customer of the account, and leads back to us [CX-15]', async () => {
    const ana = await subscriber(price('creator'))
    const { status, url } = await ana.post('/portal', {
      returnUrl: 'http://localhost/settings',
    })
    expect(status).toBe(200)
    const portal = await server.tools.sandbox?.actions.portal(url?.split('/').at(-1) ?? '')
    expect(portal).toMatchObject({ email: ana.user.email, returnUrl: 'http://localhost/settings' })
    expect(portal?.subscriptions.map(({ planName }) => planName)).toEqual(['Beta Creator'])
  })

  test('is not there for whoever has never paid, or where nothing is sold [A-ER-17]', async () => {
    const nobody = await noSubscriber()
    const text = 'Billing portal is being upgraded. Please try again later.'
    const returnUrl = 'http://localhost/settings'
    expect(await nobody.post('/portal', { returnUrl })).toMatchObject({ status: 503, code: 'unavailable', error: text })
  })

  test.each(['https://evil.test/settings', '//evil.test', 'javascript:alert(1)', ''])(
    'leads never to %j',
    async (returnUrl) => {
      const nobody = await noSubscriber()
      expect(await nobody.post('/portal', { returnUrl })).toMatchObject({ status: 400, field: 'returnUrl' })
    },
  )
})
