import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import type { ProviderInvoice } from '../../../providers/payments'
import type { Kept } from './keep-subscription'

/**
 * Stores an invoice as it was read, for the account that has its subscription. That row is locked meanwhile, so that who claims it at
 * this moment gets the payment, too. (OP-26)
 */
export function keepInvoice(db: Db, said: ProviderInvoice, readNumber: string): Promise<Kept> {
  const shown = sql<{ shown: string }>`
    select (to_jsonb(p) - 'read_number')::text as shown from public.payments p where id = ${said.id}`
  return db.transaction(async (db) => {
    const [owner] = await db.query(sql<{ user_id: string | null }>`
      select user_id from private.billing_subscriptions where id = ${said.subscriptionId} for share`)
    const [before] = await db.query(shown)
    await db.query(sql`
      insert into public.payments as p (id, user_id, subscription_id, customer_id, number, description, status, amount_cents,
        paid_cents, currency, period_start, period_end, paid_at, failed_at, receipt_url, read_number, created_at)
      values (${said.id}, ${owner?.user_id ?? null}, ${said.subscriptionId}, ${said.customerId}, ${said.number}, ${said.description},
        ${said.status}, ${said.amountCents}, ${said.paidCents}, 'usd', ${said.periodStart}, ${said.periodEnd}, ${said.paidAt},
        ${said.failedAt}, ${said.receiptUrl}, ${readNumber}::bigint, ${said.createdAt})
      on conflict (id) do update set user_id = coalesce(excluded.user_id, p.user_id),
        (subscription_id, customer_id, number, description, status, amount_cents, paid_cents, period_start, period_end, paid_at,
          failed_at, receipt_url, read_number, created_at)
        = (excluded.subscription_id, excluded.customer_id, excluded.number, excluded.description, excluded.status,
          excluded.amount_cents, excluded.paid_cents, excluded.period_start, excluded.period_end, excluded.paid_at,
          excluded.failed_at, excluded.receipt_url, excluded.read_number, excluded.created_at)
      where p.read_number < excluded.read_number`)
    const [after] = await db.query(shown)
    if (!before) return 'added'
    return before.shown === after?.shown ? 'same' : 'changed'
  })
}
