import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { normalizeIP } from '@fastify/rate-limit'
import type { Db } from '../../platform/db'

/**
 * The brake on guessing one account's password, beside the limit per network address that every route has. It is in the database,
 * so that it holds on all copies of the server and over a restart, and works the same for addresses without an account.
 *
 * Two windows: a tight one per account and network address, which stops a person; a loose one per account alone, which stops many
 * machines together but is hard to use for locking the owner out.
 */
const TIGHT = { attempts: 10, seconds: 15 * 60 }
const LOOSE = { attempts: 100, seconds: 60 * 60 }

export interface Brake {
  /** True when this attempt may not be made. */
  braked: boolean
  /** Takes the attempt back: the password was right. */
  release(): Promise<void>
}

/** Counts an attempt before its password is looked at: parallel guesses cannot slip through together. */
export async function countAttempt(db: Db, { email, ip }: { email: string; ip: string }): Promise<Brake> {
  const loose = digest(email)
  const tight = digest(`${email}\n${normalizeIP(ip)}`)
  // What the tight window stops does not count in the loose one: else a single machine could use that up.
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
    braked: !counted || counted.loose === null || counted.loose > LOOSE.attempts,
    async release() {
      // Two statements in the order of the inserts: in one, their order is open and two sign-ins could wait for each other.
      await db.query(sql`delete from auth.sign_in_attempts where key = ${tight}`)
      await db.query(sql`
        update auth.sign_in_attempts set attempts = greatest(attempts - 1, 0) where key = ${loose}`)
    },
  }
}

/** Removes windows that are over, at most so many. Skips what others work on. */
export async function sweepAttempts(db: Db, atOnce = 100) {
  await db.query(sql`
    with ended as materialized (
      select key from auth.sign_in_attempts where window_end < now() limit ${atOnce} for update skip locked)
    delete from auth.sign_in_attempts where key in (select key from ended)`)
}

/** Not the address itself: people type passwords into the wrong field. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
