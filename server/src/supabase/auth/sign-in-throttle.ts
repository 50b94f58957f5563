import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { normalizeIP } from '@fastify/rate-limit'
import type { Db } from '../../platform/db'

/**
 * Throttles password attempts per account, in addition to the per-IP rate limit of every route. Counts are stored in the database: all
 * servers share them and a restart keeps them. Addresses without an account are throttled the same way.
 *
 * Two windows: a tight one per account and IP, which stops one attacker; a loose one per account, which stops distributed guessing
 * but makes it hard to lock the owner out.
 */
const TIGHT = { attempts: 10, seconds: 15 * 60 }
const LOOSE = { attempts: 100, seconds: 60 * 60 }

export interface CountedAttempt {
  /** The attempt must be refused. */
  isThrottled: boolean
  /** Uncounts the attempt after a correct password. */
  release(): Promise<void>
}

/** Counts an attempt before the password is checked, so parallel guesses cannot bypass the limit. */
export async function countAttempt(db: Db, { email, ip }: { email: string; ip: string }): Promise<CountedAttempt> {
  const loose = digest(email)
  const tight = digest(`${email}\n${normalizeIP(ip)}`)
  // Attempts refused by the tight window do not count in the loose one: one machine could exhaust it.
  const [counted] = await db.query(sql<{ tight: number; loose: number | null }>`
    with tight as (
      insert into auth.sign_in_attempts as a (key, attempts, window_end)
      values (${tight}, 1, now() + make_interval(secs => ${TIGHT.seconds}))
      on conflict (key) do update set
        attempts = case when a.window_end < now() then 1 else a.attempts + 1 end,
        window_end = case when a.window_end < now() then excluded.window_end else a.window_end end
      returning attempts
    ), loose as (
      insert into auth.sign_in_attempts as a (key, attempts, window_end)
      select ${loose}::bytea, 1, now() + make_interval(secs => ${LOOSE.seconds}) from tight where attempts <= ${TIGHT.attempts}
      on conflict (key) do update set
        attempts = case when a.window_end < now() then 1 else a.attempts + 1 end,
        window_end = case when a.window_end < now() then excluded.window_end else a.window_end end
      returning attempts
    )
    select (select attempts from tight) as tight, (select attempts from loose) as loose`)
  return {
    isThrottled: !counted || counted.loose === null || counted.loose > LOOSE.attempts,
    async release() {
      // Two statements in the order of the inserts: in one, their order is open and two sign-ins could wait for each other.
      await db.query(sql`delete from auth.sign_in_attempts where key = ${tight}`)
      await db.query(sql`
        update auth.sign_in_attempts set attempts = greatest(attempts - 1, 0) where key = ${loose}`)
    },
  }
}

/** Deletes up to `batchSize` ended windows. Skips rows locked by other servers. */
export async function deleteEndedAttempts(db: Db, batchSize = 100) {
  await db.query(sql`
    with ended as materialized (
      select key from auth.sign_in_attempts where window_end < now() limit ${batchSize} for update skip locked)
    delete from auth.sign_in_attempts where key in (select key from ended)`)
}

/** Stores a hash, not the address: people type passwords into the wrong field. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
