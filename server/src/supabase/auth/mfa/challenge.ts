import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { AuthTools } from '../auth-tools'
import type { Caller } from '../caller'
import type { Visitor } from '../identify'
import { noSuchFactor, requireNoGuest } from './factors'

/** How long a code may be typed in, in seconds. */
export const CHALLENGE_SECONDS = 300

export interface Challenge {
  id: string
  type: 'totp'
  /** Seconds since 1970. */
  expires_at: number
}

/** Asks for a code of one of the visitor's factors. */
export async function challenge(
  { db }: AuthTools,
  visitor: Visitor,
  factorId: string,
  caller: Caller,
): Promise<Challenge> {
  requireNoGuest(visitor)
  return db.transaction(async (db) => {
    const [factor] = await db.query(sql`
      update auth.mfa_factors set last_challenged_at = now()
      where id = ${factorId} and user_id = ${visitor.user.id} returning id`)
    if (!factor) throw noSuchFactor()
    await db.query(sql`
      delete from auth.mfa_challenges
      where factor_id = ${factorId} and created_at < now() - interval '1 day'`)
    const id = randomUUID()
    const [added] = await db.query(sql<{ expires_at: number }>`
      insert into auth.mfa_challenges (id, factor_id, ip) values (${id}, ${factorId}, ${caller.ip})
      returning floor(extract(epoch from created_at))::int8::float8 + ${CHALLENGE_SECONDS} as expires_at`)
    return { id, type: 'totp' as const, expires_at: added?.expires_at ?? 0 }
  })
}
