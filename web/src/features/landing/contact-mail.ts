import { PRODUCT_NAME } from '@reelwright/shared'

/** What people write about; the value stands in the address of the page. */
export const SUBJECTS = [
  { value: 'question', label: 'A question' },
  { value: 'plans', label: 'Plans and prices' },
  { value: 'payment', label: 'A payment' },
  { value: 'account', label: 'My account or logging in' },
  { value: 'fault', label: 'Something isn’t working' },
  { value: 'privacy', label: 'My data' },
] as const
export type Subject = (typeof SUBJECTS)[number]['value']

export function subjectOf(value: string | null): Subject {
  return SUBJECTS.find((subject) => subject.value === value)?.value ?? 'question'
}

/** Undefined for what is no plain address: it must never become another kind of link. */
export function mailAddress(value: unknown): string | undefined {
  return typeof value === 'string' && /^[^\s@<>"'?&]+@[^\s@<>"'?&]+$/.test(value) ? value : undefined
}

/** A link that opens the visitor's own mail program with the first lines written. */
export function mailLink(address: string, subject: Subject, sessionId: string | undefined): string {
  const label = SUBJECTS.find(({ value }) => value === subject)?.label ?? ''
  const body = sessionId ? `\n\nSession ID of the payment: ${sessionId}` : ''
  const query = [`subject=${encodeURIComponent(`${PRODUCT_NAME}: ${label}`)}`]
  if (body) query.push(`body=${encodeURIComponent(body)}`)
  return `mailto:${encodeURI(address)}?${query.join('&')}`
}
