import type { AccountSession } from '@reelwright/shared'
import { sql } from 'kysely'
import { AppError } from '../../platform/http'
import type { AccountTools } from './account-tools'
import { deviceName } from './device-name'
import type { Visitor } from './visitor'

/** Sessions in the list; the user can end all others at once. */
const MAX_SESSIONS = 100

interface Row {
  id: string
  user_agent: string | null
  ip: string | null
  created_at: Date
  last_active_at: Date
}

/** Where the account is signed in: this session first, then those that were used last. (issue 5, point 6) */
export async function listSessions({ db }: Pick<AccountTools, 'db'>, visitor: Visitor): Promise<AccountSession[]> {
  // By text, and with a time zone: another Supabase keeps addresses as `inet`, and times without one, in UTC.
  const rows = await db.query(sql<Row>`
    select id, user_agent, split_part(ip::text, '/', 1) as ip, created_at::timestamptz as created_at,
      coalesce(refreshed_at::timestamptz, created_at::timestamptz) as last_active_at
    from auth.sessions
    where user_id = ${visitor.id} and (not_after is null or not_after > now())
    order by id = ${visitor.sessionId}::uuid desc nulls last, last_active_at desc, id limit ${MAX_SESSIONS}`)
  return rows.map((row) => ({
    id: row.id,
    current: row.id === visitor.sessionId,
    device: deviceName(row.user_agent),
    ip: row.ip === '' ? null : row.ip,
    createdAt: row.created_at.toISOString(),
    lastActiveAt: row.last_active_at.toISOString(),
  }))
}

/**
 * Signs out one other session: its refresh token goes with the row.
 * @throws AppError `not_found` also for sessions of others
 */
export async function endSession(
  { db, backEnd }: Pick<AccountTools, 'db' | 'backEnd'>,
  visitor: Visitor,
  sessionId: string,
): Promise<void> {
  if (sessionId === visitor.sessionId) {
    throw new AppError('refused', 'You’re using this session. Log out to end it.')
  }
  const [ended] = await db.query(sql`
    delete from auth.sessions where id = ${sessionId} and user_id = ${visitor.id} returning id`)
  if (!ended) throw noSuchSession()
  await backEnd.record('session_ended', visitor.id, visitor, { session_id: sessionId })
}

export function noSuchSession(): AppError {
  return new AppError('not_found', 'This session has already ended.')
}
