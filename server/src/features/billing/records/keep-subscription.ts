import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import type { Payments, ProviderSubscription } from '../../../providers/payments'

/** What a write did to our rows. */
export type Kept = 'added' | 'changed' | 'same'

/** Taken before the provider is asked: a row is never written by an older read than the one it shows. */
export async function takeReadNumber(db: Db): Promise<string> {
  const [row] = await db.query(sql<{ number: string }>`select nextval('private.provider_reads')::text as number`)
  if (!row) throw new Error('A sequence gave no number')
  return row.number
}

interface Row {
  user_id: string | null
  owner_left: boolean
  /** All that has to follow from what the provider says: the row, its account's plan, and whose the payments are. */
  shown: string
}

const readRow = async (db: Db, id: string): Promise<Row | undefined> => {
  const [row] = await db.query(sql<Row>`
    select b.user_id, b.owner_left, jsonb_build_array(
      to_jsonb(b) - 'read_number' - 'updated_at',
      (select to_jsonb(s) - 'updated_at' - 'created_at' - 'scripts_used' from public.user_subscriptions s where s.user_id = b.user_id),
      (select count(*) from public.payments p where p.subscription_id = b.id and p.user_id is distinct from b.user_id))::text as shown
    from private.billing_subscriptions b where id = ${id} for update of b`)
  return row
}

/** Stores a subscription as it was read, finds its owner, and makes that account's plan follow. */
export function keepSubscription(
  db: Db,
  provider: Payments['provider'],
  said: ProviderSubscription,
  readNumber: string,
): Promise<Kept> {
  return db.transaction(async (db) => {
    const before = await readRow(db, said.id)
    await db.query(sql`
      insert into private.billing_subscriptions as b (id, provider, customer_id, email, status, price_id,
        current_period_start, current_period_end, cancel_at_period_end, next_price_id, read_number, created_at)
      values (${said.id}, ${provider}, ${said.customerId}, lower(${said.email}), ${said.status}, ${said.priceId},
        ${said.currentPeriodStart}, ${said.currentPeriodEnd}, ${said.cancelAtPeriodEnd}, ${said.nextPriceId},
        ${readNumber}::bigint, ${said.createdAt})
      on conflict (id) do update set (provider, customer_id, email, status, price_id, current_period_start,
          current_period_end, cancel_at_period_end, next_price_id, read_number, created_at)
        = (excluded.provider, excluded.customer_id, excluded.email, excluded.status, excluded.price_id,
          excluded.current_period_start, excluded.current_period_end, excluded.cancel_at_period_end, excluded.next_price_id,
          excluded.read_number, excluded.created_at)
      where b.read_number < excluded.read_number`)
    const written = await readRow(db, said.id)
    if (!written) throw new Error('A subscription that was just written is gone')

    const owner = written.user_id ?? (written.owner_left ? null : await ownerOf(db, said.id))
    if (owner) await db.query(sql`select private.link_subscription(${said.id}, ${owner})`)
    const after = await readRow(db, said.id)
    if (!before) return 'added'
    return before.shown === after?.shown ? 'same' : 'changed'
  })
}

/**
 * Finds the owner of a subscription without one: the account that claimed its checkout or has its payments; else the account whose confirmed
 * address it was paid with. The latter is not asked where a claim has spoken. (OP-06, CX-07, CX-20)
 */
async function ownerOf(db: Db, subscriptionId: string): Promise<string | null> {
  const [known] = await db.query(sql<{ owner: string }>`
    select owner from (
      select c.claimed_by as owner, 1 as trust from private.billing_checkouts c where c.subscription_id = ${subscriptionId}
      union all select p.user_id, 2 from public.payments p where p.subscription_id = ${subscriptionId}
      union all select s.user_id, 3 from public.user_subscriptions s where s.stripe_subscription_id = ${subscriptionId}
      union all select o.user_id, 4 from private.owners_by_address() o where o.subscription_id = ${subscriptionId}) as candidates
    where owner is not null order by trust limit 1`)
  return known?.owner ?? null
}
