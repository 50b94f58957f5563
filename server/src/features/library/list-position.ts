import { SCRIPT_ORDERS } from '@reelwright/shared'
import * as z from 'zod'
import { AppError } from '../../platform/http'

/** A search without an order has its best first. */
export const LIST_ORDERS = ['best', ...SCRIPT_ORDERS] as const
export type ListOrder = (typeof LIST_ORDERS)[number]

const Position = z.strictObject({
  order: z.enum(LIST_ORDERS),
  key: z.array(z.string().max(400)).min(1).max(2),
  id: z.guid(),
})

/**
 * Behind which script the next page begins: by what it is ordered by, not by a number of rows, so that scripts that come, go or change
 * meanwhile neither repeat nor hide others.
 */
export type ListPosition = z.infer<typeof Position>

/** As it travels: nothing that clients should read. */
export const writePosition = (position: ListPosition) => Buffer.from(JSON.stringify(position)).toString('base64url')

/** @throws AppError naming `after`: it is no position of ours, or one of another order. */
export function readPosition(text: string, order: ListOrder): ListPosition {
  const position = Position.safeParse(parsed(Buffer.from(text, 'base64url').toString()))
  if (!position.success || position.data.order !== order) throw unknownPosition()
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
