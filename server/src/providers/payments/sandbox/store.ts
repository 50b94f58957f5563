import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Stripe } from 'stripe'
import type { Db } from '../../../platform/db'
import type { Log } from '../../../platform/log'
import type { Deliveries } from './deliveries'
import { missing } from './faults'
import type { Prices } from './prices'

/** What the sandbox keeps, as the provider's API shows it. */
export interface Kinds {
  'billing_portal.session': Stripe.BillingPortal.Session
  'checkout.session': Stripe.Checkout.Session
  customer: Stripe.Customer
  invoice: Stripe.Invoice
  subscription: Stripe.Subscription
  subscription_schedule: Stripe.SubscriptionSchedule
}
export type Kind = keyof Kinds

/** The events that are eventIds. (Others of Stripe's change nothing here.) */
export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.created'
  | 'invoice.finalized'
  | 'invoice.paid'
  | 'invoice.payment_failed'
  | 'invoice.marked_uncollectible'
  | 'invoice.voided'

/** The tables, within one transaction, at one moment. */
export interface Store {
  prices: Prices
  /** Seconds since 1970. */
  now: number
  find<K extends Kind>(kind: K, id: string): Promise<Kinds[K] | undefined>
  /** The object of any kind with this id. */
  any(id: string): Promise<Kinds[Kind] | undefined>
  /** One page of a list, the newest first. */
  page<K extends Kind>(kind: K, wanted: PageWanted): Promise<{ objects: Kinds[K][]; more: boolean }>
  /** Locks it until the transaction ends. Lock subscriptions before what belongs to them. */
  lock<K extends Kind>(kind: K, id: string): Promise<Kinds[K] | undefined>
  /** The newest first. */
  ofParent<K extends Kind>(kind: K, parent: string): Promise<Kinds[K][]>
  save(object: Kinds[Kind]): Promise<void>
  remove(id: string): Promise<void>
  /** An event, to be eventIds when the transaction is done. */
  emit(type: EventType, object: Kinds[Kind]): Promise<void>
  /** Events that this transaction has emitted. */
  eventIds: string[]
}

export interface PageWanted {
  /** Undefined, here and below: of any. */
  parent?: string | undefined
  customer?: string | undefined
  statuses?: readonly string[] | undefined
  /** The last one of the page before. */
  after?: string | undefined
  limit: number
}

/** Unguessable: the id of a page is enough to use it. */
export const newId = (prefix: string) => `${prefix}_sandbox_${randomBytes(20).toString('hex')}`

export function createStore(db: Db, prices: Prices, now: number): Store {
  const eventIds: string[] = []
  const read = async <K extends Kind>(kind: K, id: string, locked: boolean): Promise<Kinds[K] | undefined> => {
    const [row] = await db.query(sql<{ body: Kinds[K] }>`
      select body from private.sandbox_objects where id = ${id} and kind = ${kind} ${locked ? sql`for update` : sql``}`)
    return row?.body
  }
  return {
    prices,
    now,
    eventIds,
    find: (kind, id) => read(kind, id, false),
    lock: (kind, id) => read(kind, id, true),
    async ofParent<K extends Kind>(kind: K, parent: string) {
      const rows = await db.query(sql<{ body: Kinds[K] }>`
        select body from private.sandbox_objects where parent = ${parent} and kind = ${kind} order by number desc`)
      return rows.map(({ body }) => body)
    },
    async any(id) {
      const [row] = await db.query(
        sql<{ body: Kinds[Kind] }>`select body from private.sandbox_objects where id = ${id}`,
      )
      return row?.body
    },
    async page<K extends Kind>(kind: K, { parent, customer, after, limit, statuses }: PageWanted) {
      const rows = await db.query(sql<{ body: Kinds[K] }>`
        select body from private.sandbox_objects
        where kind = ${kind}
          and (${parent ?? null}::text is null or parent = ${parent ?? null})
          and (${customer ?? null}::text is null or body ->> 'customer' = ${customer ?? null})
          and (${statuses ?? null}::text[] is null or body ->> 'status' = any (${statuses ?? null}::text[]))
          and (${after ?? null}::text is null
            or number < (select number from private.sandbox_objects where id = ${after ?? null}))
        order by number desc limit ${limit + 1}`)
      return { objects: rows.slice(0, limit).map(({ body }) => body), more: rows.length > limit }
    },
    async save(object) {
      const due = dueOf(object)
      await db.query(sql`
        insert into private.sandbox_objects (id, kind, body, parent, due_at)
        values (${object.id}, ${object.object}, ${JSON.stringify(object)}::jsonb, ${parentOf(object)},
          to_timestamp(${due}::float8))
        on conflict (id) do update set body = excluded.body, parent = excluded.parent, due_at = excluded.due_at`)
    },
    async remove(id) {
      await db.query(sql`delete from private.sandbox_objects where id = ${id}`)
    },
    async emit(type, object) {
      const event = {
        id: newId('evt'),
        object: 'event',
        api_version: null,
        created: now,
        data: { object },
        livemode: false,
        pending_webhooks: 1,
        request: null,
        type,
      }
      await db.query(sql`
        insert into private.sandbox_events (id, body) values (${event.id}, ${JSON.stringify(event)}::jsonb)`)
      eventIds.push(event.id)
    },
  }
}

/** Shared by all parts of the sandbox. */
export interface SandboxContext {
  db: Db
  log: Log
  prices: Prices
  deliveries: Deliveries
  /** Its clock. */
  now(): Date
}

export const seconds = ({ now }: Pick<SandboxContext, 'now'>) => Math.floor(now().getTime() / 1000)

/** Outside of a transaction: each object as it is. */
export const reading = (context: SandboxContext) => createStore(context.db, context.prices, seconds(context))

/** Runs `work` in a transaction. Its events are delivered after the commit and before the result is returned. */
export async function inTransaction<T>(
  context: SandboxContext,
  work: (store: Store, db: Db) => Promise<T>,
): Promise<T> {
  const { result, eventIds } = await context.db.transaction(async (db) => {
    const store = createStore(db, context.prices, seconds(context))
    return { result: await work(store, db), eventIds: store.eventIds }
  })
  await context.deliveries.send(eventIds)
  return result
}

/** @throws StripeFault when there is none */
export async function required<K extends Kind>(store: Store, kind: K, id: string, param = 'id'): Promise<Kinds[K]> {
  const object = await store.find(kind, id)
  if (!object) throw missing(kind, id, param)
  return object
}

export const idOf = (reference: string | { id: string }) => (typeof reference === 'string' ? reference : reference.id)

/** The only item: an account has one plan at a time. */
export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data
  if (!item) throw new Error(`The subscription ${id} has no item`)
  return item
}

export const subscriptionOfInvoice = ({ parent }: Stripe.Invoice): string | null => {
  const subscription = parent?.subscription_details?.subscription
  return subscription ? idOf(subscription) : null
}

function parentOf(object: Kinds[Kind]): string | null {
  switch (object.object) {
    case 'subscription':
    case 'billing_portal.session':
      return idOf(object.customer)
    case 'subscription_schedule':
      return object.subscription && idOf(object.subscription)
    case 'invoice':
      return subscriptionOfInvoice(object)
    case 'checkout.session':
    case 'customer':
      return null
  }
}

/** Portals close an hour after they were opened, as the provider's do. */
export const PORTAL_SECONDS = 3600

/** Who left before paying may find out for a month what became of it; then their address goes. */
export const EXPIRED_SECONDS = 30 * 86_400

/** When time does something to it, in seconds since 1970. */
function dueOf(object: Kinds[Kind]): number | null {
  switch (object.object) {
    case 'subscription':
      return object.status === 'active' || object.status === 'past_due' ? itemOf(object).current_period_end : null
    case 'invoice':
      return object.status === 'open' ? object.next_payment_attempt : null
    case 'checkout.session':
      if (object.status === 'complete') return null
      return object.expires_at + (object.status === 'open' ? 0 : EXPIRED_SECONDS)
    case 'billing_portal.session':
      return object.created + PORTAL_SECONDS
    case 'customer':
    case 'subscription_schedule':
      return null
  }
}
