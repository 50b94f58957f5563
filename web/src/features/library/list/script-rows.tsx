import { defaultRangeExtractor, type Range, useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef, useState } from 'react'
import { cn } from '../../../ui'
import type { ScriptCard } from '../script-fields'
import { ScriptCardItem } from './script-card'
import type { ItemEvents } from './script-item'
import { LinesHead, ScriptLine } from './script-line'
import { useColumns } from './use-columns'
import { useKeptFocus } from './use-kept-focus'
import { useListKeys } from './use-list-keys'
import { useListTop } from './use-list-top'

interface ScriptRowsProps {
  layout: 'grid' | 'list'
  cards: readonly ScriptCard[]
  /** How many there are in all; -1 when nobody knows. */
  count: number
  terms: readonly string[]
  selected: (id: string) => boolean
  folderNames: ReadonlyMap<string, string>
  on: ItemEvents
  /** Names what is listed: where one stood in it is remembered. */
  place: string
  isStale: boolean
  /** The end comes near. */
  onNearEnd: () => void
  /** The visible rows and some beyond. */
  onDrawn: (cards: readonly ScriptCard[]) => void
}

const GAP = 16
const CARD = 340
const LINE = 53

/** The heights of rows that were left, by place: whoever comes back finds the page as long as it was. */
const measured = new Map<string, ReturnType<typeof useWindowVirtualizer>['measurementsCache']>()
const MAX_REMEMBERED = 20

const rowOf = (element: Element) => Number(element.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1)

/** Renders only the visible scripts. */
export function ScriptRows(props: ScriptRowsProps) {
  const { layout, cards, count, terms, selected, folderNames, on, place, isStale, onNearEnd, onDrawn } = props
  const box = useRef<HTMLDivElement>(null)
  const columns = useColumns(box, layout)
  const top = useListTop(box)
  // The row with the focus stays drawn, however far away it was scrolled.
  const [focused, setFocused] = useState(-1)
  const rowCount = Math.ceil(cards.length / columns)
  const memory = `${place} ${layout} ${columns}`

  // Where the page stands when the list appears is the router's affair: whoever comes back is put where they were.
  const isPlaced = useRef(false)
  useEffect(() => {
    const timer = setTimeout(() => (isPlaced.current = true))
    return () => clearTimeout(timer)
  }, [])

  // oxlint-disable-next-line react/incompatible-library -- nothing of it is memoized here
  const rows = useWindowVirtualizer<HTMLDivElement>({
    count: rowCount,
    estimateSize: () => (layout === 'grid' ? CARD : LINE),
    gap: layout === 'grid' ? GAP : 0,
    overscan: layout === 'grid' ? 2 : 8,
    scrollMargin: top,
    // Otherwise the first rows are drawn in one piece, after the list.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollToFn: (...to) => isPlaced.current && windowScroll(...to),
    // What the keys lead to stands clear of the bars above and below.
    scrollPaddingStart: 120,
    scrollPaddingEnd: 80,
    initialMeasurementsCache: measured.get(memory),
    rangeExtractor: (range: Range) => {
      const visible = defaultRangeExtractor(range)
      if (focused < 0 || focused >= rowCount || visible.includes(focused)) return visible
      return [...visible, focused].sort((a, b) => a - b)
    },
  })
  const { list, onKeyDown, onKeyUp } = useListKeys({
    cards,
    columns,
    on,
    reveal: (index) => {
      setFocused(Math.floor(index / columns))
      rows.scrollToIndex(Math.floor(index / columns))
    },
  })

  const keptFocus = useKeptFocus(list)

  useEffect(() => {
    const virtualizer = rows
    return () => {
      measured.delete(memory)
      measured.set(memory, virtualizer.measurementsCache)
      const [oldest] = measured.keys()
      if (measured.size > MAX_REMEMBERED && oldest !== undefined) measured.delete(oldest)
    }
  }, [rows, memory])

  const drawn = rows.getVirtualItems()
  const last = drawn.at(-1)?.index ?? -1
  const ahead = layout === 'grid' ? 8 : 40
  useEffect(() => {
    if (last >= rowCount - 1 - ahead) onNearEnd()
  }, [last, rowCount, ahead, onNearEnd])

  const visible = drawn.map(({ index }) => index).join()
  useEffect(() => {
    const indexes = visible.split(',').map(Number)
    onDrawn(indexes.flatMap((index) => cards.slice(index * columns, (index + 1) * columns)))
  }, [visible, cards, columns, onDrawn])

  const isGrid = layout === 'grid'
  const Item = isGrid ? ScriptCardItem : ScriptLine
  const folderOf = useMemo(
    () => (card: ScriptCard) => (card.folderId ? folderNames.get(card.folderId) : undefined),
    [folderNames],
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it has a role, of two
    <div
      ref={list}
      role={isGrid ? 'list' : 'table'}
      aria-label="Scripts"
      aria-busy={isStale}
      aria-rowcount={isGrid ? undefined : count < 0 ? -1 : count + 1}
      aria-keyshortcuts="ArrowDown ArrowUp Space Delete"
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
      onFocus={(event) => {
        keptFocus.onFocus(event)
        setFocused(rowOf(event.target))
      }}
      onBlur={(event) => {
        keptFocus.onBlur(event)
        setFocused(-1)
      }}
      className={cn(
        'transition-opacity',
        isStale && 'opacity-60',
        !isGrid && '@container rounded-card border border-line bg-surface shadow-raised',
      )}
    >
      {!isGrid && <LinesHead />}
      <div ref={box} role="presentation" className="relative" style={{ height: rows.getTotalSize() }}>
        {drawn.map((row) => (
          <div
            key={row.key}
            ref={rows.measureElement}
            data-index={row.index}
            role="presentation"
            className="absolute inset-x-0 top-0 grid gap-x-4"
            style={{
              transform: `translateY(${row.start - rows.options.scrollMargin}px)`,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            }}
          >
            {cards.slice(row.index * columns, (row.index + 1) * columns).map((card, at) => (
              <Item
                key={card.id}
                card={card}
                index={row.index * columns + at}
                count={count}
                folderName={folderOf(card)}
                terms={terms}
                isSelected={selected(card.id)}
                on={on}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
