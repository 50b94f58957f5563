import { sql } from 'kysely'
import type { Db } from '../../platform/db'
import { AppError } from '../../platform/http'

/** An attacker here already knows the password. With 656 billion possible codes, this limit makes guessing hopeless. */
const MAX_ATTEMPTS = 10
const WINDOW = '15 minutes'

/**
 * Counts an attempt before the code is checked, so parallel attempts cannot bypass the limit. Stored in the database: all servers share
 * the count.
 * @throws AppError `too_many_requests`
 */
export async function countRecoveryAttempt(db: Db, userId: string): Promise<void> {
  const [counted] = await db.query(sql<{ attempts: number }>`
    insert into private.recovery_attempts as a (user_id, attempts, window_end)
    values (${userId}, 1, now() + ${WINDOW}::interval)
    on conflict (user_id) do update set
      attempts = case when a.window_end < now() then 1 else least(a.attempts + 1, 1000000) end,
      window_end = case when a.window_end < now() then excluded.window_end else a.window_end end
    returning attempts`)
  if (!counted || counted.attempts > MAX_ATTEMPTS) {
    throw new AppError('too_many_requests', 'Too many wrong recovery codes. Please try again in 15 minutes.')
  }
}

/** Resets the count after a correct code. */
export async function resetRecoveryAttempts(db: Db, userId: string): Promise<void> {
  await db.query(sql`delete from private.recovery_attempts where user_id = ${userId}`)
}
