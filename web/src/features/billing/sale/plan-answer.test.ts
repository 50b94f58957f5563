import { PLANS } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { BUILT_IN_PLANS, readPlans } from './plan-answer'

const STARTER = { id: 'starter', monthlyPrice: 29, annualPrice: 290, originalPrice: 58 }

test.each([
  ['data', { data: [STARTER] }],
  ['plans', { plans: [STARTER] }],
  ['both', { data: [STARTER], plans: [] }],
])('plans are read from %s [A-SB-11]', (_name, body) => {
  expect(readPlans(body)).toEqual([
    expect.objectContaining({ id: 'starter', name: 'Beta Starter', monthlyPriceId: null }),
  ])
})

test('prices, features and price ids are the server’s, the rest is built in [A-EN-12, OP-27, CX-14]', () => {
  const listed = { features: ['One script', 'A wish'], comingSoon: ['A wish'] }
  const [plan] = readPlans({ data: [{ ...STARTER, ...listed, monthlyPrice: 31, monthlyPriceId: 'price_1' }] })
  expect(plan).toMatchObject({
    description: PLANS[0]?.description,
    monthlyCents: 3100,
    annualCents: 29_000,
    monthlyPriceId: 'price_1',
    annualPriceId: null,
    features: [{ text: 'One script' }, { text: 'A wish', comingSoon: true }],
  })
})

test('what is no price and no feature is not believed', () => {
  const odd = { monthlyPrice: '<b>', annualPrice: -1, originalPrice: null, features: [7, ''], monthlyPriceId: {} }
  expect(readPlans({ data: [{ id: 'starter', ...odd }] })).toEqual([BUILT_IN_PLANS[0]])
})

test.each([[null], ['<html>'], [{}], [{ data: 'x' }], [{ data: [null, 7, { id: 'gold' }] }]])(
  'an answer without a plan of ours is a failure: %j',
  (body) => {
    expect(() => readPlans(body)).toThrow('none that is known')
  },
)

test('what stands in cannot be bought [A-SB-12]', () => {
  expect(BUILT_IN_PLANS.map(({ name, monthlyPriceId }) => [name, monthlyPriceId])).toEqual([
    ['Beta Starter', null],
    ['Beta Creator', null],
    ['Beta Pro', null],
  ])
})
