import { sql } from 'kysely'
import type { Db } from '../../platform/db'
import { listProviders } from './oauth/list-providers'

/**
 * Ends every way by which the person who opened an account could come back to it: password, sessions, identities elsewhere, second factors,
 * links and codes on their way, a change of address that waits. For an account whose address was never confirmed, at the moment when
 * somebody else turns out to be its owner (CX-07). The transaction must hold the user's row. `keepFlowId`: the flow that just brings
 * the owner in.
 */
export async function endEarlierWays(db: Db, userId: string, keepFlowId: string | null = null): Promise<void> {
  await db.query(sql`delete from auth.sessions where user_id = ${userId}`)
  await db.query(sql`delete from auth.identities where user_id = ${userId} and provider <> 'email'`)
  await db.query(sql`delete from auth.mfa_factors where user_id = ${userId}`)
  await db.query(sql`delete from auth.one_time_tokens where user_id = ${userId}`)
  await db.query(sql`
    delete from auth.flow_states
    where (user_id = ${userId} or linking_user_id = ${userId}) and id is distinct from ${keepFlowId}::uuid`)
  await db.query(sql`
    update auth.users
    set encrypted_password = null, new_email = null, email_change_sent_at = null, email_change_confirmed = null,
        updated_at = now()
    where id = ${userId}`)
  await listProviders(db, userId)
}
