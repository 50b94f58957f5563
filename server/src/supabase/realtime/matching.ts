import type { Matcher } from './subscriptions'

/** One changed row as the database recorded it. */
export interface Change {
  id: string
  relation: number
  type: 'INSERT' | 'UPDATE' | 'DELETE'
  happened_at: Date
  record: Record<string, unknown> | null
  old: Record<string, unknown> | null
  too_large: boolean
}

/** The row that filters look at: for a DELETE only what is left of it. */
export const rowOf = (change: Change) => (change.type === 'DELETE' ? change.old : change.record) ?? {}

/**
 * Who subscribed to what, found by table and, where a filter has an equality, by its value: a change costs as much as it has
 * receivers, however many others wait for other rows.
 */
export function createSubscriptionIndex<Subscriber>() {
  interface Entry {
    subscriber: Subscriber
    matcher: Matcher
  }
  interface OfTable {
    byValue: Map<string, Set<Entry>>
    /** How many entries are found by each column. */
    columns: Map<string, number>
    others: Set<Entry>
  }
  const tables = new Map<number, OfTable>()

  const placeOf = ({ equal }: Matcher) => {
    const [first] = equal
    return first && { column: first[0], key: JSON.stringify(first) }
  }

  function add(subscriber: Subscriber, matcher: Matcher): () => void {
    const table: OfTable = tables.get(matcher.relation) ?? { byValue: new Map(), columns: new Map(), others: new Set() }
    tables.set(matcher.relation, table)
    const entry = { subscriber, matcher }
    const place = placeOf(matcher)
    if (!place) {
      table.others.add(entry)
      return () => void table.others.delete(entry)
    }
    const entries = table.byValue.get(place.key) ?? new Set()
    table.byValue.set(place.key, entries.add(entry))
    table.columns.set(place.column, (table.columns.get(place.column) ?? 0) + 1)
    return () => {
      entries.delete(entry)
      if (entries.size === 0) table.byValue.delete(place.key)
      const left = (table.columns.get(place.column) ?? 1) - 1
      if (left > 0) table.columns.set(place.column, left)
      else table.columns.delete(place.column)
    }
  }

  /** Entries whose event, columns and equalities fit; what is in `rest` is left to ask. */
  function candidates(change: Change): Entry[] {
    const table = tables.get(change.relation)
    if (!table) return []
    const row = rowOf(change)
    const found = [...table.others]
    for (const column of table.columns.keys()) {
      const text = textOf(row[column])
      if (text !== undefined) found.push(...(table.byValue.get(JSON.stringify([column, text])) ?? []))
    }
    return found.filter(({ matcher }) => fits(matcher, change, row))
  }

  return { add, candidates }
}

function fits({ event, equal, columns }: Matcher, change: Change, row: Record<string, unknown>): boolean {
  if (event !== '*' && event !== change.type) return false
  // What is not there cannot be compared: a DELETE has only the key, and "is.null" must not be true of the rest.
  if (columns.some((column) => !Object.hasOwn(row, column))) return false
  return [...equal].every(([column, text]) => textOf(row[column]) === text)
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
