import { sql } from 'kysely'
import type { Db } from '../../platform/db'
import type { Identity, Role } from './identity'
import type { Change } from './matching'
import type { WatchedTable } from './tables'

/** People that are asked about in one statement: some tens of milliseconds. */
const IDENTITIES = 500

/**
 * Keeps of all pairs of a change and a person those that row security allows now, or of a removed row allowed then. Each distinct
 * identity is asked about once, however many sockets it has. Who may not read the key receives nothing.
 */
export async function visibleTo<Pair extends { change: Change; identity: Identity }>(
  db: Db,
  table: WatchedTable,
  pairs: Pair[],
): Promise<Pair[]> {
  const asked = pairs.filter(({ identity }) => mayReadKey(table, identity.role))
  const changeIds = [...new Set(asked.map(({ change }) => change.id))]
  const identities = [...new Set(asked.map(({ identity }) => identity.key))]
  const seen = new Set<string>()
  for (let start = 0; start < identities.length; start += IDENTITIES) {
    const some = identities.slice(start, start + IDENTITIES)
    const rows = await db.query(sql<{ change_id: string; seen_by: number }>`
      select change_id, seen_by
      from realtime.visible_to(${table.relation}::oid::regclass, ${changeIds}::bigint[], ${some}::text[]::jsonb[])`)
    for (const row of rows) seen.add(`${row.change_id} ${some[row.seen_by - 1]}`)
  }
  return asked.filter((pair) => seen.has(`${pair.change.id} ${pair.identity.key}`))
}

export const mayReadKey = (table: WatchedTable, role: Role) =>
  table.columns.every(({ key, readableBy }) => !key || readableBy.includes(role))
