import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db'

/**
 * Throttles second-factor codes per account, in addition to the per-IP rate limit: an attacker here already knows the password, and
 * three in a million codes are valid at any time. Counts are stored in the database, shared by all servers. The daily limit keeps
 * a slow attacker below a chance of one in a thousand.
 */
export interface CountedGuess {
  isThrottled: boolean
  /** Resets the count after a correct code. */
  release(): Promise<void>
}

const MINUTE = 60
const DAY = 24 * 3600
/** Daily limit as a multiple of the minute's: users with a wrong clock retry often. */
const PER_DAY = 20

/** Counts a guess before the code is checked, so parallel guesses cannot bypass the limit. `limit` is per minute. */
export async function countGuess(db: Db, userId: string, limit: number): Promise<CountedGuess> {
  const windows = [
    { key: digest(`factor minute\n${userId}`), seconds: MINUTE, max: limit },
    { key: digest(`factor day\n${userId}`), seconds: DAY, max: limit * PER_DAY },
  ]
  for (const { key, seconds, max } of windows) {
    const [counted] = await db.query(sql<{ attempts: number }>`
      insert into auth.sign_in_attempts as a (key, attempts, window_end)
      values (${key}, 1, now() + make_interval(secs => ${seconds}))
      on conflict (key) do update set
        attempts = case when a.window_end < now() then 1 else least(a.attempts + 1, 1000000000) end,
        window_end = case when a.window_end < now() then excluded.window_end else a.window_end end
      returning attempts`)
    // Guesses refused by the short window do not count in the long one.
    if (!counted || counted.attempts > max) return { isThrottled: true, release: () => Promise.resolve() }
  }
  return {
    isThrottled: false,
    async release() {
      for (const { key } of windows) await db.query(sql`delete from auth.sign_in_attempts where key = ${key}`)
    },
  }
}

/** The line break keeps these keys apart from those of sign-ins, which are typed addresses: none contains one. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
