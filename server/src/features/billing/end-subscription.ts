import { sql } from 'kysely'
import type { Db } from '../../platform/db'

/**
 * Ends what an account pays for, at once: its owner leaves. Repeatable. This is the place where the payment provider is told, before
 * anything of the account goes (step 8); until then the row is all there is.
 */
export async function endSubscription({ db }: { db: Db }, userId: string): Promise<void> {
  await db.query(sql`
    update user_subscriptions set status = 'canceled'
    where user_id = ${userId} and status not in ('inactive', 'canceled', 'incomplete_expired')`)
}
