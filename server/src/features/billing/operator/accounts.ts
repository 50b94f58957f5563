import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import { AppError } from '../../../platform/http'

/** @throws AppError `not_found`. Only the operator asks by address, so it may be said. */
export async function accountOf(db: Db, email: string): Promise<string> {
  const [account] = await db.query(sql<{ id: string }>`select id from auth.users where lower(email) = ${email}`)
  if (!account) throw new AppError('not_found', 'No account has this address', { field: 'email' })
  return account.id
}

/** @throws AppError `not_found`, also for a subscription of another account than the one that is meant */
export async function requireSubscription(
  db: Db,
  id: string,
  { userId = null, field = 'subscriptionId' }: { userId?: string | null; field?: string } = {},
): Promise<void> {
  const [row] = await db.query(sql<{ user_id: string | null }>`
    select user_id from private.billing_subscriptions where id = ${id}`)
  if (row && (userId === null || row.user_id === null || row.user_id === userId)) return
  const words = userId === null ? 'This subscription doesn’t exist' : 'This account has no such subscription'
  throw new AppError('not_found', words, { field })
}
