import type { PlanChangePreview } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { changeWords, lengthText } from './change-words'

const UPGRADE: PlanChangePreview = {
  when: 'now',
  from: { planId: 'starter', planName: 'Beta Starter', interval: 'monthly' },
  to: { planId: 'creator', planName: 'Beta Creator', interval: 'annual' },
  dueNowCents: 46_512,
  nextPaymentCents: 49_000,
  nextPaymentAt: '2027-11-22T12:00:00Z',
  effectiveAt: '2026-11-22T12:00:00Z',
  scriptsPerMonth: { from: 30, to: 100 },
  videoLength: { from: 60, to: 180 },
  prorationDate: 1,
}

test('an upgrade says what changes at once, what it costs now and next', () => {
  expect(changeWords(UPGRADE)).toMatchObject({
    lead: 'Your plan changes right away. The unused part of your old plan is credited.',
    rows: [
      { of: 'Plan', from: 'Beta Starter, monthly', to: 'Beta Creator, annual' },
      { of: 'Scripts a month', from: '30', to: '100' },
      { of: 'Longest video', from: '60 seconds', to: '3 minutes' },
    ],
    money: [
      { of: 'Charged now', is: '$465.12' },
      { of: 'Next payment', is: '$490 on Nov 22, 2027' },
    ],
    confirm: 'Pay $465.12 and change',
    done: 'You have Beta Creator, annual now.',
  })
})

test('one that costs nothing now does not ask for money', () => {
  const { lead, confirm, money } = changeWords({ ...UPGRADE, dueNowCents: 0 })
  expect([lead, confirm, money[0]?.is]).toEqual([
    'Your plan changes right away. The unused part of your old plan covers it.',
    'Change now',
    '$0',
  ])
})

test('a downgrade says until when the old plan stays, and that nothing is charged now', () => {
  const words = changeWords({
    ...UPGRADE,
    when: 'period_end',
    from: UPGRADE.to,
    to: UPGRADE.from,
    effectiveAt: '2026-12-22T12:00:00Z',
    nextPaymentCents: 2900,
    nextPaymentAt: '2026-12-22T12:00:00Z',
  })
  expect(words.lead).toBe('You keep Beta Creator, annual until Dec 22, 2026. Then Beta Starter, monthly begins.')
  expect(words.money).toEqual([
    { of: 'Charged now', is: '$0' },
    { of: 'Next payment', is: '$29 on Dec 22, 2026' },
  ])
  expect(words.confirm).toBe('Change on Dec 22, 2026')
  expect(words.done).toBe('Beta Starter, monthly begins on Dec 22, 2026.')
})

test.each([
  [30, '30 seconds'],
  [60, '60 seconds'],
  [90, '90 seconds'],
  [180, '3 minutes'],
])('%i seconds are %s [CX-17]', (seconds, text) => {
  expect(lengthText(seconds)).toBe(text)
})
