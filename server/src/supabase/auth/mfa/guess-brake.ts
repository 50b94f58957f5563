import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db'

/**
 * The brake on guessing one account's codes, beside the limit per network address: whoever is here knows the password already, and
 * three of a million codes are right at any time. In the database, so that it holds on all copies of the server; a day's limit
 * keeps a patient guesser below one chance in a thousand.
 */
export interface GuessBrake {
  braked: boolean
  /** Forgets the wrong ones: the code was right. */
  release(): Promise<void>
}

const MINUTE = 60
const DAY = 24 * 3600
/** Wrong codes in a day, as a multiple of those in a minute: somebody with a wrong clock tries often, too. */
const PER_DAY = 20

/** Counts a guess before it is looked at: parallel ones cannot slip through together. `limit` is per minute. */
export async function countGuess(db: Db, userId: string, limit: number): Promise<GuessBrake> {
  const windows = [
    { key: digest(`factor minute\n${userId}`), seconds: MINUTE, most: limit },
    { key: digest(`factor day\n${userId}`), seconds: DAY, most: limit * PER_DAY },
  ]
  for (const { key, seconds, most } of windows) {
    const [counted] = await db.query(sql<{ attempts: number }>`
      insert into auth.sign_in_attempts as a (key, attempts, window_end)
      values (${key}, 1, now() + make_interval(secs => ${seconds}))
      on conflict (key) do update set
        attempts = case when a.window_end < now() then 1 else least(a.attempts + 1, 1000000000) end,
        window_end = case when a.window_end < now() then excluded.window_end else a.window_end end
      returning attempts`)
    // What the short window stops does not use up the long one.
    if (!counted || counted.attempts > most) return { braked: true, release: () => Promise.resolve() }
  }
  return {
    braked: false,
    async release() {
      for (const { key } of windows) await db.query(sql`delete from auth.sign_in_attempts where key = ${key}`)
    },
  }
}

/** The line break keeps these keys apart from those of sign-ins, which are what somebody typed: no address has one. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
