import { expect, test } from 'vitest'
import { amountText, type PaymentRow, paymentState } from './payment-words'

const PAYMENT: PaymentRow = {
  id: 'in_1',
  number: 'A-1',
  description: 'Beta Creator',
  status: 'paid',
  amount_cents: 4900,
  paid_cents: 4900,
  failed_at: null,
  receipt_url: null,
  created_at: '2026-11-22T10:00:00Z',
}

test.each<[Partial<PaymentRow>, string, string]>([
  [{}, 'Paid', '$49.00'],
  [{ amount_cents: 10_000_000, paid_cents: 0 }, 'Paid', '$0.00'],
  [{ status: 'open', paid_cents: 0 }, 'Open', '$49.00'],
  [{ status: 'open', paid_cents: 0, failed_at: '2026-11-22T10:00:00Z' }, 'Failed', '$49.00'],
  [{ status: 'void', paid_cents: 0 }, 'Canceled', '$49.00'],
  [{ status: 'uncollectible', paid_cents: 0, amount_cents: 123_456 }, 'Not paid', '$1,234.56'],
])('%j reads "%s", %s [OP-26]', (some, label, amount) => {
  const payment = { ...PAYMENT, ...some }
  expect(paymentState(payment).label).toBe(label)
  expect(amountText(payment)).toBe(amount)
})
