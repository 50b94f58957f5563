import { SCRIPT_ORDERS } from '@reelwright/shared'
import * as z from 'zod'

/** A search without an order has its best first. */
export const LIST_ORDERS = ['best', ...SCRIPT_ORDERS] as const
export type ListOrder = (typeof LIST_ORDERS)[number]

/** Behind which script the next page begins. */
export const ListPosition = z.strictObject({
  order: z.enum(LIST_ORDERS),
  key: z.array(z.string().max(400)).min(1).max(2),
  id: z.guid(),
})
export type ListPosition = z.infer<typeof ListPosition>
