import { randomUUID } from 'node:crypto'
import type { SubscriptionSummary } from '@reelwright/shared'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { BRIEF, testApp, type TestApp, type TestUser } from '../../testing'

let open: TestApp
/** Where a plan is needed. */
let paid: TestApp
const ADMIN = `${randomUUID()}@example.com`

beforeAll(async () => {
  open = await testApp()
  paid = await testApp({ env: { REQUIRE_SUBSCRIPTION: 'on', ADMIN_EMAIL: ADMIN.toUpperCase() } })
})

const summaryOf = async (user: TestUser): Promise<SubscriptionSummary> => {
  const answer = await user.fetch('/api/account/subscription')
  const { success, data } = (await answer.json()) as { success: boolean; data: SubscriptionSummary }
  expect(success).toBe(true)
  return data
}

interface Subscription {
  status: string
  price: string
  /** From now. */
  ends: string
  cancelled: boolean
  next: string | null
  granted: boolean
}
const ORDINARY: Subscription = {
  status: 'active',
  price: 'price_sandbox_creator_monthly',
  ends: '20 days',
  cancelled: false,
  next: null,
  granted: false,
}

const subscribe = ({ db }: TestApp, { id }: TestUser, changes: Partial<Subscription> = {}) => {
  const { status, price, ends, cancelled, next, granted } = { ...ORDINARY, ...changes }
  return db.query(sql`
    insert into user_subscriptions (user_id, status, stripe_price_id, current_period_start, current_period_end,
      cancel_at_period_end, next_price_id, granted)
    values (${id}, ${status}, ${price}, now() + ${ends}::interval - interval '30 days', now() + ${ends}::interval,
      ${cancelled}, ${next}, ${granted})
    on conflict (user_id) do update set (status, stripe_price_id, current_period_start, current_period_end)
      = (excluded.status, excluded.stripe_price_id, excluded.current_period_start, excluded.current_period_end)`)
}

async function subscribed(changes: Partial<Subscription> = {}): Promise<SubscriptionSummary> {
  const ana = await paid.newUser()
  await subscribe(paid, ana, changes)
  return summaryOf(ana)
}
const daysTo = (moment: string | null) => (moment ? Math.round((Date.parse(moment) - Date.now()) / 86_400_000) : null)

test('without a plan an account is "Free": unlimited where no plan is needed, else without a script [A-SB-03, A-SB-31, CX-15, OP-65]', async () => {
  const nextMonth = new Date()
  nextMonth.setUTCMonth(nextMonth.getUTCMonth() + 1, 1)
  const free = {
    plan: 'free',
    planName: 'Free',
    status: 'inactive',
    scriptsUsed: 0,
    nextBillingAt: null,
    managed: false,
    allowanceRenewsAt: `${nextMonth.toISOString().slice(0, 10)}T00:00:00.000Z`,
    interval: null,
    endsAt: null,
    nextPlan: null,
    granted: false,
    portal: false,
  }
  const unlimited = { scriptsLimit: null, scriptsRemaining: null, videoLength: 180 }
  expect(await summaryOf(await open.newUser())).toEqual({ ...free, ...unlimited })
  const { components } = (await open.app.inject('/api/openapi.json')).json<{
    components: { schemas: { Subscription: { required: string[] } } }
  }>()
  expect(new Set(components.schemas.Subscription.required)).toEqual(new Set(Object.keys({ ...free, ...unlimited })))
  const none = { scriptsLimit: 0, scriptsRemaining: 0, videoLength: null }
  expect(await summaryOf(await paid.newUser())).toEqual({ ...free, ...none })
})

test.each([
  ['price_sandbox_starter_monthly', 'active', ['starter', 'Beta Starter', 'monthly', 30, 60]],
  ['price_sandbox_creator_annual', 'active', ['creator', 'Beta Creator', 'annual', 100, 180]],
  ['price_sandbox_pro_monthly', 'trialing', ['pro', 'Beta Pro', 'monthly', 250, 180]],
  ['granted_pro', 'active', ['pro', 'Beta Pro', null, 250, 180]],
  ['price_of_another_shop', 'active', ['beta', 'Beta', null, 30, 60]],
  ['granted_constructor', 'trialing', ['beta', 'Beta', null, 30, 60]],
])(
  'a subscription by %s that is %s is its plan, or else "Beta" [A-SB-01, A-SB-29, A-EN-09, A-RL-05, CX-17, CX-18, CX-19]',
  async (price, status, [plan, planName, interval, scriptsLimit, videoLength]) => {
    const summary = await subscribed({ price, status })
    expect(summary).toMatchObject({ plan, planName, status, interval, scriptsLimit, videoLength, managed: true })
    expect(summary).toMatchObject({ scriptsUsed: 0, scriptsRemaining: scriptsLimit, portal: false })
    expect([summary.nextBillingAt, summary.allowanceRenewsAt].map(daysTo)).toEqual([20, 20])
  },
)

test.each([
  ['past_due', true, 'monthly', 20],
  ['unpaid', true, 'monthly', 20],
  ['canceled', false, null, null],
  ['incomplete_expired', false, null, null],
])(
  'one that is %s allows nothing where a plan is needed [OP-65, A-SB-01, A-SB-02]',
  async (status, managed, interval, days) => {
    const summary = await subscribed({ status })
    expect(summary).toMatchObject({ planName: 'Beta Creator', status, managed, interval })
    expect(summary).toMatchObject({ scriptsLimit: 0, scriptsRemaining: 0, videoLength: null })
    expect(daysTo(summary.nextBillingAt)).toBe(days)
  },
)

describe('the end of what is paid for', () => {
  test('that is the end of the plan is shown as such, and nothing is charged then [CX-15]', async () => {
    const summary = await subscribed({ cancelled: true, next: 'price_sandbox_starter_monthly' })
    expect(daysTo(summary.endsAt)).toBe(20)
    expect(summary).toMatchObject({ nextBillingAt: null, nextPlan: null, granted: false, scriptsLimit: 100 })
  })

  test('that begins another plan names it, its interval and the day [CX-15]', async () => {
    const { nextPlan, nextBillingAt, endsAt } = await subscribed({ next: 'price_sandbox_starter_annual' })
    expect(nextPlan).toMatchObject({ planId: 'starter', planName: 'Beta Starter', interval: 'annual' })
    expect(nextPlan?.at).toBe(nextBillingAt)
    expect([daysTo(nextBillingAt), endsAt]).toEqual([20, null])
  })

  test('that has passed is no date to look forward to: no event has come yet [CX-15]', async () => {
    const summary = await subscribed({ ends: '-1 days', next: 'price_sandbox_starter_annual' })
    expect(summary).toMatchObject({ nextBillingAt: null, endsAt: null, nextPlan: null, managed: true })
    // Its next month has begun all the same.
    expect(daysTo(summary.allowanceRenewsAt)).toBeGreaterThan(25)
  })

  test('of a plan that was given is its end, to the second [CX-15, OP-65]', async () => {
    const given = { price: 'granted_creator', granted: true }
    const summary = await subscribed(given)
    expect(summary).toMatchObject({ planName: 'Beta Creator', granted: true, nextBillingAt: null, interval: null })
    expect(daysTo(summary.endsAt)).toBe(20)
    expect(await subscribed({ ...given, ends: '0 seconds' })).toMatchObject({
      plan: 'free',
      status: 'inactive',
      granted: false,
      managed: false,
      scriptsLimit: 0,
    })
  })

  test('of a plan that was cancelled is its end, although no event has come yet: no month begins then [OP-28, OP-65]', async () => {
    const ended = await subscribed({ cancelled: true, ends: '-1 hours' })
    expect(ended).toMatchObject({ plan: 'creator', status: 'canceled', managed: false, scriptsLimit: 0, endsAt: null })
  })
})

test('what is used is counted from the ledger, in the month of the subscription only; what is left is never below 0 [A-EN-08, A-EN-10, OP-28]', async () => {
  const ana = await paid.newUser()
  await subscribe(paid, ana)
  await ana.fetch('/functions/v1/generate-script', { method: 'POST', body: JSON.stringify(BRIEF) })
  expect(await summaryOf(ana)).toMatchObject({ scriptsUsed: 1, scriptsRemaining: 99 })
  await paid.db.query(sql`update generations set created_at = now() - interval '12 days' where user_id = ${ana.id}`)
  expect(await summaryOf(ana)).toMatchObject({ scriptsUsed: 0, scriptsRemaining: 100 })

  await paid.db.query(sql`
    insert into generations (user_id, idempotency_key, input_digest, state, result, expires_at)
    select ${ana.id}, n::text, 'd', 'settled', '{}', now() from generate_series(1, 40) as n`)
  await subscribe(paid, ana, { price: 'price_sandbox_starter_monthly' })
  expect(await summaryOf(ana)).toMatchObject({ scriptsUsed: 40, scriptsLimit: 30, scriptsRemaining: 0 })
})

test('there is a portal for whom the provider of this installation knows as a customer [CX-15]', async () => {
  const know = ({ id }: TestUser, provider: string, customer: string | null) =>
    paid.db.query(sql`
      insert into private.billing_subscriptions (id, provider, customer_id, user_id, status, price_id, current_period_start,
        current_period_end, created_at)
      values (${randomUUID()}, ${provider}, ${customer}, ${id}, 'canceled', 'price_1', now() - interval '9 days', now(), now())`)
  const [ana, ben, cleo] = [await paid.newUser(), await paid.newUser(), await paid.newUser()]
  await know(ana, 'sandbox', 'cus_1')
  await know(ben, 'stripe', 'cus_2')
  await know(cleo, 'operator', null)
  for (const [user, portal] of [
    [ana, true],
    [ben, false],
    [cleo, false],
  ] as const) {
    expect(await summaryOf(user)).toMatchObject({ portal })
  }
})

describe('the administrator', () => {
  const asUser = async ({ app }: TestApp, { token }: TestUser, url: string) =>
    (await app.inject({ url, headers: { authorization: `Bearer ${token}` } })).json<{ data: SubscriptionSummary }>()

  test('has "Admin Access" once the address is confirmed, and only by it [A-RL-01, A-RL-04, A-SB-30, CX-06]', async () => {
    const ana = await paid.newUser()
    const { id } = ana
    const plan = async () => (await asUser(paid, ana, '/api/account/subscription')).data.plan
    // A change that nobody has confirmed yet leaves the account what it was.
    await paid.db.query(sql`update auth.users set email_confirmed_at = now() where id = ${id}`)
    const { data } = await ana.supabase.auth.updateUser({ email: ADMIN.toUpperCase() })
    expect(data.user).toMatchObject({ email: ana.email, new_email: ADMIN })
    expect(await plan()).toBe('free')
    await paid.db.query(sql`update auth.users set email = ${ADMIN}, email_confirmed_at = null where id = ${id}`)
    expect(await plan()).toBe('free')
    await paid.db.query(sql`update auth.users set email_confirmed_at = now() where id = ${id}`)
    // What somebody has paid for makes no difference.
    await subscribe(paid, ana, { status: 'past_due' })
    const { allowanceRenewsAt, ...summary } = await summaryOf(ana)
    expect(daysTo(allowanceRenewsAt)).toBe(20)
    expect(summary).toEqual({
      plan: 'admin',
      planName: 'Admin Access',
      status: 'active',
      scriptsLimit: 999_999,
      scriptsUsed: 0,
      scriptsRemaining: 999_999,
      videoLength: 180,
      nextBillingAt: null,
      managed: true,
      interval: null,
      endsAt: null,
      nextPlan: null,
      granted: false,
      portal: false,
    })
    await paid.db.query(sql`update auth.users set email = ${randomUUID() + '@example.com'} where id = ${id}`)
    expect(await plan()).toBe('creator')
  })

  test('is shown to nobody: no open answer holds the address [CX-06]', async () => {
    for (const url of ['/api/config', '/api/billing/plans', '/api/openapi.json']) {
      const { statusCode, body } = await paid.app.inject(url)
      expect(statusCode).toBe(200)
      expect(body.toLowerCase()).not.toContain(ADMIN)
    }
  })
})
