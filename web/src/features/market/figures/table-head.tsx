import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../../../ui'

export type Direction = 'asc' | 'desc'

export interface MarketColumn<Row, Order extends string> {
  title: string
  cell: (row: Row) => ReactNode
  /** What the server sorts by; absent: the column cannot be sorted by. */
  order?: Order
  /** Which way a first press sorts; figures begin with the most. */
  first?: Direction
  /** A CSS grid track: "5rem", "minmax(0,2fr)". */
  width: string
  /** Figures stand right. */
  isFigure?: boolean
  /** The row's name: the heading of its card on a phone, and what opens it. Exactly one. */
  isName?: boolean
  /** Only where there is much room; cards always have it. */
  isWide?: boolean
}

export interface MarketTableProps<Row, Order extends string> {
  /** "Products" */
  label: string
  columns: readonly MarketColumn<Row, Order>[]
  /** Undefined while the first ones are on their way. */
  rows: readonly Row[] | undefined
  /** How many there are in all, where that is known. */
  total?: number
  keyOf: (row: Row) => string
  order: Order
  direction: Direction
  onOrder: (order: Order, direction: Direction) => void
  /** The text that rows are filtered by. */
  q: string
  onFilter: (q: string) => void
  onOpen?: (row: Row) => void
  /** The rows belong to the question before; new ones are on their way. */
  isStale?: boolean
  hasMore?: boolean
  isLoadingMore?: boolean
  moreFailed?: boolean
  onMore?: () => void
  /** What stands there when there is no row at all, without any filter. */
  empty: ReactNode
  /** Beside the filter. */
  children?: ReactNode
}

export const opposite = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc')

/** The names of the columns, those that can be sorted by as buttons; narrow places have the select instead. */
export function TableHead<Row, Order extends string>({
  columns,
  order,
  direction,
  onOrder,
  className,
}: Pick<MarketTableProps<Row, Order>, 'columns' | 'order' | 'direction' | 'onOrder'> & { className: string }) {
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={cn(
        className,
        'sticky top-(--top-bar,0px) z-10 hidden min-h-11 rounded-t-card border-b border-line bg-surface text-xs font-medium text-muted @3xl:grid',
      )}
    >
      {columns.map((column) => {
        const isSorted = column.order === order
        const Arrow = !isSorted ? ChevronsUpDown : direction === 'asc' ? ArrowUp : ArrowDown
        return (
          <span
            key={column.title}
            role="columnheader"
            aria-sort={
              !column.order ? undefined : !isSorted ? 'none' : direction === 'asc' ? 'ascending' : 'descending'
            }
            className={cn('min-w-0', column.isFigure && 'text-right', column.isWide && '@max-[60rem]:hidden')}
          >
            {column.order ? (
              <button
                type="button"
                onClick={() =>
                  column.order && onOrder(column.order, isSorted ? opposite(direction) : (column.first ?? 'desc'))
                }
                className={cn(
                  'focus-ring -mx-1 inline-flex max-w-full min-h-8 items-center gap-0.5 rounded-sm px-1 hover:text-ink touch:min-h-11',
                  column.isFigure && 'flex-row-reverse',
                  isSorted && 'text-ink',
                )}
              >
                <span className="truncate">{column.title}</span>
                <Arrow
                  aria-hidden="true"
                  strokeWidth={1.75}
                  className={cn('size-3.5 shrink-0', !isSorted && 'opacity-60')}
                />
              </button>
            ) : (
              column.title
            )}
          </span>
        )
      })}
    </div>
  )
}
