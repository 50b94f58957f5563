import { PLANS } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { testApp } from '../../testing'

interface Answer {
  success: boolean
  data: { id: string; [field: string]: unknown }[]
  plans: object[]
}

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

async function listed(env: Record<string, string>) {
  const { app } = await testApp({ env })
  const answer = await app.inject('/api/billing/plans')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('public, max-age=60')
  return answer.json<Answer>()
}

test('the plans are listed to everybody, from the one catalogue [A-EN-11, A-EN-12, A-SB-11, CX-14]', async () => {
  const { success, data, plans } = await listed({})
  expect(success).toBe(true)
  expect(plans).toEqual(data)
  expect(data.map(({ id }) => id)).toEqual(PLANS.map(({ id }) => id))
  expect(data[1]).toMatchObject({
    id: 'creator',
    name: 'Beta Creator',
    price_cents: 4900,
    interval: 'month',
    stripe_price_id: 'price_sandbox_creator_monthly',
    max_scripts_per_month: 100,
    features: expect.arrayContaining(['100 scripts per month', 'Analytics dashboard']) as unknown,
    comingSoon: ['Weekly group coaching calls', 'Priority support with 24-hour response', 'Analytics dashboard'],
    monthlyPrice: 49,
    annualPrice: 490,
    originalPrice: 98,
    monthlyPriceId: 'price_sandbox_creator_monthly',
    annualPriceId: 'price_sandbox_creator_annual',
    highlighted: true,
    badge: 'Most Popular',
  })
  expect(data[0]).toMatchObject({ highlighted: false, badge: null, comingSoon: ['Community access'] })

  const provided = { PLAN_EXTRAS: 'coaching, course', COMMUNITY_URL: 'https://chat.example' }
  expect((await listed(provided)).data.map(({ comingSoon }) => comingSoon)).toEqual([
    [],
    ['Priority support with 24-hour response', 'Analytics dashboard'],
    ['1-on-1 onboarding', 'Tracking for up to 3 accounts'],
  ])
})

test('every amount of the plans is what the requirements say [A-SB-17, A-SB-22, A-SB-23, A-SB-25, A-SB-27]', async () => {
  const { data } = await listed({})
  const amounts = ['name', 'monthlyCents', 'annualCents', 'originalMonthlyCents', 'scriptsPerMonth', 'videoLength']
  expect(data.map((plan) => amounts.map((field) => plan[field]))).toEqual([
    ['Beta Starter', 2900, 29_000, 5800, 30, 60],
    ['Beta Creator', 4900, 49_000, 9800, 100, 180],
    ['Beta Pro', 9900, 99_000, 19_800, 250, 180],
  ])
  for (const { monthlyCents, annualCents, originalMonthlyCents } of PLANS) {
    // "Save 17%", "50% off regular pricing"
    expect(Math.round((1 - annualCents / (12 * monthlyCents)) * 100)).toBe(17)
    expect(monthlyCents * 2).toBe(originalMonthlyCents)
  }
})

test.each([
  ['with Stripe, only what is configured', { ...STRIPE, STRIPE_PRICE_PRO_ANNUAL: 'price_1' }, [null, null, 'price_1']],
  ['without a provider nothing', { BILLING_SANDBOX: 'off' }, [null, null, null]],
])('%s has the id of a price; the plans are listed all the same [OP-27]', async (_what, env, annual) => {
  const { data } = await listed(env)
  expect(data.map(({ annualPriceId }) => annualPriceId)).toEqual(annual)
  for (const plan of data) expect(plan).toMatchObject({ monthlyPriceId: null, stripe_price_id: null })
})
