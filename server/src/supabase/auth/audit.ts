import { sql } from 'kysely'
import type { Db } from '../../platform/db'
import type { Caller } from './caller'

type KnownAction =
  | 'code_refused'
  | 'confirmation_resent'
  | 'email_change_requested'
  | 'email_changed'
  | 'email_confirmed'
  | 'factor_enrolled'
  | 'factor_removed'
  | 'factor_verified'
  | 'factor_verification_failed'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'link_generated'
  | 'magic_link_requested'
  | 'password_change_failed'
  | 'password_changed'
  | 'reauthentication_requested'
  | 'recovery_requested'
  | 'refresh_token_reused'
  | 'sign_in'
  | 'sign_in_braked'
  | 'sign_in_failed'
  | 'sign_out'
  | 'sign_up'
  | 'sign_up_refused'
  | 'user_banned'
  | 'user_created'
  | 'user_deleted'
  | 'user_invited'
  | 'user_updated'

/** The known ones are offered by name; other modules may add their own. */
export type AuditedAction = KnownAction | (string & Record<never, never>)

/** Writes an audit record. `details` must never hold a secret, nor typed text, which may be one by mistake. */
export async function record(
  db: Db,
  event: { action: AuditedAction; userId: string | null; caller: Pick<Caller, 'ip'>; details?: Record<string, string> },
) {
  await db.query(sql`
    insert into auth.audit_log (user_id, action, ip, details)
    values (${event.userId}, ${event.action}, ${event.caller.ip}, ${JSON.stringify(event.details ?? {})}::jsonb)`)
}
