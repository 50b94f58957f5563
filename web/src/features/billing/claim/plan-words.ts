import type { CheckoutState } from '@reelwright/shared'
import { formatCents } from '../price-text'

/** "100 scripts a month, $49 paid." */
export function paidWords({ scriptsPerMonth, amountCents }: Extract<CheckoutState, { state: 'paid' }>): string {
  return `${scriptsPerMonth.toLocaleString('en-US')} scripts a month, ${formatCents(amountCents)} paid.`
}

/** Addresses are one and the same however they are written. */
export const isSameAddress = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
