import { sql } from 'kysely'
import { sqlState, type Db } from '../../platform/db'
import { FilterFault, parseFilter, type Condition } from './filter'
import type { Identity } from './identity'
import type { AskedBinding } from './join'
import {
  canonicalText,
  conditionSql,
  isEqualityByText,
  patternTrial,
  type Column,
  type TableCatalog,
  type WatchedTable,
} from './tables'

/** A binding as it is matched against changes of one table. */
export interface Matcher {
  id: number
  relation: number
  event: string
  /** Columns that must have exactly this text; compared in memory. */
  equal: Map<string, string>
  /** Everything else, for the database to decide; equal ones have the same `key`. */
  rest: { key: string; conditions: Condition[] } | undefined
  /** Columns of the filter. */
  columns: string[]
  /** Columns that the subscriber wants; undefined: all. */
  select: string[] | undefined
}

/** A subscription that cannot be: the message is for the client. */
export class SubscriptionFault extends Error {
  override readonly name = 'SubscriptionFault'
}

/** Milliseconds that a filter may take to be read; a pattern can be made to take long. */
const TRIAL_MS = 2_000
const EVENTS = new Set(['*', 'INSERT', 'UPDATE', 'DELETE'])

/**
 * Turns what was asked for into matchers, checked against the tables as they are.
 * @throws SubscriptionFault
 */
export async function prepareBindings(
  { db, tables }: { db: Db; tables: TableCatalog },
  { asked, ids, identity }: { asked: AskedBinding[]; ids: number[]; identity: Identity },
): Promise<Matcher[]> {
  const watched = await tables()
  const matchers: Matcher[] = []
  for (const [index, binding] of asked.entries()) {
    const found = tablesOf(watched, binding)
    if (!EVENTS.has(binding.event) || found.length === 0) throw notEnabled(binding)
    for (const table of found) {
      try {
        matchers.push({
          id: ids[index]!,
          relation: table.relation,
          event: binding.event,
          select: binding.select && columnsNamed(table, binding.select, identity).map(({ name }) => name),
          ...(await prepareFilter(db, table, binding.filter ?? '', identity)),
        })
      } catch (error) {
        throw subscriptionFault(error, binding)
      }
    }
  }
  return matchers
}

function tablesOf(watched: WatchedTable[], { schema = 'public', table = '*' }: AskedBinding): WatchedTable[] {
  return watched.filter(
    (one) => (schema === '*' || one.schema === schema) && (table === '*' || table === '' || one.name === table),
  )
}

function columnsNamed(table: WatchedTable, names: string[], { role }: Identity): Column[] {
  return names.map((name) => {
    const column = table.columns.find((one) => one.name === name)
    // A column that may not be read must not answer questions either.
    if (!column?.readableBy.includes(role)) throw new FilterFault(`invalid column for filter ${name}`)
    return column
  })
}

async function prepareFilter(db: Db, table: WatchedTable, filter: string, identity: Identity) {
  const conditions = parseFilter(filter)
  const columns = columnsNamed(
    table,
    conditions.map(({ column }) => column),
    identity,
  )
  const pairs = conditions.map((condition, index) => ({ condition, column: columns[index]! }))
  const byText = pairs.filter(({ condition, column }) => isEqualityByText(column, condition))
  const rest = pairs.filter((pair) => !byText.includes(pair)).map(({ condition }) => condition)

  const texts = pairs.length > 0 ? await tryFilter(db, table, pairs, byText) : []
  const equal = new Map<string, string>()
  for (const [index, { column }] of byText.entries()) {
    const text = texts[index]!
    // Two values at once: nothing is ever equal to both.
    if ((equal.get(column.name) ?? text) !== text) rest.push({ ...byText[index]!.condition })
    else equal.set(column.name, text)
  }
  return {
    equal,
    rest: rest.length > 0 ? { key: JSON.stringify(rest), conditions: rest } : undefined,
    columns: [...new Set(columns.map(({ name }) => name))],
  }
}

interface Pair {
  condition: Condition
  column: Column
}

/** Lets the database read every value and operator once. Answers with the canonical texts of `byText`. */
async function tryFilter(db: Db, table: WatchedTable, pairs: Pair[], byText: Pair[]): Promise<string[]> {
  const texts = byText.map(({ column, condition }) => canonicalText(column, condition.values[0] ?? null))
  const trials = pairs.flatMap(({ column, condition }) => [conditionSql(column, condition), patternTrial(condition)])
  const [row] = await db.transaction(async (db) => {
    await db.query(sql`select set_config('statement_timeout', ${String(TRIAL_MS)}, true)`)
    return db.query(sql<{ texts: string[] }>`
      select array[${sql.join(texts)}]::text[] as texts, array[${sql.join(trials)}]::boolean[] as trials
      from (select (null::${sql.id(table.schema, table.name)}).*) as r`)
  })
  return row!.texts
}

/** Faults of the request, reported as the original does; anything else is the server's and goes on. */
function subscriptionFault(error: unknown, binding: AskedBinding): unknown {
  const state = sqlState(error) ?? ''
  // A pattern may be too large, or take too long to read.
  const askers = /^(22|42|54|57014|0A)/.test(state)
  if (!(error instanceof FilterFault) && !askers) return error
  const text = error instanceof Error ? error.message : ''
  return new SubscriptionFault(
    'Unable to subscribe to changes with given parameters. An exception happened so please check your connect ' +
      `parameters: [${parametersOf(binding)}]. Exception: ${text}`,
    { cause: error },
  )
}

const notEnabled = (binding: AskedBinding) =>
  new SubscriptionFault(
    'Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect ' +
      `parameters: [${parametersOf(binding)}]`,
  )

const parametersOf = ({ event, schema = 'public', table = '*', filter = '' }: AskedBinding) =>
  `event: ${event}, schema: ${schema}, table: ${table}, filters: [${filter}]`
