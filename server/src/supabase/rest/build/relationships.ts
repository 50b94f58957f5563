import type { SelectEmbed } from '../parse/select'
import { RestError } from '../rest-error'
import type { ForeignKey, Schema, Table } from '../schema-cache'
import { nearestName } from './nearest'

type Cardinality = 'many-to-one' | 'one-to-one' | 'one-to-many' | 'many-to-many'

/** How the rows of one table belong to those of another. */
export interface Relationship {
  cardinality: Cardinality
  toOne: boolean
  table: Table
  /** Pairs of columns, here and there; through a junction: here and in the junction. */
  pairs: [string, string][]
  /** Between junction and target. */
  junction?: { table: Table; pairs: [string, string][] }
  /** What a hint may say. */
  hints: string[]
  description: string
}

/**
 * The relationship an embed names, from foreign keys in either direction or through a junction.
 * @throws RestError PGRST200 when there is none, PGRST201 when there are several.
 */
export function findRelationship(schema: Schema, from: Table, embed: SelectEmbed): Relationship {
  const all = relationshipsOf(schema, from, embed.relation)
  const found = embed.hint === undefined ? all : all.filter(({ hints }) => hints.includes(embed.hint!))
  if (found.length === 1) return found[0]!
  if (found.length === 0) throw noRelationship(schema, from, embed)
  const options = [...new Set(found.map(({ hints }) => `'${embed.relation}!${hints[0]}'`))].join(', ')
  throw new RestError(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${from.name}' and '${embed.relation}'`,
    found.map(({ cardinality, table, description }) => ({
      cardinality,
      embedding: `${from.name} with ${table.name}`,
      relationship: description,
    })),
    `Try changing '${embed.relation}' to one of the following: ${options}. Find the desired relationship in the 'details' key.`,
  )
}

function relationshipsOf(schema: Schema, from: Table, target: string): Relationship[] {
  const found: Relationship[] = []
  for (const key of from.foreignKeys) {
    const table = schema.tables.get(key.table)
    if (
      table &&
      (table.name === target || key.name === target || (key.columns.length === 1 && key.columns[0] === target))
    ) {
      found.push(outward(from, key, table))
    }
  }
  for (const table of schema.tables.values()) {
    for (const key of table.foreignKeys) {
      if (key.table === from.name && (table.name === target || key.name === target))
        found.push(inward(from, key, table))
    }
    if (table.foreignKeys.length > 1) found.push(...throughJunction(schema, from, table, target))
  }
  return found
}

function isUnique(table: Table, columns: string[]): boolean {
  return table.unique.some((unique) => unique.every((column) => columns.includes(column)))
}

function outward(from: Table, key: ForeignKey, table: Table): Relationship {
  const cardinality = isUnique(from, key.columns) ? 'one-to-one' : 'many-to-one'
  return {
    cardinality,
    toOne: true,
    table,
    pairs: key.columns.map((column, i) => [column, key.foreignColumns[i]!]),
    hints: [key.name, ...key.columns],
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
    hints: [key.name, ...key.columns],
    description: `${key.name} using ${from.name}(${key.foreignColumns.join(', ')}) and ${table.name}(${key.columns.join(', ')})`,
  }
}

/** A junction is a table whose primary key holds two foreign keys. */
function throughJunction(schema: Schema, from: Table, junction: Table, target: string): Relationship[] {
  const inKey = junction.foreignKeys.filter((key) =>
    key.columns.every((column) => junction.primaryKey.includes(column)),
  )
  return inKey.flatMap((near) =>
    inKey
      .filter((far) => far !== near && near.table === from.name && far.table === target)
      .map((far): Relationship => {
        const columns = (key: ForeignKey) => `${key.name}(${key.columns.join(', ')})`
        return {
          cardinality: 'many-to-many',
          toOne: false,
          table: schema.tables.get(far.table)!,
          pairs: near.foreignColumns.map((column, i) => [column, near.columns[i]!]),
          junction: { table: junction, pairs: far.columns.map((column, i) => [column, far.foreignColumns[i]!]) },
          hints: [junction.name, near.name, far.name],
          description: `${junction.name} using ${columns(near)} and ${columns(far)}`,
        }
      }),
  )
}

function noRelationship(schema: Schema, from: Table, embed: SelectEmbed): RestError {
  const reachable = [
    ...from.foreignKeys.map(({ table }) => table),
    ...[...schema.tables.values()]
      .filter((table) => table.foreignKeys.some((key) => key.table === from.name))
      .map(({ name }) => name),
  ]
  const nearest = nearestName(
    embed.relation,
    reachable.filter((name) => name !== embed.relation),
  )
  const hinted = embed.hint === undefined ? '' : ` using the hint '${embed.hint}'`
  return new RestError(
    400,
    'PGRST200',
    `Could not find a relationship between '${from.name}' and '${embed.relation}' in the schema cache`,
    `Searched for a foreign key relationship between '${from.name}' and '${embed.relation}'${hinted} in the schema 'public', but no matches were found.`,
    nearest ? `Perhaps you meant '${nearest}' instead of '${embed.relation}'.` : null,
  )
}
