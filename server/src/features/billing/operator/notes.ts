import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import { AppError } from '../../../platform/http'
import type { BillingTools } from '../billing-tools'
import { settleDoubles } from '../records/settle-doubles'
import { accountOf, requireSubscription } from './accounts'
import type { Link, Note } from './operator-input'

/**
 * Keeps what the operator did elsewhere: money that was given back at the provider, an agreement. Moves no money.
 * @throws AppError `not_found` for an unknown account or payment, `refused` for more than was paid
 */
export async function addNote({ db }: { db: Db }, note: Note): Promise<{ id: string }> {
  const userId = note.email === undefined ? null : await accountOf(db, note.email)
  const payment = note.paymentId === undefined ? undefined : await paymentOf(db, note.paymentId, userId)
  if (note.subscriptionId !== undefined) await requireSubscription(db, note.subscriptionId, { userId })
  const kind = note.refund ? 'refund' : 'note'
  return await db.transaction(async (db) => {
    if (payment && note.amountCents !== undefined) await requirePaid(db, payment.id, note.amountCents)
    const [row] = await db.query(sql<{ id: string }>`
      insert into private.billing_notes (kind, user_id, subscription_id, payment_id, amount_cents, words, settled_at)
      values (${kind}, ${userId ?? payment?.user_id ?? null}, ${note.subscriptionId ?? payment?.subscription_id ?? null},
        ${payment?.id ?? null}, ${note.amountCents ?? null}, ${note.words}, case when ${note.open} then null else now() end)
      returning id`)
    if (!row) throw new Error('A note was not kept')
    return row
  })
}

/**
 * Gives an unclaimed subscription to an account: its buyer has asked for it, and shown that it is theirs. A note says so.
 * @throws AppError `not_found`, `conflict` when it belongs to somebody
 */
export async function linkByHand(tools: BillingTools, { subscriptionId, email }: Link): Promise<{ accountId: string }> {
  const { db } = tools
  const accountId = await accountOf(db, email)
  await requireSubscription(db, subscriptionId)
  const done = await db.transaction(async (db) => {
    const [before] = await db.query(sql<{ user_id: string | null }>`
      select user_id from private.billing_subscriptions where id = ${subscriptionId} for update`)
    const [link] = await db.query(sql<{ done: boolean }>`
      select private.link_subscription(${subscriptionId}, ${accountId}) as done`)
    if (link?.done && before?.user_id === null) {
      await db.query(sql`
        insert into private.billing_notes (kind, user_id, subscription_id, words, settled_at)
        values ('note', ${accountId}, ${subscriptionId}, 'Given to this account by hand', now())`)
    }
    return link?.done
  })
  if (!done) throw new AppError('conflict', 'This subscription is, or was, another account\u2019s')
  // The account may have a plan already: then it has paid twice. What cannot be ended now, the job ends.
  if (tools.payments) {
    await settleDoubles(tools, accountId).catch((error: unknown) =>
      tools.log.warn({ err: error }, 'A second plan could not be settled yet'),
    )
  }
  return { accountId }
}

interface PaymentRow {
  id: string
  user_id: string | null
  subscription_id: string | null
}

async function paymentOf(db: Db, id: string, userId: string | null): Promise<PaymentRow> {
  const [row] = await db.query(sql<PaymentRow>`select id, user_id, subscription_id from payments where id = ${id}`)
  if (!row || (userId !== null && row.user_id !== null && row.user_id !== userId)) {
    const words = userId === null ? 'This payment doesn’t exist' : 'This account has no such payment'
    throw new AppError('not_found', words, { field: 'paymentId' })
  }
  return row
}

/** More than came in cannot go back, all its notes together. The payment's row makes others wait. */
async function requirePaid(db: Db, paymentId: string, amountCents: number): Promise<void> {
  const [payment] = await db.query(sql<{ paid: number }>`
    select paid_cents as paid from payments where id = ${paymentId} for update`)
  const [noted] = await db.query(sql<{ back: number }>`
    select coalesce(sum(amount_cents), 0)::int as back from private.billing_notes
    where payment_id = ${paymentId} and kind = 'refund'`)
  if ((noted?.back ?? 0) + amountCents > (payment?.paid ?? 0)) {
    throw new AppError('refused', 'This is more than was paid, or is already noted', { field: 'amountCents' })
  }
}
