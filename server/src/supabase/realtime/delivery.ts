import type { Db } from '../../platform/db'
import type { Log } from '../../platform/log'
import type { Channel } from './channel'
import { createFilterCheck, type Hit } from './filter-check'
import { encodeFrame, textFrame, type Outgoing } from './frames'
import { groupBy } from './group-by'
import type { Identity, Role } from './identity'
import { createSubscriptionIndex, type Change } from './matching'
import type { Matcher } from './subscriptions'
import type { TableCatalog, WatchedTable } from './tables'
import { visibleTo } from './visibility'

/** Matches changes against subscriptions and sends them to subscribers who may see the row. */
export function createDelivery({ db, tables, log }: { db: Db; tables: TableCatalog; log: Log }) {
  const index = createSubscriptionIndex<Channel>()
  const withoutFiltered = createFilterCheck({ db, log })

  return {
    subscribe: (channel: Channel, matcher: Matcher) => index.add(channel, matcher),

    async deliver(changes: Change[]) {
      const hits = changes.flatMap((change) =>
        index
          .candidates(change)
          .map(({ subscriber: channel, matcher }): Hit => ({ change, channel, identity: channel.identity, matcher })),
      )
      if (hits.length === 0) return
      const known = new Map((await tables()).map((table) => [table.relation, table]))

      const ready = new Map<Change, Hit[]>()
      for (const [relation, ofTable] of groupBy(hits, ({ change }) => change.relation)) {
        const table = known.get(relation)
        if (!table) continue
        const visible = await visibleTo(
          db,
          table,
          ofTable.filter((hit) => mayFilter(table, hit)),
        )
        const matching = await withoutFiltered(table, visible)
        for (const [change, ofChange] of groupBy(matching, (hit) => hit.change)) ready.set(change, ofChange)
      }

      // Sent when nothing can fail any more: what is tried again is sent once.
      for (const [change, ofChange] of ready) {
        const table = known.get(change.relation)
        // Somebody else may have signed in on the socket while the database was asked.
        const still = ofChange.filter(({ channel, identity }) => isSame(channel.identity, identity))
        if (table) send(table, change, still)
      }
    },
  }
}

const isSame = (one: Identity, other: Identity) => one.role === other.role && one.claims.sub === other.claims.sub

/**
 * Whether a filter may be applied to a row. A match reveals the value, so it may use only columns that the subscriber can read now, and of
 * a removed row only the key, as with the original.
 */
function mayFilter(table: WatchedTable, { change, identity, matcher }: Hit): boolean {
  if (matcher.columns.length === 0) return true
  return matcher.columns.every((name) => {
    const column = table.columns.find((one) => one.name === name)
    return column?.readableBy.includes(identity.role) && (change.type !== 'DELETE' || !table.rowSecurity || column.key)
  })
}

/** One message for each channel, with all its bindings that match alike; written down once for all that get the same. */
function send(table: WatchedTable, change: Change, hits: Hit[]) {
  const datas = new Map<string, string>()
  const frames = new Map<string, Outgoing>()

  for (const [channel, ofChannel] of groupBy(hits, (hit) => hit.channel)) {
    for (const alike of groupBy(ofChannel, ({ matcher }) => matcher.select?.join('\0')).values()) {
      const [{ identity, matcher }] = alike as [Hit]
      const dataKey = JSON.stringify([identity.role, matcher.select])
      const ids = JSON.stringify([...new Set(alike.map((hit) => hit.matcher.id))])
      const frameKey = JSON.stringify([channel.version, channel.topic, ids, dataKey])
      let frame = frames.get(frameKey)
      if (!frame) {
        const data = datas.get(dataKey) ?? JSON.stringify(dataOf(table, change, identity.role, matcher.select))
        datas.set(dataKey, data)
        const address = { topic: channel.topic, event: 'postgres_changes' }
        frame = textFrame(encodeFrame(channel.version, address, `{"ids":${ids},"data":${data}}`))
        frames.set(frameKey, frame)
      }
      channel.send(frame)
    }
  }
}

/** The change as one role may read it (contract 5.3). */
export function dataOf(table: WatchedTable, change: Change, role: Role, select: string[] | undefined) {
  const columns = table.columns.filter(
    ({ name, readableBy }) => readableBy.includes(role) && (!select || select.includes(name)),
  )
  const pick = (row: Record<string, unknown> | null, only = columns) =>
    Object.fromEntries(
      only.filter(({ name }) => row && Object.hasOwn(row, name)).map(({ name }) => [name, row?.[name]]),
    )
  // As the original: of a removed row its key, and no more.
  const oldColumns = change.type === 'DELETE' && table.rowSecurity ? columns.filter(({ key }) => key) : columns
  return {
    schema: table.schema,
    table: table.name,
    commit_timestamp: change.happened_at.toISOString(),
    type: change.type,
    columns: columns.map(({ name, type }) => ({ name, type })),
    ...(change.type === 'DELETE' ? {} : { record: pick(change.record) }),
    ...(change.type === 'INSERT' ? {} : { old_record: pick(change.old, oldColumns) }),
    errors: change.too_large ? ['Error 413: Payload Too Large'] : null,
  }
}
