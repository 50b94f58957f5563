import { sql } from 'kysely'
import { sqlState, type Db } from '../../platform/db'
import type { Log } from '../../platform/log'
import type { Channel } from './channel'
import type { Condition } from './filter'
import { encodeFrame, textFrame } from './frames'
import { groupBy } from './group-by'
import type { Identity } from './identity'
import { rowOf, type Change } from './matching'
import type { Matcher } from './subscriptions'
import { conditionSql, type WatchedTable } from './tables'

/** Milliseconds that the filters of one statement may take together; a pattern can be made to take for ever. */
const FILTER_MS = 500
/** Filters of one statement: each value is a parameter, and there are 65,535 at most. */
const FILTERS = 200
/** Filters that failed are left out for this long, in milliseconds, so that they cost everybody little. */
const FAULTY_MS = 60_000
/** Failures at which all filters of a person are left out. */
const MAX_FAULTS = 3
const REMEMBERED_FAULTS = 10_000

/** A change and a subscription that it may concern. */
export interface Hit {
  change: Change
  channel: Channel
  /** Of the channel when the change was matched: what is asked about is what is sent by. */
  identity: Identity
  matcher: Matcher
}

const personOf = ({ identity }: Hit) => identity.claims.sub ?? identity.role
const filterOf = ({ matcher }: Hit) => matcher.rest?.key ?? ''
const faultOf = (hit: Hit) => `${personOf(hit)} ${filterOf(hit)}`

/**
 * Leaves out what a filter refuses that only the database can evaluate. To be asked about rows that the subscriber may see and no
 * others: how long a filter takes, and whether it fails, reveals something of the row.
 */
export function createFilterCheck({ db, log }: { db: Db; log: Log }) {
  /** People, or their filters, and when they failed. */
  const faulty = new Map<string, number>()

  return async function withoutFiltered(table: WatchedTable, hits: Hit[]): Promise<Hit[]> {
    const longAgo = Date.now() - FAULTY_MS
    const isFaulty = (key: string) => (faulty.get(key) ?? 0) > longAgo
    const asked = hits.filter((hit) => hit.matcher.rest && !isFaulty(personOf(hit)) && !isFaulty(faultOf(hit)))
    const passing = new Set<Hit>()

    const ask = async (some: Hit[]) => {
      const filters = [...new Map(some.map(({ matcher }) => [matcher.rest?.key, matcher.rest?.conditions ?? []]))]
      const changes = [...new Set(some.map(({ change }) => change))]
      for (let start = 0; start < filters.length; start += FILTERS) {
        const chunk = filters.slice(start, start + FILTERS)
        const conditions = chunk.map(([, conditions]) => conditions)
        const verdicts = await evaluate(db, table, conditions, changes)
        const columns = new Map(chunk.map(([key], at) => [key, at]))
        const rows = new Map(changes.map((change, at) => [change, verdicts[at]]))
        for (const hit of some) if (rows.get(hit.change)?.[columns.get(hit.matcher.rest?.key) ?? -1]) passing.add(hit)
      }
    }

    /** False when it failed for a reason that lies in the filters or the rows. */
    const tryToAsk = (some: Hit[]) =>
      ask(some).then(
        () => true,
        (error: unknown) => {
          if (!isFilterFault(error)) throw error
          log.info({ err: error }, 'Filters of subscriptions cannot be evaluated')
          return false
        },
      )

    // One person must not silence the others, nor one filter those beside it.
    if (asked.length > 0 && !(await tryToAsk(asked))) {
      for (const [person, ofPerson] of groupBy(asked, personOf)) {
        if (await tryToAsk(ofPerson)) continue
        let faults = 0
        for (const ofFilter of groupBy(ofPerson, filterOf).values()) {
          if (faults < MAX_FAULTS && (await tryToAsk(ofFilter))) continue
          faults++
          remember(faults < MAX_FAULTS ? faultOf(ofFilter[0]!) : person)
          reportFault(ofFilter)
        }
      }
    }
    return hits.filter((hit) => !hit.matcher.rest || passing.has(hit))
  }

  function remember(key: string) {
    faulty.delete(key)
    if (faulty.size >= REMEMBERED_FAULTS) faulty.delete(faulty.keys().next().value!)
    faulty.set(key, Date.now())
  }
}

function reportFault(hits: Hit[]) {
  for (const channel of new Set(hits.map(({ channel }) => channel))) {
    const message = 'Unable to subscribe to changes with given parameters. A filter cannot be evaluated.'
    const payload = { extension: 'postgres_changes', status: 'error', message, channel: channel.name }
    const address = { topic: channel.topic, event: 'system' }
    channel.send(textFrame(encodeFrame(channel.version, address, JSON.stringify(payload))))
  }
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
