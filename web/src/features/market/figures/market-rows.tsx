import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button, cn, Skeleton } from '../../../ui'
import { type MarketColumn, type MarketTableProps, TableHead } from './table-head'

/** Two screens before its end a list asks for more. */
const AHEAD = 40
const LINE = 53
const CARD = 168
/** Narrower than this, rows are cards: `@3xl` of the styles. */
const NARROW = 768

const ROW =
  'grid items-center gap-x-4 px-4 @3xl:grid-cols-(--columns) @min-[60rem]:gap-x-3 @min-[60rem]:grid-cols-(--wide-columns)'

/** The visible rows and the column headers. */
export function MarketRows<Row, Order extends string>({
  rows,
  ...props
}: MarketTableProps<Row, Order> & { rows: readonly Row[] }) {
  const { label, columns, total, keyOf, onOpen, isStale, hasMore, isLoadingMore, moreFailed, onMore } = props
  const box = useRef<HTMLDivElement>(null)
  const { top, isNarrow } = usePlace(box)
  // The row with the focus stays drawn, however far away it was scrolled.
  const [focused, setFocused] = useState(-1)

  // oxlint-disable-next-line react/incompatible-library -- nothing of it is memoized here
  const list = useWindowVirtualizer<HTMLDivElement>({
    count: rows.length,
    estimateSize: () => (isNarrow ? CARD : LINE),
    overscan: 8,
    scrollMargin: top,
    getItemKey: (index) => {
      const row = rows[index]
      return row === undefined ? index : keyOf(row)
    },
    rangeExtractor: (range: Range) => {
      const visible = defaultRangeExtractor(range)
      if (focused < 0 || focused >= rows.length || visible.includes(focused)) return visible
      return [...visible, focused].sort((a, b) => a - b)
    },
  })
  const drawn = list.getVirtualItems()

  const last = drawn.at(-1)?.index ?? -1
  const isNearEnd = last >= rows.length - 1 - AHEAD
  const wantsMore = isNearEnd && hasMore && !isLoadingMore && !moreFailed
  useEffect(() => {
    if (wantsMore) onMore?.()
  }, [wantsMore, onMore])

  const name = columns.find(({ isName }) => isName)
  const tracks = {
    '--columns': columns.flatMap(({ width, isWide }) => (isWide ? [] : [width])).join(' '),
    '--wide-columns': columns.map(({ width }) => width).join(' '),
  } as CSSProperties

  return (
    <>
      <div
        role="table"
        aria-label={label}
        aria-busy={isStale}
        aria-rowcount={total === undefined ? -1 : total + 1}
        style={tracks}
        className={cn(
          'rounded-card border border-line bg-surface shadow-raised transition-opacity',
          isStale && 'opacity-60',
        )}
      >
        <TableHead {...props} className={ROW} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only looks where the focus is */}
        <div
          ref={box}
          role="rowgroup"
          className="relative"
          style={{ height: list.getTotalSize() }}
          onFocus={(event) => setFocused(rowOf(event.target))}
          onBlur={() => setFocused(-1)}
        >
          {drawn.map(({ index, key, start }) => {
            const row = rows[index]
            if (row === undefined) return null
            return (
              <div
                key={key}
                ref={list.measureElement}
                data-index={index}
                role="row"
                aria-rowindex={index + 2}
                className={cn(
                  ROW,
                  'absolute inset-x-0 top-0 min-h-[53px] grid-cols-2 gap-y-1 border-b border-line py-3 text-sm @3xl:gap-y-0 @3xl:py-2',
                  onOpen && 'hover:bg-sunken',
                )}
                style={{ transform: `translateY(${start - list.options.scrollMargin}px)` }}
              >
                {/* Read first, and in a card seen first; in a line each stands in its column. */}
                {columns.map((column) => (
                  <Cell key={column.title} column={column} row={row} onOpen={column === name ? onOpen : undefined} />
                ))}
              </div>
            )
          })}
        </div>
      </div>
      {moreFailed ? (
        <p role="status" className="flex flex-wrap items-center justify-center gap-3 py-2 text-sm text-muted">
          The next rows couldn’t be loaded.
          <Button size="sm" loading={isLoadingMore} onClick={onMore}>
            Try again
          </Button>
        </p>
      ) : (
        isLoadingMore && (
          <div role="status" aria-label="Loading more" className="px-4">
            <Skeleton className="h-8" />
          </div>
        )
      )}
    </>
  )
}

function Cell<Row, Order extends string>({
  column,
  row,
  onOpen,
}: {
  column: MarketColumn<Row, Order>
  row: Row
  onOpen?: (row: Row) => void
}) {
  const { title, isName, isFigure, isWide } = column
  const content = column.cell(row)
  if (isName) {
    return (
      <div
        role="cell"
        className="order-first col-span-full min-w-0 font-medium break-words text-ink @3xl:order-none @3xl:col-span-1"
      >
        {onOpen ? (
          // Its whole row can be pressed.
          <button
            type="button"
            onClick={() => onOpen(row)}
            className="focus-ring max-w-full rounded-sm py-1 text-left hover:underline after:absolute after:inset-0 touch:min-h-11"
          >
            {content}
          </button>
        ) : (
          content
        )}
      </div>
    )
  }
  return (
    <div
      role="cell"
      className={cn(
        'flex min-w-0 justify-between gap-2 text-muted tabular-nums @3xl:block',
        isFigure && '@3xl:text-right @3xl:text-ink',
        isWide && '@max-[60rem]:@3xl:hidden',
      )}
    >
      <span className="@3xl:sr-only">{title}</span>
      <span className="min-w-0 truncate text-ink @3xl:text-inherit">{content}</span>
    </div>
  )
}

const rowOf = (element: Element) => Number(element.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1)

/** How far below the top of the page the rows begin, also when what stands above them grows, and how much room they have. */
function usePlace(list: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ top: 0, isNarrow: false })
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => {
      const { top, width } = element.getBoundingClientRect()
      // Without width it is out of sight, in a tab of the dashboard.
      if (width > 0) setPlace({ top: Math.round(top + window.scrollY), isNarrow: width < NARROW })
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (let around: HTMLElement | null = element.parentElement; around; around = around.parentElement)
      observer.observe(around)
    return () => observer.disconnect()
  }, [list])
  return place
}
