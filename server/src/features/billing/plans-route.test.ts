import { PLANS } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { testApp } from '../../testing'

test('the plans are listed to everybody, from the one catalogue [A-EN-11, A-EN-12, CX-14]', async () => {
  const { app } = await testApp()
  const answer = await app.inject('/api/billing/plans')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('public, max-age=300')
  const { success, data, plans } = answer.json<{ success: boolean; data: { id: string }[]; plans: object[] }>()
  expect(success).toBe(true)
  expect(plans).toEqual(data)
  expect(data.map(({ id }) => id)).toEqual(PLANS.map(({ id }) => id))
  expect(data[1]).toMatchObject({
    id: 'creator',
    name: 'Beta Creator',
    price_cents: 4900,
    interval: 'month',
    stripe_price_id: null,
    max_scripts_per_month: 100,
    features: expect.arrayContaining(['100 scripts per month', 'Analytics dashboard']) as unknown,
    comingSoon: ['Analytics dashboard'],
    monthlyPrice: 49,
    annualPrice: 490,
    originalPrice: 98,
    monthlyPriceId: null,
    annualPriceId: null,
    highlighted: true,
    badge: 'Most Popular',
  })
  expect(data[0]).toMatchObject({ highlighted: false, badge: null })
})
