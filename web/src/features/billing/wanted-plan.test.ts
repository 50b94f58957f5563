import { expect, test } from 'vitest'
import { pricingPath, wantedPlan } from './wanted-plan'

test.each([
  ['plan=creator&interval=annual', { plan: 'creator', interval: 'annual' }],
  ['plan=pro', { plan: 'pro', interval: undefined }],
  ['plan=gold&interval=daily', { plan: undefined, interval: undefined }],
  ['', { plan: undefined, interval: undefined }],
])('"%s" asks for %j', (query, expected) => {
  expect(wantedPlan(new URLSearchParams(query))).toEqual(expected)
})

test('a link to a plan says which, and how it is paid', () => {
  const path = pricingPath('creator', 'annual')
  expect(path).toBe('/pricing?plan=creator&interval=annual')
  expect(wantedPlan(new URL(path, 'https://example.com').searchParams)).toEqual({ plan: 'creator', interval: 'annual' })
})
