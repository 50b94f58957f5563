import type { SelectEmbed } from '../parse/select'
import { RestError } from '../rest-error'
import type { Schema, Table } from '../schema/schema'
import { closestName } from './closest'
import type { Relationship } from './relationships'

/** PGRST201: the answer lists the ways, none is guessed. */
export function ambiguous(from: Table, { relation }: SelectEmbed, found: Relationship[]): RestError {
  const options = [...new Set(found.map(({ table, hints }) => `'${table.name}!${hints[0]}'`))].join(', ')
  return new RestError(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${from.name}' and '${relation}'`,
    found.map(({ cardinality, table, description }) => ({
      cardinality,
      embedding: `${from.name} with ${table.name}`,
      relationship: description,
    })),
    `Try changing '${relation}' to one of the following: ${options}. Find the desired relationship in the 'details' key.`,
  )
}

/** PGRST200, with the name that was probably meant: of the table, when no relationship begins at it, or else of the embed. */
export function noRelationship(schema: Schema, from: Table, embed: SelectEmbed, others: Relationship[]): RestError {
  const reachable = [...others.map(({ table }) => table.name), ...from.computedRelationships.keys()]
  const wrong = reachable.length ? embed.relation : from.name
  const nearest = closestName(wrong, reachable.length ? reachable : relatedTables(schema))
  const hinted = embed.hint === undefined ? '' : ` using the hint '${embed.hint}'`
  return new RestError(
    400,
    'PGRST200',
    `Could not find a relationship between '${from.name}' and '${embed.relation}' in the schema cache`,
    `Searched for a foreign key relationship between '${from.name}' and '${embed.relation}'${hinted} in the schema '${schema.name}', but no matches were found.`,
    // Where the name is right, the hint of the embed is wrong, and another name would not help.
    nearest && nearest !== wrong ? `Perhaps you meant '${nearest}' instead of '${wrong}'.` : null,
  )
}

function* relatedTables({ tables }: Schema) {
  const referenced = new Set([...tables.values()].flatMap(({ foreignKeys }) => foreignKeys.map(({ table }) => table)))
  for (const { name, foreignKeys, computedRelationships } of tables.values()) {
    if (foreignKeys.length || computedRelationships.size || referenced.has(name)) yield name
  }
}
