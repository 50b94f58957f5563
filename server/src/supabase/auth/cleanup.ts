import { sql, type RawBuilder } from 'kysely'
import type { Config } from '../../platform/config'
import type { Db } from '../../platform/db'
import { deleteEndedAttempts } from './sign-in-throttle'

/** Rows per statement, so a large backlog does not hold locks for long. */
const BATCH_SIZE = 1000

/**
 * Deletes expired auth rows. Safe on several servers: each skips rows locked by another.
 * Sessions end after 90 days without a refresh. Audit events are kept for a year.
 */
export async function deleteExpiredAuthData({ db, config }: { db: Db; config: Config }): Promise<void> {
  const aDayAfterExpiry = 86_400 + config.auth.oneTimeTokenSeconds
  await removeOld(db, 'one_time_tokens', sql`expires_at < now() - interval '1 day'`)
  // Deleting a flow deletes its tokens, so flows must outlive them.
  await removeOld(db, 'flow_states', sql`created_at < now() - make_interval(secs => ${aDayAfterExpiry})`)
  await removeOld(db, 'mfa_challenges', sql`created_at < now() - interval '1 day'`)
  await removeOld(
    db,
    'sessions',
    sql`(refreshed_at < now() - interval '90 days' or not_after < now() - interval '1 day')`,
  )
  await removeOld(db, 'audit_log', sql`created_at < now() - interval '1 year'`)
  await deleteEndedAttempts(db, BATCH_SIZE)
}

function removeOld(db: Db, table: string, old: RawBuilder<unknown>) {
  const name = sql.table(`auth.${table}`)
  return db.query(sql`
    with ended as materialized (select id from ${name} where ${old} limit ${BATCH_SIZE} for update skip locked)
    delete from ${name} where id in (select id from ended)`)
}
