import { sql } from 'kysely'
import { paymentsOf, type BillingTools } from '../billing-tools'
import { keepSubscription, takeReadNumber, type Kept } from './keep-subscription'
import { syncInvoicesOf, syncSubscription } from './sync'

/** What a comparison with the provider found. */
export interface ReconcileReport {
  /** Subscriptions and payments that the provider has. */
  checked: number
  /** Those that stood otherwise here, and accounts whose plan did. */
  repaired: number
  /** Those that were missing here. */
  added: number
  /** Running here and unknown there; ended here, where the provider is surely the same one. */
  gone: number
  /** Running subscriptions without an account. */
  unclaimed: number
}

/**
 * Compares all subscriptions and their invoices at the provider with ours, and writes what the provider says. May run beside everything
 * else: what is read later stands. It may take long: what stops it is thrown.
 * @throws AppError `provider_failed`, `unavailable`
 */
export async function reconcile(tools: BillingTools, signal?: AbortSignal): Promise<ReconcileReport> {
  const { db } = tools
  const payments = paymentsOf(tools)
  const report: ReconcileReport = { checked: 0, repaired: 0, added: 0, gone: 0, unclaimed: 0 }
  const count = (kept: Kept) => {
    report.checked++
    if (kept === 'changed') report.repaired++
    if (kept === 'added') report.added++
  }

  const seen = new Set<string>()
  const readNumber = await takeReadNumber(db)
  for await (const subscription of payments.listSubscriptions()) {
    signal?.throwIfAborted()
    seen.add(subscription.id)
    count(await keepSubscription(db, payments.provider, subscription, readNumber))
    await syncInvoicesOf(tools, subscription.id, count)
  }
  report.gone = await endUnknown(tools, seen)
  report.repaired += await refreshAccounts(tools)
  const [waiting] = await db.query(sql<{ count: number }>`
    select count(*)::int as count from private.billing_subscriptions
    where user_id is null and provider = ${payments.provider} and running`)
  report.unclaimed = waiting?.count ?? 0
  return report
}

/**
 * What runs here and is unknown there. Ended only when the provider knows others of ours: with the key of another account of the provider,
 * everybody would lose a plan that is paid for.
 */
async function endUnknown(tools: BillingTools, seen: ReadonlySet<string>): Promise<number> {
  const { db, log } = tools
  const { provider } = paymentsOf(tools)
  const ours = await db.query(sql<{ id: string; user_id: string | null; running: boolean }>`
    select id, user_id, running from private.billing_subscriptions where provider = ${provider}`)
  const sameProvider = ours.some(({ id }) => seen.has(id))
  let gone = 0
  for (const { id, user_id: owner, running } of ours) {
    // It may have been begun since the list was read.
    if (!running || seen.has(id) || (await syncSubscription(tools, id))) continue
    gone++
    log.warn({ subscription: id, ended: sameProvider }, 'A subscription is unknown at the provider')
    if (!sameProvider) continue
    await db.query(sql`update private.billing_subscriptions set status = 'canceled' where id = ${id}`)
    if (owner) await db.query(sql`select private.refresh_subscription(${owner})`)
  }
  return gone
}

/** Repairs accounts whose plan does not match their subscriptions. Returns how many. */
async function refreshAccounts(tools: BillingTools): Promise<number> {
  const accounts = await tools.db.query(sql<{ id: string }>`
    select u.id from auth.users u
    where exists (select from private.billing_subscriptions b where b.user_id = u.id)
      or exists (select from public.user_subscriptions s where s.user_id = u.id and s.status <> 'inactive')`)
  let repaired = 0
  for (const { id } of accounts) {
    const shown = sql<{ row: string }>`
      select (to_jsonb(s) - 'updated_at' - 'scripts_used')::text as row from public.user_subscriptions s where user_id = ${id}`
    repaired += await tools.db.transaction(async (db) => {
      const [before] = await db.query(shown)
      await db.query(sql`select private.refresh_subscription(${id})`)
      const [after] = await db.query(shown)
      return before?.row === after?.row ? 0 : 1
    })
  }
  return repaired
}
