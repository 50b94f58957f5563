import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import { AppError } from '../../../platform/http'
import type { BillingConfig } from '../../../platform/config'
import { choiceOf } from '../price-catalogue'
import type { Settlement } from './operator-input'

/** Something that the operator has to look at. */
export interface BillingCase {
  /** To settle it by; null: it goes away by itself, when what it says is over. */
  settle: string | null
  kind:
    | 'paid_twice'
    | 'refund'
    | 'note'
    | 'grant'
    | 'unclaimed'
    | 'ownerless'
    | 'past_due'
    | 'event_refused'
    | 'event_waiting'
  since: string
  accountId: string | null
  /** Only where addresses were asked for. */
  email?: string | null
  subscriptionId: string | null
  paymentId: string | null
  amountCents: number | null
  words: string
}

interface Row {
  id: string
  kind: BillingCase['kind']
  since: Date
  account_id: string | null
  email: string | null
  subscription_id: string | null
  payment_id: string | null
  amount_cents: number | null
  price_id: string | null
  words: string
}

/** After this, a payment without an account is a case: its buyer has not come back. */
const CLAIMED_WITHIN = '1 day'
/** After this, an event that could not be handled is not only late. */
const HANDLED_WITHIN = '1 hour'
/** What is over as soon as it is put right. */
const BY_THEMSELVES = new Set<BillingCase['kind']>(['past_due', 'ownerless', 'event_waiting'])
/** Of each kind; what is left shows as these are settled. */
const MAX_CASES = 500

/** What is open, the oldest first. (issue 8: money must never be lost, doubled or guessed) */
export async function openCases(
  { db, config }: { db: Db; config: { billing: BillingConfig } },
  { addresses }: { addresses: boolean },
): Promise<{ cases: BillingCase[]; more: boolean }> {
  const rows = await db.query(sql<Row>`
    with notes as (
      select n.id::text as id, n.kind, n.created_at as since, n.user_id as account_id, u.email::text as email, n.subscription_id,
        n.payment_id, n.amount_cents, null as price_id, n.words
      from private.billing_notes n left join auth.users u on u.id = n.user_id
      where n.settled_at is null order by n.created_at limit ${MAX_CASES}),
    unclaimed as (
      select b.id, 'unclaimed' as kind, b.created_at as since, null::uuid as account_id, b.email, b.id as subscription_id,
        null as payment_id, coalesce((select sum(paid_cents) from payments where subscription_id = b.id), 0)::int as amount_cents,
        b.price_id, 'Paid, and no account has it' as words
      from private.billing_subscriptions b
      where b.user_id is null and not b.owner_left and b.provider <> 'operator'
        and b.status not in ('incomplete', 'incomplete_expired')
        and b.created_at < now() - ${CLAIMED_WITHIN}::interval
        and not exists (select from private.billing_checkouts where subscription_id = b.id and claimed_at is not null)
        and not exists (select from private.billing_notes where settles = b.id)
      order by b.created_at limit ${MAX_CASES}),
    ownerless as (
      select b.id, 'ownerless' as kind, b.updated_at as since, null::uuid as account_id, null as email, b.id as subscription_id,
        null as payment_id, null::int as amount_cents, b.price_id,
        'Its account is gone, and it still runs: end it at the provider' as words
      from private.billing_subscriptions b
      where b.owner_left and b.provider <> 'operator' and b.running
      order by b.updated_at limit ${MAX_CASES}),
    past_due as (
      select b.id, 'past_due' as kind, coalesce(owed.since, b.current_period_start) as since, b.user_id as account_id,
        u.email::text as email, b.id as subscription_id, owed.id as payment_id, owed.amount_cents, b.price_id,
        'A payment failed; its owner has been told' as words
      from private.billing_subscriptions b left join auth.users u on u.id = b.user_id
        left join lateral (select id, amount_cents - paid_cents as amount_cents, created_at as since from payments
          where subscription_id = b.id and status = 'open' order by created_at limit 1) as owed on true
      where b.status in ('past_due', 'unpaid') and not b.owner_left order by b.created_at limit ${MAX_CASES}),
    events as (
      select e.id, case when e.refusal is null then 'event_waiting' else 'event_refused' end as kind, e.received_at as since,
        null::uuid as account_id, null as email, null as subscription_id, null as payment_id, null::int as amount_cents,
        null as price_id, e.type || ': ' || coalesce(e.refusal, 'could not be handled, ' || e.attempts || ' tries') as words
      from private.billing_events e
      where ((e.refusal is not null) or (e.handled_at is null and e.received_at < now() - ${HANDLED_WITHIN}::interval))
        and not exists (select from private.billing_notes where settles = e.id)
      order by e.received_at limit ${MAX_CASES})
    select * from notes union all select * from unclaimed union all select * from ownerless
    union all select * from past_due union all select * from events
    order by since, id`)
  const cases = rows.map((row) => caseOf(row, config.billing, addresses))
  // One of the five lists may have been cut.
  return { cases, more: rows.length >= MAX_CASES }
}

function caseOf(row: Row, billing: BillingConfig, addresses: boolean): BillingCase {
  const plan = row.price_id === null ? '' : `${choiceOf(billing, row.price_id).planName}. `
  return {
    settle: BY_THEMSELVES.has(row.kind) ? null : row.id,
    kind: row.kind,
    since: row.since.toISOString(),
    accountId: row.account_id,
    ...(addresses ? { email: row.email } : {}),
    subscriptionId: row.subscription_id,
    paymentId: row.payment_id,
    amountCents: row.amount_cents,
    words: plan + row.words,
  }
}

/**
 * Says that nothing has to be done any more. Moves no money. Repeatable: what is settled stays as it was settled.
 * @throws AppError `not_found` for an unknown case, `refused` for a subscription that goes on charging
 */
export async function settleCase({ db }: { db: Db }, { id, words = 'Settled' }: Settlement): Promise<{ id: string }> {
  const noted = await db.query(sql`
    update private.billing_notes set settled_at = coalesce(settled_at, now()),
      words = case when settled_at is null and ${words} <> 'Settled' then left(words || ' / ' || ${words}, 2000) else words end
    where id::text = ${id} returning id`)
  if (noted.length > 0) return { id }
  const charging = await db.query(sql`
    select from private.billing_subscriptions
    where id = ${id} and user_id is null and provider <> 'operator' and status <> 'canceled'`)
  if (charging.length > 0) {
    throw new AppError('refused', 'It is still running. Link it to its buyer, or cancel it at the provider first')
  }
  const known = await db.query(sql`
    insert into private.billing_notes (kind, subscription_id, words, settled_at, settles)
    select 'note', subscription_id, ${words}, now(), ${id} from (
      select id as subscription_id from private.billing_subscriptions where id = ${id} and user_id is null
        and not owner_left and provider <> 'operator'
      union all select null from private.billing_events where id = ${id} and refusal is not null) as found
    on conflict (settles) do update set settles = excluded.settles
    returning id`)
  if (known.length === 0) throw new AppError('not_found', 'There is no case with this ID to settle', { field: 'id' })
  return { id }
}
