import { sql } from 'kysely'
import { AppError } from '../../../platform/http'
import { paymentsOf, type BillingTools } from '../billing-tools'
import { eventRecord } from './event-record'
import { settleDoubles } from './settle-doubles'
import { syncCheckout, syncInvoice, syncSubscription } from './sync'

/** Of one look for waiting events. */
const BATCH_SIZE = 50

interface Waiting {
  id: string
  object_type: string
  object_id: string
}

const TAKEN = sql`e.id, e.body ->> 'objectType' as object_type, e.body ->> 'objectId' as object_id`

/** One more try has the event for itself until then; if it fails, the next one waits as long: doubled each time, an hour at most. */
const ONE_MORE_TRY = sql`attempts = e.attempts + 1,
  next_attempt_at = now() + least(interval '1 hour', interval '1 minute' * 2 ^ least(e.attempts, 10))`

/**
 * Takes an event of the provider: stores it once, and refetches its object. Undefined: it is handled, taken care of elsewhere, or
 * of a kind that means nothing to us; a text: why nothing was changed.
 * @throws AppError `refused`, `invalid_input` for what is not the provider's; `unavailable` when it could not be handled now: it waits
 */
export async function receiveEvent(
  tools: BillingTools,
  body: Buffer,
  signature: string | undefined,
): Promise<string | undefined> {
  const payments = paymentsOf(tools)
  const event = payments.readEvent(body, signature)
  const [taken] = await tools.db.query(sql<Waiting>`
    insert into private.billing_events as e (id, provider, type, body, attempts, next_attempt_at)
    values (${event.id}, ${payments.provider}, ${event.type}, ${JSON.stringify(eventRecord(event))}::jsonb, 1,
      now() + interval '1 minute')
    on conflict (id) do update set ${ONE_MORE_TRY} where e.handled_at is null and e.next_attempt_at <= now()
    returning ${TAKEN}`)
  return taken && handle(tools, taken)
}

/**
 * Handles what could not be handled when it came. Any number of servers may do so: each event is taken by one. How many were handled.
 */
export async function handleWaitingEvents(tools: BillingTools, signal?: AbortSignal): Promise<number> {
  const payments = paymentsOf(tools)
  const waiting = await tools.db.query(sql<Waiting>`
    update private.billing_events e set ${ONE_MORE_TRY}
    where e.id in (
      select id from private.billing_events
      where handled_at is null and next_attempt_at <= now() and provider = ${payments.provider}
      order by next_attempt_at limit ${BATCH_SIZE} for update skip locked)
    returning ${TAKEN}`)
  let handled = 0
  for (const event of waiting) {
    if (signal?.aborted) break
    try {
      await handle(tools, event)
      handled++
    } catch (error) {
      tools.log.warn({ err: error, event: event.id }, 'A payment event could not be handled again')
    }
  }
  return handled
}

async function handle(tools: BillingTools, event: Waiting): Promise<string | undefined> {
  const refusal = await follow(tools, event)
  await tools.db.query(sql`
    update private.billing_events set handled_at = now(), refusal = ${refusal ?? null} where id = ${event.id}`)
  if (refusal !== undefined) tools.log.warn({ event: event.id, refusal }, 'A payment event was refused')
  return refusal
}

/** Reads the object of an event. A text: what the provider says of it cannot be ours. */
async function follow(tools: BillingTools, event: Waiting): Promise<string | undefined> {
  try {
    const subscriptionId = await readAgain(tools, event)
    if (subscriptionId === undefined) return undefined
    const [owned] = await tools.db.query(sql<{ user_id: string | null }>`
      select user_id from private.billing_subscriptions where id = ${subscriptionId}`)
    if (owned?.user_id) await settleDoubles(tools, owned.user_id)
    return undefined
  } catch (error) {
    if (error instanceof AppError && error.code === 'refused') return error.message
    throw new AppError('unavailable', 'The event could not be handled yet', {}, { cause: error })
  }
}

/** The subscription that an event is about, if any. */
async function readAgain(
  tools: BillingTools,
  { object_type: kind, object_id: id }: Waiting,
): Promise<string | undefined> {
  switch (kind) {
    case 'checkout.session': {
      const checkout = await syncCheckout(tools, id)
      return checkout?.subscriptionId ?? undefined
    }
    case 'subscription':
      await syncSubscription(tools, id)
      return id
    case 'invoice': {
      const invoice = await syncInvoice(tools, id)
      // Whether it is paid decides whether the subscription runs.
      if (invoice) await syncSubscription(tools, invoice.subscriptionId)
      return invoice?.subscriptionId
    }
    default:
      return undefined
  }
}
