import { Cursor } from './cursor'
import { readField, readJsonPath, type Field } from './field'

export interface OrderItem {
  field: Field
  /** Orders by a column of this embedded to-one relation. */
  relation?: string
  direction?: 'asc' | 'desc'
  nulls?: 'first' | 'last'
}

/** The value of `order=`. */
export function parseOrder(text: string): OrderItem[] {
  const cursor = new Cursor(text, 'order')
  const items: OrderItem[] = []
  do items.push(readOrderItem(cursor))
  while (cursor.eat(','))
  cursor.expectEnd('"," or end of input')
  return items
}

function readOrderItem(cursor: Cursor): OrderItem {
  const name = cursor.name()
  let item: OrderItem
  if (cursor.eat('(')) {
    item = { relation: name, field: readField(cursor) }
    cursor.expect(')')
  } else {
    item = { field: { name, path: readJsonPath(cursor) } }
  }
  cursor.skipSpaces()
  const direction = cursor.match(/\.(asc|desc)(?![a-z])/y)?.[1]
  if (direction) item.direction = direction as 'asc' | 'desc'
  const nulls = cursor.match(/\.nulls(first|last)(?![a-z])/y)?.[1]
  if (nulls) item.nulls = nulls as 'first' | 'last'
  cursor.skipSpaces()
  if (!cursor.done && !cursor.sees(',')) cursor.fail('"asc", "desc", "nullsfirst" or "nullslast"')
  return item
}
