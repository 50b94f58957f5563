import { SCRIPT_ORDERS } from '@reelwright/shared'
import type { LibraryAddress } from '../library-place'

type Order = NonNullable<LibraryAddress['order']>

const LABELS: Record<Order, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  updated: 'Last edited',
  title: 'Title A to Z',
  score: 'Best craft score',
  length: 'Shortest first',
}

/** Of a search, an order of its own comes first: the best match. */
const BEST = { value: 'best', label: 'Best match' }

export const orderOptions = (search: string) => {
  const orders = Object.entries(LABELS).map(([value, label]) => ({ value, label }))
  return search ? [BEST, ...orders] : orders
}

export const orderOf = ({ order, search }: Pick<LibraryAddress, 'order' | 'search'>) =>
  order ?? (search ? BEST.value : 'newest')

/** What an address says of a choice: nothing, for what is usual there. */
export function chosenOrder(value: string, search: string): Order | undefined {
  if (value === 'newest' && !search) return undefined
  return SCRIPT_ORDERS.filter((order) => order !== 'board').find((order) => order === value)
}
