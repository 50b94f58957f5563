import { sql, type RawBuilder } from 'kysely'
import type { Config } from '../../platform/config'
import type { Db } from '../../platform/db'
import { deleteEndedAttempts } from './sign-in-throttle'

/** Rows a statement removes at most: a long pause must not end in a long lock. */
const AT_ONCE = 1000

/**
 * Removes what is of no use any more. Cheap, and safe with several servers: each skips what another one holds.
 * Sessions end when nobody has refreshed them for 90 days, and events are kept for a year.
 */
export async function sweepAuth({ db, config }: { db: Db; config: Config }): Promise<void> {
  const aDayAfterExpiry = 86_400 + config.auth.oneTimeTokenSeconds
  await removeOld(db, 'one_time_tokens', sql`expires_at < now() - interval '1 day'`)
  // Tokens go with the flow that they belong to, so flows must live longer.
  await removeOld(db, 'flow_states', sql`created_at < now() - make_interval(secs => ${aDayAfterExpiry})`)
  await removeOld(db, 'mfa_challenges', sql`created_at < now() - interval '1 day'`)
  await removeOld(
    db,
    'sessions',
    sql`(refreshed_at < now() - interval '90 days' or not_after < now() - interval '1 day')`,
  )
  await removeOld(db, 'audit_log', sql`created_at < now() - interval '1 year'`)
  await deleteEndedAttempts(db, AT_ONCE)
}

function removeOld(db: Db, table: string, old: RawBuilder<unknown>) {
  const name = sql.table(`auth.${table}`)
  return db.query(sql`
    with ended as materialized (select id from ${name} where ${old} limit ${AT_ONCE} for update skip locked)
    delete from ${name} where id in (select id from ended)`)
}
