import { expect, test } from 'vitest'
import type { InvoiceView, SubscriptionView } from '../sandbox/page-actions'
import { nextStep, owedBy, stateOf } from './subscription-words'

const PLAN: SubscriptionView = {
  id: 'sub_1',
  planName: 'Beta Creator',
  interval: 'monthly',
  amountCents: 4900,
  status: 'active',
  periodEnd: new Date('2026-12-31T23:30:00Z'),
  cancelAtPeriodEnd: false,
  nextPlanName: null,
  moment: '1-0',
}

test.each([
  [{}, 'Active', 'Next payment: $49.00 on Dec 31, 2026.'],
  [{ cancelAtPeriodEnd: true }, 'Ends soon', 'Active until Dec 31, 2026. You won’t be charged again.'],
  [{ nextPlanName: 'Beta Starter' }, 'Active', 'Changes to Beta Starter on Dec 31, 2026.'],
  [
    { nextPlanName: 'Beta Starter', cancelAtPeriodEnd: true },
    'Ends soon',
    'Active until Dec 31, 2026. You won’t be charged again.',
  ],
  [{ status: 'past_due' }, 'Payment failed', 'The last payment failed. Add a new card to pay the amount due.'],
  [
    { status: 'past_due', cancelAtPeriodEnd: true },
    'Payment failed',
    'The last payment failed. Add a new card to pay the amount due. The plan ends on Dec 31, 2026.',
  ],
  [{ status: 'unpaid' }, 'Payment failed', 'The last payment failed. Add a new card to pay the amount due.'],
])('a plan that is %j reads "%s" [OP-30]', (over: Partial<SubscriptionView>, words, next) => {
  expect(stateOf({ ...PLAN, ...over }).words).toBe(words)
  expect(nextStep({ ...PLAN, ...over })).toBe(next)
})

test('only open invoices are owed, and only what has not come in', () => {
  const invoice = (status: InvoiceView['status'], amountCents: number, paidCents: number): InvoiceView => ({
    id: 'in_1',
    number: 'RW-1',
    status,
    email: 'ana@example.com',
    amountCents,
    paidCents,
    createdAt: new Date(),
    paidAt: null,
    lines: [],
  })
  const all = [invoice('open', 4900, 900), invoice('paid', 4900, 4900), invoice('void', 4900, 0)]
  expect(owedBy([...all, invoice('uncollectible', 4900, 0), invoice('open', 2900, 0)])).toBe(6900)
})
