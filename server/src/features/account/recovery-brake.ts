import { sql } from 'kysely'
import type { Db } from '../../platform/db'
import { AppError } from '../../platform/http'

/** Whoever is here knows the password already. A code has 656 billion forms: this keeps even a patient guesser far from one. */
const MOST = 10
const WINDOW = '15 minutes'

/**
 * Counts a try before its code is looked at, so that parallel ones cannot slip through together. In the database, so that it holds on
 * all copies of the server.
 * @throws AppError `too_many_requests`
 */
export async function countRecoveryTry(db: Db, userId: string): Promise<void> {
  const [counted] = await db.query(sql<{ attempts: number }>`
    insert into private.recovery_attempts as a (user_id, attempts, window_end)
    values (${userId}, 1, now() + ${WINDOW}::interval)
    on conflict (user_id) do update set
      attempts = case when a.window_end < now() then 1 else least(a.attempts + 1, 1000000) end,
      window_end = case when a.window_end < now() then excluded.window_end else a.window_end end
    returning attempts`)
  if (!counted || counted.attempts > MOST) {
    throw new AppError('too_many_requests', 'Too many wrong recovery codes. Please try again in 15 minutes.')
  }
}

/** Forgets the wrong ones: the code was right. */
export async function forgetRecoveryTries(db: Db, userId: string): Promise<void> {
  await db.query(sql`delete from private.recovery_attempts where user_id = ${userId}`)
}
