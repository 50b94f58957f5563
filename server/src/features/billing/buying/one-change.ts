import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '../../../platform/http'
import type { BillingTools } from '../billing-tools'

/** Longer than all calls of a change can take with their retries. */
const LOCK_TIMEOUT = '5 minutes'

/**
 * Does something to an account's plan while nothing else is being done to it, on whichever server.
 * @throws AppError `conflict` while something else is
 */
export async function oneChangeAtATime<Result>(
  { db }: Pick<BillingTools, 'db'>,
  userId: string,
  change: () => Promise<Result>,
): Promise<Result> {
  const ticket = randomUUID()
  const taken = await db.query(sql`
    insert into private.plan_changes as c (user_id, ticket, counts_until)
    values (${userId}, ${ticket}, now() + ${LOCK_TIMEOUT}::interval)
    on conflict (user_id) do update set ticket = excluded.ticket, counts_until = excluded.counts_until
    where c.counts_until < now()
    returning user_id`)
  if (taken.length === 0) throw new AppError('conflict', 'Your plan is already being changed. Try again shortly.')
  try {
    return await change()
  } finally {
    // Should this fail, it ends by itself.
    await db
      .query(sql`delete from private.plan_changes where user_id = ${userId} and ticket = ${ticket}`)
      .catch(() => undefined)
  }
}
