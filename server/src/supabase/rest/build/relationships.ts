import type { SelectEmbed } from '../parse/select'
import type { ForeignKey, Schema, Table } from '../schema/schema'
import { ambiguous, noRelationship } from './relationship-errors'

export type Cardinality = 'many-to-one' | 'one-to-one' | 'one-to-many' | 'many-to-many'

/** How the rows of one table belong to those of another. */
export interface Relationship {
  cardinality: Cardinality
  toOne: boolean
  table: Table
  /** Pairs of columns, here and there; through a junction: here and in the junction. */
  pairs: [string, string][]
  /** Between junction and target. */
  junction?: { table: Table; pairs: [string, string][] }
  /** A function of the row around it gives the rows. */
  computedBy?: string
  /** Names besides the table's that mean it. */
  names: string[]
  /** What a hint may say; the first is shown when several relationships are possible. */
  hints: string[]
  description: string
}

/**
 * The relationship an embed names: a function of the row, or what foreign keys say in either direction or through a junction.
 * @throws RestError PGRST200 when there is none, PGRST201 when there are several.
 */
export function findRelationship(schema: Schema, from: Table, embed: SelectEmbed): Relationship {
  const computed = computedRelationship(schema, from, embed.relation)
  if (computed) return computed
  const found = relationshipsOf(schema, from).filter((relationship) => isMeant(relationship, from, embed))
  if (found.length === 1) return found[0]!
  throw found.length === 0
    ? noRelationship(schema, from, embed, relationshipsOf(schema, from))
    : ambiguous(from, embed, found)
}

function isMeant({ table, cardinality, names, hints }: Relationship, from: Table, embed: SelectEmbed): boolean {
  const isTable = table.name === embed.relation
  // A table that refers to itself: its name means the many, the column's name the one. Through a junction the two directions could
  // not be told apart.
  if (table === from) {
    if (embed.hint !== undefined) return isTable && cardinality === 'one-to-many' && hints.includes(embed.hint)
    return cardinality === 'one-to-many' ? isTable : names.includes(embed.relation)
  }
  return embed.hint === undefined ? isTable || names.includes(embed.relation) : isTable && hints.includes(embed.hint)
}

function computedRelationship(schema: Schema, from: Table, name: string): Relationship | undefined {
  const computed = from.computedRelationships.get(name)
  const table = computed && schema.tables.get(computed.table)
  if (!table) return undefined
  return {
    cardinality: computed.toOne ? 'many-to-one' : 'one-to-many',
    toOne: computed.toOne,
    table,
    pairs: [],
    computedBy: name,
    names: [],
    hints: [],
    description: name,
  }
}

/** Everything that foreign keys lead to from a table, in both directions and through junctions. */
function relationshipsOf(schema: Schema, from: Table): Relationship[] {
  const found: Relationship[] = []
  for (const key of from.foreignKeys) {
    const table = schema.tables.get(key.table)
    if (table) found.push(outward(from, key, table))
  }
  for (const table of schema.tables.values()) {
    for (const key of table.foreignKeys) if (key.table === from.name) found.push(inward(from, key, table))
    if (table.foreignKeys.length > 1) found.push(...throughJunction(schema, from, table))
  }
  return found
}

function isUnique(table: Table, columns: string[]): boolean {
  return table.unique.some((unique) => unique.every((column) => columns.includes(column)))
}

/** A key of one column may be named by that column, on either side. */
const single = (columns: string[]) => (columns.length === 1 ? columns : [])

function outward(from: Table, key: ForeignKey, table: Table): Relationship {
  return {
    cardinality: isUnique(from, key.columns) ? 'one-to-one' : 'many-to-one',
    toOne: true,
    table,
    pairs: key.columns.map((column, i) => [column, key.foreignColumns[i]!]),
    names: table.isView ? [] : [key.name, ...single(key.columns)],
    hints: [key.name, ...single(key.columns), ...single(key.foreignColumns)],
    description: `${key.name} using ${from.name}(${key.columns.join(', ')}) and ${table.name}(${key.foreignColumns.join(', ')})`,
  }
}

function inward(from: Table, key: ForeignKey, table: Table): Relationship {
  const toOne = isUnique(table, key.columns)
  return {
    cardinality: toOne ? 'one-to-one' : 'one-to-many',
    toOne,
    table,
    pairs: key.foreignColumns.map((column, i) => [column, key.columns[i]!]),
    names: table.isView ? [] : [key.name],
    hints: [key.name, ...single(key.columns), ...(table === from ? [] : single(key.foreignColumns))],
    description: `${key.name} using ${from.name}(${key.foreignColumns.join(', ')}) and ${table.name}(${key.columns.join(', ')})`,
  }
}

/** A junction is a table whose primary key holds two foreign keys. */
function throughJunction(schema: Schema, from: Table, junction: Table): Relationship[] {
  const inKey = junction.foreignKeys.filter((key) =>
    key.columns.every((column) => junction.primaryKey.includes(column)),
  )
  return inKey
    .filter((near) => near.table === from.name)
    .flatMap((near) => inKey.flatMap((far) => (far === near ? [] : crossing(schema, junction, near, far))))
}

function crossing(schema: Schema, junction: Table, near: ForeignKey, far: ForeignKey): Relationship[] {
  const table = schema.tables.get(far.table)
  // The same key twice, once to a table and once to a view of it, joins nothing.
  if (!table || near.name === far.name) return []
  const columns = (key: ForeignKey) => `${key.name}(${key.columns.join(', ')})`
  return [
    {
      cardinality: 'many-to-many',
      toOne: false,
      table,
      pairs: near.foreignColumns.map((column, i) => [column, near.columns[i]!]),
      junction: { table: junction, pairs: far.columns.map((column, i) => [column, far.foreignColumns[i]!]) },
      names: [],
      hints: [junction.name],
      description: `${junction.name} using ${columns(near)} and ${columns(far)}`,
    },
  ]
}
