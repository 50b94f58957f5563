import { sql } from 'kysely'
import { AppError } from '../../../platform/http'
import type { ProviderCheckout } from '../../../providers/payments'
import { paymentsOf, type BillingTools } from '../billing-tools'
import { keepInvoice } from './keep-invoice'
import { keepSubscription, takeReadNumber, type Kept } from './keep-subscription'

/*
 * What we know of money is what was read at the provider, never what an event says. The number of a read is taken before the provider is
 * asked, and nothing waits for it inside of a transaction.
 */

/**
 * Reads a subscription at the provider and keeps what it says; its account's plan follows. Repeatable, in any order. False: the
 * provider knows none.
 * @throws AppError `provider_failed`
 */
export async function syncSubscription(tools: BillingTools, id: string): Promise<boolean> {
  const payments = paymentsOf(tools)
  const readNumber = await takeReadNumber(tools.db)
  const found = await payments.readSubscription(id)
  if (found) await keepSubscription(tools.db, payments.provider, found, readNumber)
  return found !== undefined
}

/**
 * The same for an invoice of a subscription; other invoices are ignored. Undefined: there is nothing to keep.
 * @throws AppError `provider_failed`, `refused` for amounts or a currency that cannot be ours
 */
export async function syncInvoice(tools: BillingTools, id: string): Promise<{ subscriptionId: string } | undefined> {
  const payments = paymentsOf(tools)
  const readNumber = await takeReadNumber(tools.db)
  const found = await payments.readInvoice(id)
  if (!found?.subscriptionId) return undefined
  const { subscriptionId } = found
  // A payment is given to its owner by the subscription's row: it has to stand there first.
  const known = await tools.db.query(sql`select from private.billing_subscriptions where id = ${subscriptionId}`)
  if (known.length === 0) await syncSubscription(tools, subscriptionId)
  await keepInvoice(tools.db, found, readNumber)
  return { subscriptionId }
}

/** All invoices of a subscription: what a buyer looks for who has just paid. */
export async function syncInvoicesOf(
  tools: BillingTools,
  subscriptionId: string,
  count?: (kept: Kept) => void,
): Promise<void> {
  const payments = paymentsOf(tools)
  const readNumber = await takeReadNumber(tools.db)
  for await (const invoice of payments.listInvoices(subscriptionId)) {
    if (!invoice.subscriptionId) continue
    const kept = await keepInvoice(tools.db, invoice, readNumber)
    count?.(kept)
  }
}

/**
 * Reads a checkout. Once it is paid, it is kept with its subscription and payments, so that the buyer need not wait for an event.
 * Undefined: the provider has no checkout of ours with this id.
 * @throws AppError `provider_failed`, also while the provider does not know what was bought yet
 */
export async function syncCheckout(tools: BillingTools, id: string): Promise<ProviderCheckout | undefined> {
  const payments = paymentsOf(tools)
  const readNumber = await takeReadNumber(tools.db)
  const found = await payments.readCheckout(id)
  if (!found?.paid || !found.subscriptionId) return found
  const { subscriptionId } = found
  await tools.db.query(sql`
    insert into private.billing_checkouts as c (id, provider, subscription_id, email, amount_cents, read_number)
    values (${found.id}, ${payments.provider}, ${subscriptionId}, lower(${found.email}), ${found.amountCents},
      ${readNumber}::bigint)
    on conflict (id) do update set (subscription_id, email, amount_cents, read_number)
      = (excluded.subscription_id, excluded.email, excluded.amount_cents, excluded.read_number)
    where c.read_number < excluded.read_number`)
  if (!(await syncSubscription(tools, subscriptionId))) {
    throw new AppError(
      'provider_failed',
      'Your payment arrived, but your plan isn’t ready yet. Please try again in a minute.',
    )
  }
  const paid = await tools.db.query(sql`
    select from public.payments where subscription_id = ${subscriptionId} and status = 'paid'`)
  if (paid.length === 0) await syncInvoicesOf(tools, subscriptionId)
  // The account may have got the subscription before this row was there.
  await tools.db.query(sql`
    update private.billing_checkouts c set claimed_by = b.user_id, claimed_at = now()
    from private.billing_subscriptions b
    where c.id = ${found.id} and c.claimed_at is null and b.id = c.subscription_id and (b.user_id is not null or b.owner_left)`)
  return found
}
