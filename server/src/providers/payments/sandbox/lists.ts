import * as z from 'zod'
import { missing } from './faults'
import { page, text } from './form'
import type { Kind, PageWanted, Store } from './store'

interface StripeList {
  object: 'list'
  data: object[]
  has_more: boolean
  url: string
}

const DEFAULT_LIMIT = 10

/** `GET /v1/subscriptions`. Without a status: those that have not ended. */
export const SubscriptionList = z.strictObject({
  ...page,
  customer: text.optional(),
  status: z
    .enum([
      'all',
      'ended',
      'active',
      'past_due',
      'canceled',
      'incomplete',
      'incomplete_expired',
      'trialing',
      'unpaid',
      'paused',
    ])
    .optional(),
})

export const listSubscriptions = (
  store: Store,
  { customer, status, ...wanted }: z.output<typeof SubscriptionList>,
): Promise<StripeList> =>
  listOf(store, 'subscription', '/v1/subscriptions', wanted, { customer, statuses: statusesOf(status) })

const ENDED = ['canceled', 'incomplete_expired']
const NOT_ENDED = ['active', 'past_due', 'incomplete', 'trialing', 'unpaid', 'paused']

function statusesOf(status: string | undefined): readonly string[] | undefined {
  if (status === 'all') return undefined
  if (status === undefined) return NOT_ENDED
  return status === 'ended' ? ENDED : [status]
}

/** `GET /v1/invoices` */
export const InvoiceList = z.strictObject({
  ...page,
  customer: text.optional(),
  subscription: text.optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
})

export const listInvoices = (
  store: Store,
  { customer, subscription, status, ...wanted }: z.output<typeof InvoiceList>,
): Promise<StripeList> =>
  listOf(store, 'invoice', '/v1/invoices', wanted, {
    parent: subscription,
    customer,
    statuses: status && [status],
  })

async function listOf(
  store: Store,
  kind: Kind,
  url: string,
  { limit = DEFAULT_LIMIT, starting_after: after }: { limit?: number | undefined; starting_after?: string | undefined },
  which: Pick<PageWanted, 'parent' | 'customer' | 'statuses'>,
): Promise<StripeList> {
  if (after !== undefined && !(await store.find(kind, after))) throw missing(kind, after, 'starting_after', 400)
  const { objects, more } = await store.page(kind, { ...which, after, limit })
  return { object: 'list', data: objects, has_more: more, url }
}
