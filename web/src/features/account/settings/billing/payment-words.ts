import type { Database } from '../../../../platform'
import type { Tone } from '../../../../ui'

export type PaymentRow = Pick<
  Database['public']['Tables']['payments']['Row'],
  | 'id'
  | 'number'
  | 'description'
  | 'status'
  | 'amount_cents'
  | 'paid_cents'
  | 'failed_at'
  | 'receipt_url'
  | 'created_at'
>

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** What came in, or is asked for: "$29.00". */
export function amountText({ status, amount_cents: asked, paid_cents: paid }: PaymentRow): string {
  return dollars.format((status === 'paid' ? paid : asked) / 100)
}

/** How a payment stands, in a word. (OP-26) */
export function paymentState({ status, failed_at: failedAt }: PaymentRow): { tone: Tone; label: string } {
  if (status === 'paid') return { tone: 'success', label: 'Paid' }
  if (status === 'void') return { tone: 'neutral', label: 'Canceled' }
  if (status === 'uncollectible') return { tone: 'danger', label: 'Not paid' }
  return failedAt === null ? { tone: 'info', label: 'Open' } : { tone: 'danger', label: 'Failed' }
}
