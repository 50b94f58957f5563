import * as z from 'zod'
import { AppError } from '../../../platform/http'

const Position = z.strictObject({
  /** The list, its order and its direction. */
  of: z.string().max(60),
  /** What the row is ordered by, as the database writes it; null for a row without. */
  key: z.string().max(400).nullable(),
  id: z.string().regex(/^\d{1,18}$/),
})

/** Behind which row the next page begins: by its figures, not by a number of rows. */
export type Position = z.infer<typeof Position>

/** As it travels: nothing that clients should read. */
export const writePosition = (position: Position) => Buffer.from(JSON.stringify(position)).toString('base64url')

/** @throws AppError naming `after`: it is no position of ours, or one of another list */
export function readPosition(text: string, of: string): Position {
  const position = Position.safeParse(parsed(Buffer.from(text, 'base64url').toString()))
  if (!position.success || position.data.of !== of) throw unknownPosition()
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
