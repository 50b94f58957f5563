import { Cursor } from './cursor'
import { readJsonPath, type Field } from './field'

export interface SelectColumn {
  kind: 'column'
  /** `*` stands for every column. */
  field: Field
  alias?: string
  cast?: string
  aggregate?: string
}

export interface SelectEmbed {
  kind: 'embed'
  relation: string
  alias?: string
  hint?: string
  join?: 'inner' | 'left'
  /** Its columns become columns of the row around it. */
  spread: boolean
  items: SelectItem[]
}

export type SelectItem = SelectColumn | SelectEmbed

/** A path of embeds has to end somewhere; each level costs a nested statement. */
const DEEPEST_EMBED = 10
const MAX_ITEMS = 500

const AGGREGATES = new Set(['sum', 'avg', 'max', 'min', 'count'])

/** The value of `select=`. */
export function parseSelect(text: string): SelectItem[] {
  const cursor = new Cursor(text, 'select parameter')
  cursor.skipSpaces()
  const items = cursor.done ? [] : readItems(cursor, 0)
  cursor.expectEnd('"," or end of input')
  return items
}

function readItems(cursor: Cursor, depth: number): SelectItem[] {
  if (depth > DEEPEST_EMBED) cursor.fail(`at most ${DEEPEST_EMBED} levels of embedding`)
  const items: SelectItem[] = []
  do {
    if (items.length === MAX_ITEMS) cursor.fail(`at most ${MAX_ITEMS} items`)
    items.push(readItem(cursor, depth))
    cursor.skipSpaces()
  } while (cursor.eat(','))
  return items
}

function readItem(cursor: Cursor, depth: number): SelectItem {
  cursor.skipSpaces()
  if (cursor.eat('*')) return { kind: 'column', field: { name: '*', path: [] } }
  const spread = cursor.eat('...')
  let name = cursor.name()
  let alias: string | undefined
  if (!spread && !cursor.sees('::') && cursor.eat(':')) {
    alias = name
    name = cursor.name()
  }
  // `count()` counts rows; it is no embed with an empty list.
  if (name === 'count' && cursor.eat('()'))
    return { kind: 'column', field: { name: '*', path: [] }, alias, aggregate: 'count' }
  if (spread || cursor.sees('!') || cursor.sees('(') || name.includes('!'))
    return readEmbed(cursor, depth, name, alias, spread)

  const item: SelectColumn = { kind: 'column', field: { name, path: readJsonPath(cursor) }, alias }
  readCast(cursor, item)
  if (cursor.eat('.')) {
    const aggregate = cursor.match(/([a-z]+)\(\)/y)?.[1] ?? ''
    if (!AGGREGATES.has(aggregate)) return cursor.fail('sum(), avg(), max(), min() or count()')
    item.aggregate = aggregate
    readCast(cursor, item)
  }
  return item
}

function readCast(cursor: Cursor, item: SelectColumn) {
  if (cursor.eat('::'))
    item.cast = cursor.match(/[A-Za-z_][A-Za-z0-9_ ]*(?:\[\])?/y)?.[0].trim() ?? cursor.fail('type name')
}

/** `relation!hint!inner(items)`; a bang is a letter like any other to the reader of names. */
function readEmbed(
  cursor: Cursor,
  depth: number,
  name: string,
  alias: string | undefined,
  spread: boolean,
): SelectEmbed {
  const [relation = '', ...marks] = name.split('!')
  if (!relation || marks.some((mark) => !mark) || marks.length > 2)
    return cursor.fail('relation name with at most a hint and a join')
  const embed: SelectEmbed = { kind: 'embed', relation, alias, spread, items: [] }
  for (const mark of marks) {
    if (mark === 'inner' || mark === 'left') embed.join = mark
    else embed.hint = mark
  }
  cursor.expect('(')
  cursor.skipSpaces()
  if (!cursor.sees(')')) embed.items = readItems(cursor, depth + 1)
  cursor.expect(')')
  return embed
}
