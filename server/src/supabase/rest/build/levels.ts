import { emptyLevel, type Level, type Query } from '../parse/query'
import type { SelectEmbed, SelectItem } from '../parse/select'
import { RestError } from '../rest-error'

/** What is asked of the table and of each embed, found by the names in front of the dots. */
export interface PlacedLevels {
  root: Level
  embeds: Map<SelectEmbed, Level>
}

/** @throws RestError PGRST108 for a filter, order or limit on a relation that is not selected. */
export function placeLevels({ select, levels }: Query): PlacedLevels {
  const placed: PlacedLevels = { root: emptyLevel(), embeds: new Map() }
  for (const { path, level } of levels.values()) {
    const embed = findEmbed(select, path)
    if (!embed) placed.root = level
    else placed.embeds.set(embed, merge(placed.embeds.get(embed), level))
  }
  return placed
}

/** Undefined for the table itself. */
function findEmbed(select: SelectItem[], path: string[]): SelectEmbed | undefined {
  let items = select
  let found: SelectEmbed | undefined
  for (const name of path) {
    found = embedNamed(items, name)
    if (!found) throw notEmbedded(name)
    items = found.items
  }
  return found
}

/** The embed that shows under this name, or else one of the relation with this name. */
export function embedNamed(items: SelectItem[], name: string): SelectEmbed | undefined {
  const embeds = items.filter((item) => item.kind === 'embed')
  return embeds.find((embed) => labelOf(embed) === name) ?? embeds.find(({ relation }) => relation === name)
}

/** The key under which an embed stands in the answer. */
export function labelOf({ alias, relation }: SelectEmbed): string {
  return alias ?? relation
}

export function notEmbedded(name: string): RestError {
  const hint = `Verify that '${name}' is included in the 'select' query parameter.`
  return new RestError(400, 'PGRST108', `'${name}' is not an embedded resource in this request`, null, hint)
}

/** One embed may be named in two ways, by its alias and by its relation. */
function merge(first: Level | undefined, second: Level): Level {
  if (!first) return second
  return {
    conditions: [...first.conditions, ...second.conditions],
    order: [...first.order, ...second.order],
    limit: second.limit ?? first.limit,
    offset: second.offset || first.offset,
  }
}
