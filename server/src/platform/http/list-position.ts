import type * as z from 'zod'
import { AppError } from '../app-error'

/**
 * Behind which row the next page of a list begins: by what it is ordered by, not by a number of rows, so that rows that come, go or
 * change meanwhile neither repeat nor hide others. Each list has a schema of its own for it.
 */

/** As it travels: nothing that clients should read. */
export const writePosition = (position: object) => Buffer.from(JSON.stringify(position)).toString('base64url')

/**
 * @param list what the position says of the list it belongs to, such as its order
 * @throws AppError naming `after`: it is no position of ours, or one of another list
 */
export function readPosition<Position extends object>(
  schema: z.ZodType<Position>,
  text: string,
  list: Partial<Position>,
): Position {
  const position = schema.safeParse(parsed(Buffer.from(text, 'base64url').toString()))
  if (!position.success) throw unknownPosition()
  for (const name of Object.keys(list) as (keyof Position)[])
    if (position.data[name] !== list[name]) throw unknownPosition()
  return position.data
}

export const unknownPosition = () =>
  new AppError('invalid_input', 'after: This is not where a page of this list ended', { field: 'after' })

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
