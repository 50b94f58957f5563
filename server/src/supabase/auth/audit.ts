import { sql } from 'kysely'
import type { Db } from '../../platform/db'
import type { Caller } from './caller'

export type AuditedAction =
  | 'sign_up'
  | 'sign_up_refused'
  | 'sign_in'
  | 'sign_in_failed'
  | 'sign_in_braked'
  | 'refresh_token_reused'
  | 'sign_out'
  | 'password_changed'
  | 'password_change_failed'

/** Puts an event on record. `details` must never hold a secret, nor what somebody typed: that may be one by mistake. */
export async function record(
  db: Db,
  event: { action: AuditedAction; userId: string | null; caller: Caller; details?: Record<string, string> },
) {
  await db.query(sql`
    insert into auth.audit_log (user_id, action, ip, details)
    values (${event.userId}, ${event.action}, ${event.caller.ip}, ${JSON.stringify(event.details ?? {})}::jsonb)`)
}
