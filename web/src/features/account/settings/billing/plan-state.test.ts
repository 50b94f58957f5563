import type { SubscriptionSummary } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { endNotice } from './end-notice'
import {
  canBeEnded,
  endedText,
  endQuestion,
  nextPlanText,
  noPaymentsText,
  paymentTrouble,
  planState,
  troubleAdvice,
} from './plan-state'
import { PAID_PLAN } from './sample-plan'

const END = '2026-12-03T12:00:00Z'
const ending = { endsAt: END, nextBillingAt: null }
const none = { plan: 'free', planName: 'Free', status: 'inactive', managed: false, nextBillingAt: null, interval: null }

test.each<[string, Partial<SubscriptionSummary>, string, string, boolean]>([
  ['paid', {}, 'Active', 'Next billing date: Dec 3, 2026', true],
  ['trialing', { status: 'trialing' }, 'Trialing', 'Next billing date: Dec 3, 2026', true],
  ['ending', ending, 'Ending', 'Active until Dec 3, 2026. It won’t renew, and you won’t be charged again.', false],
  ['past due', { status: 'past_due' }, 'Past due', 'A payment is due. Next billing date: Dec 3, 2026', true],
  ['between periods', { nextBillingAt: null }, 'Active', 'Your next payment is being processed.', true],
  ['unpaid', { status: 'unpaid', nextBillingAt: null }, 'Unpaid', 'A payment is due.', true],
  ['given', { granted: true, ...ending }, 'Active', 'Yours for free until Dec 3, 2026. You won’t be billed.', false],
  ['given for good', { granted: true, nextBillingAt: null }, 'Active', 'Yours for free. You won’t be billed.', false],
  ['administrator', { plan: 'admin', nextBillingAt: null }, 'Active', 'Nothing is billed for this account.', false],
  ['none', none, 'No subscription', 'Nothing is billed for this plan.', false],
])(
  'a plan that is %s says so, and is ended only where it can be [B-SE-09, CX-15, A-SB-01, A-RL-01]',
  (_, some, label, text, ends) => {
    const summary = { ...PAID_PLAN, ...some }
    expect(planState(summary)).toMatchObject({ label, text })
    expect(canBeEnded(summary)).toBe(ends)
  },
)

test.each<[Partial<SubscriptionSummary>, string | undefined]>([
  [{}, undefined],
  [{ status: 'past_due' }, 'Your last payment failed.'],
  [{ status: 'unpaid' }, 'Your last payments failed.'],
  [{ status: 'paused' }, 'Your plan is on hold.'],
  [{ status: 'past_due', granted: true }, undefined],
  [none, undefined],
])('%j: the trouble is "%s" [A-SB-01]', (some, trouble) => {
  expect(paymentTrouble({ ...PAID_PLAN, ...some })).toBe(trouble)
})

test('says that scripts wait where a plan is needed, and only there [OP-65]', () => {
  expect(troubleAdvice({ ...PAID_PLAN, videoLength: null })).toMatch(/^You can write new scripts again/)
  expect(troubleAdvice(PAID_PLAN)).toBe('Update your card to keep your plan.')
})

test('shows a scheduled change with its date, also to an unknown plan [A-SB-29, CX-19]', () => {
  expect(nextPlanText(PAID_PLAN)).toBeUndefined()
  const nextPlan = { planId: 'starter', planName: 'Beta Starter', interval: 'monthly', at: END } as const
  expect(nextPlanText({ ...PAID_PLAN, nextPlan })).toBe(
    'Changes to Beta Starter, monthly, on Dec 3, 2026. Until then, nothing changes.',
  )
  const unknown = { planId: null, planName: 'Beta', interval: null, at: END }
  expect(nextPlanText({ ...PAID_PLAN, nextPlan: unknown })).toMatch(/^Changes to Beta on Dec 3, 2026\./)
})

test('what ending it means: paid time is used up, a debt is not asked for [OP-30]', () => {
  expect(endQuestion(PAID_PLAN)).toMatch(/^It stays active until Dec 3, 2026, then ends/)
  expect(endQuestion({ ...PAID_PLAN, status: 'past_due' })).toMatch(/^It ends right away/)
  expect(endedText('cancel', { ...PAID_PLAN, ...ending })).toBe('Your plan ends on Dec 3, 2026.')
  expect(endedText('cancel', { ...PAID_PLAN, ...none })).toBe('Your plan has ended.')
  expect(endedText('keep', PAID_PLAN)).toBe('Your plan stays as it is.')
})

test.each<[string, Partial<SubscriptionSummary>, string | undefined]>([
  ['2026-11-20T12:00:00Z', ending, undefined],
  ['2026-11-27T12:00:00Z', ending, 'Beta Creator ends on Dec 3, 2026. Until then, you can still keep it.'],
  [
    '2026-11-27T12:00:00Z',
    { ...ending, granted: true },
    'Beta Creator ends on Dec 3, 2026. Choose a plan to keep writing.',
  ],
  ['2026-12-03T12:00:01Z', ending, undefined],
  ['2026-11-27T12:00:00Z', {}, undefined],
])('at %s the end of %j is shown as "%s"', (now, some, text) => {
  expect(endNotice({ ...PAID_PLAN, ...some }, Date.parse(now))).toBe(text)
})

const INCLUDED = 'Payments are not set up here: everything is included.'
test.each([
  ['stripe', { ...none, scriptsLimit: null }, undefined],
  [null, { ...none, scriptsLimit: null }, INCLUDED],
  ['sandbox', { ...none, scriptsLimit: null }, `${INCLUDED} The plans are only a demo. You won’t be charged.`],
  ['sandbox', { ...none, scriptsLimit: 0 }, undefined],
  ['sandbox', {}, 'This is a demo plan. You won’t be charged, and its limits apply until you cancel it.'],
  ['sandbox', { granted: true }, undefined],
] as const)('with payments by %s, %o shows: %s [OP-30]', (provider, some, text) => {
  expect(noPaymentsText({ ...PAID_PLAN, ...some }, provider)).toBe(text)
})
