import { sql } from 'kysely'
import { sqlState, type Db } from '../../platform/db'
import type { Log } from '../../platform/log'
import type { Channel } from './channel'
import type { Condition } from './filter'
import { encodeFrame, textFrame, type Outgoing } from './frames'
import type { Identity, Role } from './identity'
import { createSubscriptionIndex, rowOf, type Change } from './matching'
import type { Matcher } from './subscriptions'
import { conditionSql, type TableCatalog, type WatchedTable } from './tables'
import { mayReadKey, visibleTo } from './visibility'

/** Milliseconds that all filters of a table may take together; a pattern can be made to take for ever. */
const FILTER_MS = 500
/** Filters that failed are left out for this long, in milliseconds, so that they cost everybody little. */
const FAULTY_MS = 60_000
const REMEMBERED_FAULTS = 1_000

type Index = ReturnType<typeof createSubscriptionIndex<Channel>>
interface Hit {
  change: Change
  channel: Channel
  /** Of the channel when the change was matched: what is asked about is what is sent by. */
  identity: Identity
  matcher: Matcher
}

/** Matches changes against subscriptions and sends them to whoever may see the row. */
export function createDelivery({ db, tables, log }: { db: Db; tables: TableCatalog; log: Log }) {
  const index: Index = createSubscriptionIndex<Channel>()
  const faulty = new Map<string, number>()

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

      for (const [relation, ofTable] of groupBy(hits, ({ change }) => change.relation)) {
        const table = known.get(relation)
        if (!table) continue
        const matching = await withoutFiltered({ db, log, faulty }, table, ofTable)
        const allowed = await visibleTo(db, table, matching)
        // Somebody else may have signed in on the socket while the database was asked.
        const still = allowed.filter(({ channel, identity }) => channel.identity.claims.sub === identity.claims.sub)
        for (const [change, ofChange] of groupBy(still, (hit) => hit.change)) send(table, change, ofChange)
      }
    },
  }
}

interface FilterTools {
  db: Db
  log: Log
  /** Keys of filters, and when they failed. */
  faulty: Map<string, number>
}

/** Leaves out what a filter refuses that only the database can evaluate. */
async function withoutFiltered(tools: FilterTools, table: WatchedTable, hits: Hit[]): Promise<Hit[]> {
  const { faulty, log } = tools
  const longAgo = Date.now() - FAULTY_MS
  const filtered = hits.filter(({ matcher }) => matcher.rest && (faulty.get(matcher.rest.key) ?? 0) < longAgo)
  const rests = new Map(filtered.map(({ matcher }) => [matcher.rest?.key ?? '', matcher.rest?.conditions ?? []]))
  const changes = [...new Set(filtered.map(({ change }) => change))]

  const found = new Map<string, boolean[]>()
  const ask = async (keys: string[]) => {
    const conditions = keys.map((key) => rests.get(key) ?? [])
    const rows = await evaluate(tools.db, table, conditions, changes)
    keys.forEach((key, at) => {
      found.set(
        key,
        rows.map((row) => row[at] === true),
      )
    })
  }

  const keys = [...rests.keys()]
  if (keys.length > 0) {
    await ask(keys).catch(async (error: unknown) => {
      if (!isFilterFault(error)) throw error
      // One faulty filter must not silence the others.
      for (const key of keys) await ask([key]).catch((error: unknown) => giveUp(key, error))
    })
  }

  function giveUp(key: string, error: unknown) {
    if (!isFilterFault(error)) throw error
    log.info({ err: error }, 'A filter of a subscription cannot be evaluated')
    if (faulty.size >= REMEMBERED_FAULTS) faulty.clear()
    faulty.set(key, Date.now())
    const concerned = filtered.filter(({ matcher }) => matcher.rest?.key === key).map(({ channel }) => channel)
    for (const channel of new Set(concerned)) {
      const message = 'Unable to subscribe to changes with given parameters. A filter cannot be evaluated.'
      const payload = { extension: 'postgres_changes', status: 'error', message, channel: channel.name }
      const address = { topic: channel.topic, event: 'system' }
      channel.send(textFrame(encodeFrame(channel.version, address, JSON.stringify(payload))))
    }
  }

  return hits.filter(
    ({ change, matcher }) => !matcher.rest || found.get(matcher.rest.key)?.[changes.indexOf(change)] === true,
  )
}

/** Took too long, or cannot be; not that the database went away. */
const isFilterFault = (error: unknown) => /^(22|42|54|57014)/.test(sqlState(error) ?? '')

/** For each change, whether each filter holds. */
async function evaluate(db: Db, table: WatchedTable, filters: Condition[][], changes: Change[]): Promise<boolean[][]> {
  const verdicts = filters.map((conditions) => {
    const parts = conditions.map((condition) => {
      const column = table.columns.find(({ name }) => name === condition.column)
      return column ? conditionSql(column, condition) : sql`false`
    })
    return sql`coalesce(${sql.join(parts, sql` and `)}, false)`
  })
  const rows = JSON.stringify(changes.map((change) => rowOf(change)))
  const found = await db.transaction(async (db) => {
    await db.query(sql`select set_config('statement_timeout', ${String(FILTER_MS)}, true)`)
    return db.query(sql<{ verdicts: boolean[] }>`
      select array[${sql.join(verdicts)}]::boolean[] as verdicts
      from jsonb_array_elements(${rows}::jsonb) with ordinality as given (row, position),
        lateral jsonb_populate_record(null::${sql.id(table.schema, table.name)}, given.row) as r
      order by given.position`)
  })
  return found.map((row) => row.verdicts)
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
  const readable = table.columns.filter(
    ({ name, readableBy }) => readableBy.includes(role) && (!select || select.includes(name)),
  )
  const unauthorized = !mayReadKey(table, role)
  const columns = unauthorized ? [] : readable
  const pick = (row: Record<string, unknown> | null, only = columns) =>
    Object.fromEntries(
      only.filter(({ name }) => row && Object.hasOwn(row, name)).map(({ name }) => [name, row?.[name]]),
    )
  // Whoever may not see the row is told which one it was, and no more.
  const oldColumns = change.type === 'DELETE' && table.rowSecurity ? columns.filter(({ key }) => key) : columns
  return {
    schema: table.schema,
    table: table.name,
    commit_timestamp: change.happened_at.toISOString(),
    type: change.type,
    columns: columns.map(({ name, type }) => ({ name, type })),
    ...(change.type === 'DELETE' ? {} : { record: pick(change.record) }),
    ...(change.type === 'INSERT' ? {} : { old_record: pick(change.old, oldColumns) }),
    errors: unauthorized ? ['Error 401: Unauthorized'] : change.too_large ? ['Error 413: Payload Too Large'] : null,
  }
}

function groupBy<Item, Key>(items: Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
