import { PLANS } from '@reelwright/shared'
import { sql } from 'kysely'
import type { BillingConfig } from '../../../platform/config'
import type { Db } from '../../../platform/db'
import { choiceOf, grantedPriceId } from '../price-catalogue'
import { accountOf, requireSubscription } from './accounts'
import type { EventFilter, PaymentFilter, SubscriptionFilter } from './operator-input'

interface Lookup {
  db: Db
  config: { billing: BillingConfig }
}

export interface ListedSubscription {
  id: string
  provider: string
  accountId: string | null
  /** Only where addresses were asked for: of the account, else the one it was paid with. */
  email?: string | null
  plan: string
  interval: string | null
  status: string
  periodStart: string
  periodEnd: string
  /** It is not renewed. */
  ends: boolean
  nextPlan: string | null
  /** The one of its account's subscriptions that counts. */
  counts: boolean
}

interface SubscriptionRow {
  id: string
  provider: string
  user_id: string | null
  email: string | null
  status: string
  price_id: string
  next_price_id: string | null
  current_period_start: Date
  current_period_end: Date
  cancel_at_period_end: boolean
  counts: boolean
}

/**
 * The newest first.
 * @throws AppError `not_found` for an invalid cursor
 */
export async function listSubscriptions(
  { db, config }: Lookup,
  { email, status, plan, addresses, limit, after }: SubscriptionFilter,
): Promise<{ subscriptions: ListedSubscription[]; more: boolean }> {
  const { within, ids } = pricesOf(config.billing, plan)
  if (after !== undefined) await requireSubscription(db, after, { field: 'after' })
  const rows = await db.query(sql<SubscriptionRow>`
    select b.id, b.provider, b.user_id, coalesce(u.email::text, b.email) as email, b.status, b.price_id, b.next_price_id,
      b.current_period_start, b.current_period_end, b.cancel_at_period_end, s.user_id is not null as counts
    from private.billing_subscriptions b left join auth.users u on u.id = b.user_id
      left join user_subscriptions s on s.user_id = b.user_id and s.stripe_subscription_id = b.id
    where (${email ?? null}::text is null or lower(u.email) = ${email ?? null} or b.email = ${email ?? null})
      and (${status ?? null}::text is null or b.status = ${status ?? null})
      and (${within}::boolean is null or (b.price_id = any(${ids}::text[])) = ${within})
      and (${after ?? null}::text is null
        or (b.created_at, b.number) < (select created_at, number from private.billing_subscriptions where id = ${after ?? null}))
    order by b.created_at desc, b.number desc limit ${limit + 1}`)
  const subscriptions = rows.slice(0, limit).map((row): ListedSubscription => {
    const { planName, interval } = choiceOf(config.billing, row.price_id)
    return {
      id: row.id,
      provider: row.provider,
      accountId: row.user_id,
      ...(addresses ? { email: row.email } : {}),
      plan: planName,
      interval,
      status: row.status,
      periodStart: row.current_period_start.toISOString(),
      periodEnd: row.current_period_end.toISOString(),
      ends: row.cancel_at_period_end || row.provider === 'operator',
      nextPlan: row.next_price_id === null ? null : choiceOf(config.billing, row.next_price_id).planName,
      counts: row.counts,
    }
  })
  return { subscriptions, more: rows.length > limit }
}

/** Prices that a plan is known by; of "beta" those that it is not. */
function pricesOf({ prices }: BillingConfig, plan: SubscriptionFilter['plan']) {
  if (plan === undefined) return { within: null, ids: [] }
  const wanted = plan === 'beta' ? PLANS.map(({ id }) => id) : [plan]
  const sold = prices.filter(({ planId }) => wanted.includes(planId)).map(({ id }) => id)
  return { within: plan !== 'beta', ids: [...sold, ...wanted.map(grantedPriceId)] }
}

export interface ListedPayment {
  id: string
  number: string | null
  subscriptionId: string | null
  accountId: string | null
  description: string
  status: string
  amountCents: number
  paidCents: number
  /** By the operator's notes. */
  refundedCents: number
  createdAt: string
  paidAt: string | null
  failedAt: string | null
}

interface PaymentRow {
  id: string
  number: string | null
  subscription_id: string | null
  user_id: string | null
  description: string
  status: string
  amount_cents: number
  paid_cents: number
  refunded: number
  created_at: Date
  paid_at: Date | null
  failed_at: Date | null
}

/** What was asked for and what came in, the newest first. */
export async function listPayments({ db }: Lookup, filter: PaymentFilter): Promise<{ payments: ListedPayment[] }> {
  const userId = filter.email === undefined ? null : await accountOf(db, filter.email)
  const rows = await db.query(sql<PaymentRow>`
    select p.id, p.number, p.subscription_id, p.user_id, p.description, p.status, p.amount_cents, p.paid_cents, p.created_at, p.paid_at,
      p.failed_at, coalesce((select sum(amount_cents) from private.billing_notes where payment_id = p.id and kind = 'refund'), 0)::int
        as refunded
    from payments p
    where (${userId}::uuid is null or p.user_id = ${userId}::uuid)
      and (${filter.status ?? null}::text is null or p.status = ${filter.status ?? null})
    order by p.created_at desc, p.id limit ${filter.limit}`)
  const payments = rows.map((row) => ({
    id: row.id,
    number: row.number,
    subscriptionId: row.subscription_id,
    accountId: row.user_id,
    description: row.description,
    status: row.status,
    amountCents: row.amount_cents,
    paidCents: row.paid_cents,
    refundedCents: row.refunded,
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    failedAt: row.failed_at?.toISOString() ?? null,
  }))
  return { payments }
}

export interface ListedEvent {
  id: string
  type: string
  state: 'handled' | 'refused' | 'waiting'
  receivedAt: string
  attempts: number
  nextAttemptAt: string | null
  refusal: string | null
}

interface EventRow {
  id: string
  type: string
  received_at: Date
  handled_at: Date | null
  refusal: string | null
  attempts: number
  next_attempt_at: Date
}

/** Events of the provider without their texts, which hold addresses. The newest first. */
export async function listEvents({ db }: Lookup, { state, limit }: EventFilter): Promise<{ events: ListedEvent[] }> {
  const rows = await db.query(sql<EventRow>`
    select id, type, received_at, handled_at, refusal, attempts, next_attempt_at from private.billing_events
    where case ${state} when 'refused' then refusal is not null when 'waiting' then handled_at is null and refusal is null
      else true end
    order by received_at desc, id limit ${limit}`)
  const events = rows.map((row): ListedEvent => {
    const waiting = row.refusal === null && row.handled_at === null
    return {
      id: row.id,
      type: row.type,
      state: row.refusal !== null ? 'refused' : waiting ? 'waiting' : 'handled',
      receivedAt: row.received_at.toISOString(),
      attempts: row.attempts,
      nextAttemptAt: waiting ? row.next_attempt_at.toISOString() : null,
      refusal: row.refusal,
    }
  })
  return { events }
}
