import type { ProviderEvent } from '../../../providers/payments'

/** Fields of an event's object that the operator may want to see. Nothing is computed from them. */
const SHOWN = [
  'status',
  'customer',
  'subscription',
  'billing_reason',
  'currency',
  'amount_total',
  'amount_due',
  'amount_paid',
  'livemode',
] as const

const MAX_LENGTH = 255

/**
 * An event as it is kept: what it is about, and never a name, an address or anything else of a person. So there is nothing in it that
 * would have to go with an account.
 */
export function eventRecord({ createdAt, objectType, objectId, body }: ProviderEvent): object {
  const object = childOf(childOf(body, 'data'), 'object')
  const shown = SHOWN.flatMap((name) => {
    const value = Reflect.get(object, name) as unknown
    return isPlain(value) ? [[name, value] as const] : []
  })
  return { createdAt: createdAt.toISOString(), objectType, objectId, ...Object.fromEntries(shown) }
}

function childOf(parent: object, name: string): object {
  const child = Reflect.get(parent, name) as unknown
  return typeof child === 'object' && child !== null ? child : {}
}

const isPlain = (value: unknown) =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= MAX_LENGTH && !value.includes('\0') && !value.includes('@'))
