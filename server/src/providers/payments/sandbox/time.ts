import { sql } from 'kysely'
import { closeCheckout } from './checkouts'
import { renew, tryAgain } from './renewals'
import {
  changing,
  EXPIRED_SECONDS,
  itemOf,
  seconds,
  subscriptionOfInvoice,
  type SandboxContext,
  type Kind,
  type Shelf,
} from './shelf'

interface Due {
  id: string
  kind: Kind
}

const AT_ONCE = 200
/** A server that was off for years makes up for them a bit at a time. */
const MAX_ROUNDS = 30

/** Does all that is due by now: renewals, payments that are tried again, pages that close. What fails is tried the next time. */
export async function passMoments(context: SandboxContext): Promise<void> {
  const failed = new Set<string>()
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const due = await context.db.query(sql<Due>`
      select id, kind from private.sandbox_objects
      where due_at <= to_timestamp(${seconds(context)}::float8) and id <> all (${[...failed]}::text[])
      order by due_at, number limit ${AT_ONCE}`)
    if (due.length === 0) return
    for (const one of due) {
      await changing(context, (shelf) => passOver(shelf, one)).catch((error: unknown) => {
        failed.add(one.id)
        context.log.warn({ err: error, object: one.id }, 'The sandbox could not do what is due')
      })
    }
  }
}

/** What time does to one object. Whoever else does so at the same time waits for it, and finds nothing left to do. */
async function passOver(shelf: Shelf, { id, kind }: Due): Promise<void> {
  switch (kind) {
    case 'billing_portal.session':
      return shelf.remove(id)
    case 'checkout.session': {
      const session = await shelf.lock(kind, id)
      if (session?.status === 'open' && session.expires_at <= shelf.now) await closeCheckout(shelf, session)
      else if (session?.status === 'expired' && session.expires_at + EXPIRED_SECONDS <= shelf.now)
        await shelf.remove(id)
      return
    }
    case 'subscription': {
      const subscription = await shelf.lock(kind, id)
      if (!subscription || !['active', 'past_due'].includes(subscription.status)) return
      const { current_period_end: end } = itemOf(subscription)
      if (end <= shelf.now) await renew(shelf, subscription, end)
      return
    }
    case 'invoice':
      return passInvoice(shelf, id)
    case 'customer':
    case 'subscription_schedule':
      return
  }
}

async function passInvoice(shelf: Shelf, id: string): Promise<void> {
  const seen = await shelf.find('invoice', id)
  const subscription = seen && (await shelf.lock('subscription', subscriptionOfInvoice(seen) ?? ''))
  const invoice = await shelf.lock('invoice', id)
  if (!subscription || invoice?.status !== 'open' || invoice.next_payment_attempt === null) return
  if (invoice.next_payment_attempt <= shelf.now) await tryAgain(shelf, subscription, invoice)
}

/** Answers are kept for a day, as at the provider, and events that were taken for a month. */
export async function forgetOld({ db }: Pick<SandboxContext, 'db'>): Promise<void> {
  await db.query(sql`delete from private.sandbox_requests where created_at < now() - interval '1 day'`)
  await db.query(sql`delete from private.sandbox_events where delivered_at < now() - interval '30 days'`)
}
