import { expect, test } from 'vitest'
import { SANDBOX_PRICES } from '../../../platform/config'
import { grantedPriceId, planOfPrice, planOnSale } from '../price-catalogue'
import { stepOf } from './plan-step'

const config = { stripe: undefined, sandbox: true, prices: SANDBOX_PRICES, extras: [] }
const named = (short: string) => `price_sandbox_${short.replace(' ', '_')}`

test.each([
  ['starter monthly', 'creator monthly', 'now'],
  ['starter monthly', 'pro annual', 'now'],
  ['starter annual', 'creator monthly', 'now'],
  ['creator monthly', 'creator annual', 'now'],
  ['pro monthly', 'creator monthly', 'period_end'],
  ['pro monthly', 'starter annual', 'period_end'],
  ['creator annual', 'creator monthly', 'period_end'],
  ['creator monthly', 'creator monthly', undefined],
  ['creator monthly', 'gold monthly', undefined],
])('from %s to %s happens: %s', (from, to, expected) => {
  expect(stepOf(config, named(from), named(to))).toBe(expected)
})

test('whoever pays by a price of before has that plan, and no step to the same by the price of today', () => {
  const before = { id: 'price_before', planId: 'creator', interval: 'monthly' } as const
  const both = { ...config, prices: [...SANDBOX_PRICES, before] }
  expect(stepOf(both, before.id, named('creator monthly'))).toBeUndefined()
  expect(stepOf(both, before.id, named('pro monthly'))).toBe('now')
  expect(planOfPrice(both, before.id)).toMatchObject({ plan: { id: 'creator', scriptsPerMonth: 100 } })
  expect(planOnSale(both, before.id)).toBeUndefined()
  expect(planOnSale(both, named('creator monthly'))).toMatchObject({ plan: { id: 'creator' }, interval: 'monthly' })
})

test('whoever has a plan of none of ours gets more by every one of ours, at once [CX-19]', () => {
  expect(stepOf(config, 'price_of_before', named('starter monthly'))).toBe('now')
})

test('what only the operator gives cannot be bought', () => {
  expect(stepOf(config, named('starter monthly'), grantedPriceId('pro'))).toBeUndefined()
})
