import { sql } from 'kysely'
import { closeCheckout } from './checkouts'
import { renew, tryAgain } from './renewals'
import {
  inTransaction,
  EXPIRED_SECONDS,
  itemOf,
  seconds,
  subscriptionOfInvoice,
  type SandboxContext,
  type Kind,
  type Store,
} from './store'

interface Due {
  id: string
  kind: Kind
}

const BATCH_SIZE = 200
/** A server that was off for years makes up for them a bit at a time. */
const MAX_ROUNDS = 30

/** Does all that is due by now: renewals, payments that are tried again, pages that close. What fails is tried the next time. */
export async function passMoments(context: SandboxContext): Promise<void> {
  const failed = new Set<string>()
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const due = await context.db.query(sql<Due>`
      select id, kind from private.sandbox_objects
      where due_at <= to_timestamp(${seconds(context)}::float8) and id <> all (${[...failed]}::text[])
      order by due_at, number limit ${BATCH_SIZE}`)
    if (due.length === 0) return
    for (const one of due) {
      await inTransaction(context, (store) => passOver(store, one)).catch((error: unknown) => {
        failed.add(one.id)
        context.log.warn({ err: error, object: one.id }, 'The sandbox could not do what is due')
      })
    }
  }
}

/** Applies the passed time to one object. A second server waits for the lock and finds nothing left to do. */
async function passOver(store: Store, { id, kind }: Due): Promise<void> {
  switch (kind) {
    case 'billing_portal.session':
      return store.remove(id)
    case 'checkout.session': {
      const session = await store.lock(kind, id)
      if (session?.status === 'open' && session.expires_at <= store.now) await closeCheckout(store, session)
      else if (session?.status === 'expired' && session.expires_at + EXPIRED_SECONDS <= store.now)
        await store.remove(id)
      return
    }
    case 'subscription': {
      const subscription = await store.lock(kind, id)
      if (!subscription || !['active', 'past_due'].includes(subscription.status)) return
      const { current_period_end: end } = itemOf(subscription)
      if (end <= store.now) await renew(store, subscription, end)
      return
    }
    case 'invoice':
      return passInvoice(store, id)
    case 'customer':
    case 'subscription_schedule':
      return
  }
}

async function passInvoice(store: Store, id: string): Promise<void> {
  const seen = await store.find('invoice', id)
  const subscription = seen && (await store.lock('subscription', subscriptionOfInvoice(seen) ?? ''))
  const invoice = await store.lock('invoice', id)
  if (!subscription || invoice?.status !== 'open' || invoice.next_payment_attempt === null) return
  if (invoice.next_payment_attempt <= store.now) await tryAgain(store, subscription, invoice)
}

/** Answers are kept for a day, as at the provider, and events that were taken for a month. */
export async function forgetOld({ db }: Pick<SandboxContext, 'db'>): Promise<void> {
  await db.query(sql`delete from private.sandbox_requests where created_at < now() - interval '1 day'`)
  await db.query(sql`delete from private.sandbox_events where delivered_at < now() - interval '30 days'`)
}
