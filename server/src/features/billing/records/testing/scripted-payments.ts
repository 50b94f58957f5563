import { randomUUID } from 'node:crypto'
import { AppError } from '../../../../platform/http'
import type { Payments, ProviderCheckout, ProviderInvoice, ProviderSubscription } from '../../../../providers/payments'

/** A provider whose state a test sets as it likes, and which is away when a test says so. */
export interface ScriptedPayments extends Payments {
  subscriptions: Map<string, ProviderSubscription>
  invoices: Map<string, ProviderInvoice>
  checkouts: Map<string, ProviderCheckout>
  /** What was asked for, as "cancelNow sub_1". */
  calls: string[]
  /** Throws instead of answering; undefined: it answers. */
  fails: ((call: string) => Error | undefined) | undefined
  /** Waited for before an answer, after it was looked up: answers overtake each other. */
  delay: () => Promise<unknown>
}

export const providerDown = () => new AppError('provider_failed', 'The payment provider does not answer')

/** Its events are plain JSON, signed with "right". */
export function scriptedPayments(provider: Payments['provider'] = 'sandbox'): ScriptedPayments {
  const script = {
    subscriptions: new Map<string, ProviderSubscription>(),
    invoices: new Map<string, ProviderInvoice>(),
    checkouts: new Map<string, ProviderCheckout>(),
    calls: [] as string[],
    fails: undefined as ScriptedPayments['fails'],
    delay: () => Promise.resolve() as Promise<unknown>,
  }
  /** What stands at the moment of the question, answered a moment later. */
  async function answer<T>(call: string, read: () => T): Promise<T> {
    script.calls.push(call)
    const failure = script.fails?.(call)
    if (failure) throw failure
    const state = read()
    const found: T = typeof state === 'object' && state !== null ? { ...state } : state
    await script.delay()
    return found
  }
  const change = (call: string, id: string, changed: Partial<ProviderSubscription>) =>
    answer(`${call} ${id}`, () => {
      const known = script.subscriptions.get(id)
      if (known) script.subscriptions.set(id, { ...known, ...changed })
    })
  async function* all<T>(call: string, rows: () => T[]): AsyncIterable<T> {
    for (const row of (await answer(call, () => ({ rows: rows() }))).rows) yield await Promise.resolve(row)
  }
  const unused = () => Promise.reject(new Error('Not part of this script'))

  return Object.assign(script, {
    provider,
    createCheckout: unused,
    readCheckout: (id: string) => answer(`readCheckout ${id}`, () => script.checkouts.get(id)),
    readSubscription: (id: string) => answer(`readSubscription ${id}`, () => script.subscriptions.get(id)),
    listSubscriptions: () => all('listSubscriptions', () => [...script.subscriptions.values()]),
    readInvoice: (id: string) => answer(`readInvoice ${id}`, () => script.invoices.get(id)),
    listInvoices: (id: string) =>
      all(`listInvoices ${id}`, () => [...script.invoices.values()].filter((one) => one.subscriptionId === id)),
    readPrice: unused,
    previewChange: unused,
    changeNow: unused,
    changeAtPeriodEnd: unused,
    keepAsItIs: unused,
    cancelAtPeriodEnd: (id: string) => change('cancelAtPeriodEnd', id, { cancelAtPeriodEnd: true }),
    cancelNow: (id: string) => change('cancelNow', id, { status: 'canceled' }),
    openPortal: unused,
    readEvent: (body: Buffer, signature: string | undefined) => {
      if (signature !== 'right') throw new AppError('refused', 'The signature of the event is not valid')
      const event = JSON.parse(body.toString()) as { id: string; type: string; object: string; of: string }
      const object = { object: event.object, id: event.of }
      return {
        id: event.id,
        type: event.type,
        createdAt: new Date(0),
        objectType: event.object,
        objectId: event.of,
        body: { ...event, data: { object } },
      }
    },
  } satisfies Payments)
}

const DAY = 86_400_000

export function aSubscription(given: Partial<ProviderSubscription> = {}): ProviderSubscription {
  const start = new Date(Math.floor(Date.now() / 1000) * 1000 - DAY)
  return {
    id: `sub_${randomUUID()}`,
    customerId: `cus_${randomUUID()}`,
    email: `${randomUUID()}@buyer.example`,
    status: 'active',
    priceId: 'price_sandbox_creator_monthly',
    currentPeriodStart: start,
    currentPeriodEnd: new Date(start.getTime() + 30 * DAY),
    cancelAtPeriodEnd: false,
    nextPriceId: null,
    createdAt: start,
    ...given,
  }
}

export function anInvoice(of: ProviderSubscription, given: Partial<ProviderInvoice> = {}): ProviderInvoice {
  return {
    id: `in_${randomUUID()}`,
    number: 'RW-0001',
    subscriptionId: of.id,
    customerId: of.customerId,
    description: 'Beta Creator, monthly',
    status: 'paid',
    amountCents: 4900,
    paidCents: 4900,
    periodStart: of.currentPeriodStart,
    periodEnd: of.currentPeriodEnd,
    paidAt: of.createdAt,
    failedAt: null,
    receiptUrl: 'https://pay.example/receipt',
    createdAt: of.createdAt,
    ...given,
  }
}

export function aCheckout(of: ProviderSubscription, given: Partial<ProviderCheckout> = {}): ProviderCheckout {
  return {
    id: `cs_${randomUUID()}`,
    url: null,
    paid: true,
    subscriptionId: of.id,
    email: of.email,
    amountCents: 4900,
    ...given,
  }
}
