import { ArrowDown, ArrowUp } from 'lucide-react'
import { Button, cn, IconButton, SelectField, Skeleton } from '../../../ui'
import { FilterField } from './filter-field'
import { MarketRows } from './market-rows'
import { type MarketTableProps, opposite } from './table-head'

/**
 * Products or creators: any number of them, of which only the visible ones are rendered. The server sorts and filters. Narrow
 * places show each row as a card, and nothing scrolls sideways.
 */
export function MarketTable<Row, Order extends string>(props: MarketTableProps<Row, Order>) {
  const { label, columns, rows, order, direction, onOrder, q, onFilter, empty, isStale, children } = props
  const sorted = columns.find((column) => column.order === order)
  return (
    <section aria-label={label} className="@container flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-end gap-2 @3xl:items-center">
        <FilterField label={`Filter ${label.toLowerCase()}`} value={q} onChange={onFilter} />
        {/* The headings sort where there are any. */}
        <div className="flex min-w-0 flex-1 items-end gap-2 @3xl:hidden">
          <SelectField
            label="Sort by"
            className="min-w-36 flex-1"
            value={order}
            options={columns.flatMap(({ order, title }) => (order ? [{ value: order, label: title }] : []))}
            onChange={({ target }) => {
              const chosen = columns.find((column) => column.order === target.value)
              if (chosen?.order) onOrder(chosen.order, chosen.first ?? 'desc')
            }}
          />
          <IconButton
            label={`Sorted ${sorted?.title.toLowerCase() ?? ''} ${DIRECTION_WORDS[direction]}. Reverse order`}
            icon={direction === 'asc' ? <ArrowUp strokeWidth={1.75} /> : <ArrowDown strokeWidth={1.75} />}
            onClick={() => onOrder(order, opposite(direction))}
          />
        </div>
        {children && <div className="ml-auto">{children}</div>}
      </div>
      {rows === undefined ? (
        <TableSkeleton label={label} />
      ) : rows.length > 0 ? (
        <MarketRows {...props} rows={rows} />
      ) : q === '' ? (
        empty
      ) : (
        <div
          className={cn(
            'flex flex-col items-center gap-3 py-12 text-center text-sm text-muted',
            isStale && 'opacity-60',
          )}
        >
          <p role="status" className="max-w-full break-words">
            No {label.toLowerCase()} with “{q}” in the name.
          </p>
          <Button onClick={() => onFilter('')}>Clear filter</Button>
        </div>
      )}
    </section>
  )
}

const DIRECTION_WORDS = { asc: 'from low to high', desc: 'from high to low' }
function TableSkeleton({ label }: { label: string }) {
  return (
    <div
      role="status"
      aria-label={`Loading ${label.toLowerCase()}`}
      className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface shadow-raised"
    >
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} className="flex items-center gap-6 px-4 py-4">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="hidden h-4 flex-1 @3xl:block" />
          <Skeleton className="hidden h-4 flex-1 @3xl:block" />
        </div>
      ))}
    </div>
  )
}
