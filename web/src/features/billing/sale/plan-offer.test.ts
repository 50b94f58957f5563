import type { SubscriptionSummary } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { BUILT_IN_PLANS, type PlanOnSale } from './plan-answer'
import { buyerOf, isChangedTo, offerOf } from './plan-offer'
import { SUMMARY } from './sample-summary'

const ON_SALE = BUILT_IN_PLANS.map((plan) => ({
  ...plan,
  monthlyPriceId: `${plan.id}_m`,
  annualPriceId: `${plan.id}_y`,
}))
const onSale = (id: string): PlanOnSale => {
  const found = ON_SALE.find((plan) => plan.id === id)
  if (!found) throw new Error(`no plan ${id}`)
  return found
}
/** What a subscriber is offered, as "kind label". */
function offered(summary: Partial<SubscriptionSummary>, id: string, interval: 'monthly' | 'annual') {
  const offer = offerOf(buyerOf(true, { ...SUMMARY, ...summary }), onSale(id), interval)
  return 'label' in offer ? `${offer.kind}: ${offer.label}` : offer.kind
}

test.each([
  ['nobody knows yet who asks', undefined, undefined, 'unknown'],
  ['a visitor', false, undefined, 'newcomer'],
  ['an account whose plan has not arrived', true, undefined, 'unknown'],
  ['an account without a plan', true, { plan: 'free', managed: false, status: 'inactive' }, 'newcomer'],
  ['an account whose plan has ended', true, { managed: false, status: 'canceled' }, 'newcomer'],
  ['a plan that is given', true, { granted: true, interval: null }, 'newcomer'],
  ['the administrator', true, { plan: 'admin' }, 'administrator'],
  ['a plan that is paid for', true, {}, 'subscriber'],
  ['one whose payment is behind', true, { status: 'past_due' }, 'subscriber'],
])('%s: %s %j is %s', (_who, isSignedIn, summary, kind) => {
  expect(buyerOf(isSignedIn, summary && { ...SUMMARY, ...summary }).kind).toBe(kind)
})

test.each([
  [{}, 'creator', 'monthly', 'own'],
  [{}, 'creator', 'annual', 'change: Switch to annual'],
  [{ interval: 'annual' }, 'creator', 'monthly', 'change: Switch to monthly'],
  [{}, 'pro', 'monthly', 'change: Upgrade to Beta Pro'],
  [{}, 'pro', 'annual', 'change: Upgrade to Beta Pro'],
  [{}, 'starter', 'monthly', 'change: Change to Beta Starter'],
  [{ plan: 'beta', interval: null }, 'starter', 'monthly', 'change: Change to Beta Starter'],
  [{ status: 'past_due' }, 'pro', 'monthly', 'blocked: Upgrade to Beta Pro'],
  [{ status: 'past_due' }, 'creator', 'monthly', 'own'],
  [{ endsAt: '2026-12-22T00:00:00Z' }, 'pro', 'monthly', 'blocked: Upgrade to Beta Pro'],
  [{ plan: 'admin' }, 'creator', 'monthly', 'nothing'],
  [{ granted: true }, 'creator', 'monthly', 'buy'],
] as const)('somebody with %j is offered %s %s as "%s" [A-SB-06, OP-27]', (summary, id, interval, expected) => {
  expect(offered(summary, id, interval)).toBe(expected)
})

test('a change that was agreed is not offered again, only as it was agreed', () => {
  const nextPlan = {
    planId: 'starter',
    planName: 'Beta Starter',
    interval: 'monthly',
    at: '2026-12-22T00:00:00Z',
  } as const
  expect(offered({ nextPlan }, 'starter', 'monthly')).toBe('agreed')
  expect(offered({ nextPlan }, 'starter', 'annual')).toBe('change: Change to Beta Starter')
})

test('what has no price id is available to nobody [OP-27]', () => {
  const off = { ...onSale('pro'), annualPriceId: null }
  for (const buyer of [buyerOf(false, undefined), buyerOf(undefined, undefined), buyerOf(true, SUMMARY)])
    expect(offerOf(buyer, off, 'annual')).toEqual({ kind: 'not-available' })
  expect(offerOf(buyerOf(false, undefined), off, 'monthly')).toEqual({ kind: 'buy', priceId: 'pro_m' })
})

test.each<[string, Partial<SubscriptionSummary>, boolean, boolean]>([
  ['nothing has', {}, false, false],
  ['the plan has', { plan: 'pro', interval: 'annual' }, true, false],
  ['the plan has, not its interval', { plan: 'pro' }, false, false],
  ['it was agreed', { nextPlan: { planId: 'pro', planName: 'Beta Pro', interval: 'annual', at: '' } }, false, true],
])('whether a change has come about: %s', (_what, of, now, later) => {
  const to = { planId: 'pro', planName: 'Beta Pro', interval: 'annual' } as const
  expect(isChangedTo({ ...SUMMARY, ...of }, { when: 'now', to })).toBe(now)
  expect(isChangedTo({ ...SUMMARY, ...of }, { when: 'period_end', to })).toBe(later)
})
