import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Checkbox, cn } from '../../../ui'
import { type ScriptPage, scriptsQuery } from '../api'
import { BulkBar } from '../changes/bulk-bar'
import { foldersQuery } from '../folders/api'
import { isNarrowed, type LibraryPlace } from '../library-place'
import { LoadError } from '../load-error'
import type { StartAction } from '../script-actions'
import type { ScriptCard } from '../script-fields'
import { ActiveFilters } from './active-filters'
import { countText, listedCards } from './listed-cards'
import { EmptyList } from './empty-list'
import { ListSkeleton } from './list-skeleton'
import { NextPage } from './next-page'
import type { ItemEvents } from './script-item'
import { ScriptRows } from './script-rows'
import { useSelection } from './use-selection'

interface ScriptPanelProps {
  place: LibraryPlace
  userId: string
  onStart: StartAction
  /** Sets the search box, which updates the URL. */
  onSearch: (text: string) => void
  /** The filters were cleared by a button that is gone now. */
  onCleared: () => void
}

/** The list of all scripts or of a folder, with what narrows and orders it. (B-LB-03, B-LB-11, OP-49) */
export function ScriptPanel({ place, userId, onStart, onSearch, onCleared }: ScriptPanelProps) {
  const { address, folderId } = place
  const [sight] = useState(newSight)
  const query = scriptsQuery(userId, address, folderId, sight.has)
  const list = useInfiniteQuery(query)
  const { data: folders } = useQuery(foldersQuery(userId))
  const folderNames = useMemo(
    // Inside a folder, its name on every card would say nothing.
    () => new Map(folderId ? [] : folders?.map(({ id, name }) => [id, name])),
    [folders, folderId],
  )

  const pages = list.data?.pages
  const cards = useMemo(() => listedCards(pages ?? []), [pages])
  const ids = useMemo(() => cards.map(({ id }) => id), [cards])
  const selection = useSelection(ids, query.queryKey.join('\n'))
  const selectedCards = useMemo(() => {
    const chosen = new Set(selection.ids)
    return cards.filter(({ id }) => chosen.has(id))
  }, [cards, selection.ids])
  const first = pages?.[0]
  // Cards that arrive later are drawn in slices: a phone would stand still for them. Those that are there are drawn with the page.
  const hasRows = useDeferredValue(cards.length > 0) && cards.length > 0
  const isDrawing = cards.length > 0 && !hasRows

  const latest = useRef({ selection, onStart })
  useLayoutEffect(() => {
    latest.current = { selection, onStart }
  })
  const on = useMemo(
    (): ItemEvents => ({
      start: (...action) => latest.current.onStart(...action),
      toggle: (id, range) => latest.current.selection.toggle(id, range),
      dragged: (id) => (latest.current.selection.has(id) ? latest.current.selection.ids : [id]),
    }),
    [],
  )

  const { hasNextPage, isFetching, isError, isFetchNextPageError, isPlaceholderData, fetchNextPage, refetch } = list
  const mayGoOn = hasNextPage && !isFetching && !isFetchNextPageError && !isPlaceholderData
  const handleNearEnd = useCallback(() => {
    if (mayGoOn) void fetchNextPage()
  }, [mayGoOn, fetchNextPage])

  const oldPages = useMemo(() => pages?.filter(({ isOld }) => isOld) ?? [], [pages])
  const mayRenew = oldPages.length > 0 && !isFetching && !isError
  const handleDrawn = useCallback(
    (shown: readonly ScriptCard[]) => {
      sight.set(shown)
      if (mayRenew && oldPages.some(sight.has)) void refetch()
    },
    [sight, mayRenew, oldPages, refetch],
  )

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    // Keys of a menu or dialog come by here, too.
    if (!(event.target instanceof HTMLElement) || !event.currentTarget.contains(event.target)) return
    if (event.key === 'Escape' && selection.ids.length > 0) selection.clear()
    else if (
      event.key === 'a' &&
      (event.ctrlKey || event.metaKey) &&
      !event.target.matches('input:not([type=checkbox])')
    )
      selection.selectAll()
    else return
    event.preventDefault()
  }

  const isAll = cards.length > 0 && selection.ids.length === cards.length
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of what is in it
    <div className="flex flex-col gap-2" onKeyDown={handleKey}>
      <ActiveFilters
        place={place}
        folderName={folders?.find(({ id }) => id === address.folder)?.name}
        onCleared={onCleared}
      />

      <div
        className={cn(
          'flex min-h-6 items-center gap-3',
          // In the head of the table, above the boxes of its lines.
          hasRows && address.layout === 'list' && 'relative z-11 -mb-10 min-h-8 gap-2.5 pl-3.25 sm:gap-4 sm:pl-4.25',
        )}
      >
        {cards.length > 0 && (
          <Checkbox
            label={<span className="sr-only">Select all loaded scripts</span>}
            checked={isAll}
            onCheckedChange={isAll ? selection.clear : selection.selectAll}
            className="min-h-0! gap-0! py-0!"
          />
        )}
        <p role="status" className="text-sm text-muted tabular-nums">
          {first?.total !== undefined && !isDrawing && (first.total > 0 || isNarrowed(address))
            ? countText(first.total, first.moreThanTotal ?? false, isNarrowed(address))
            : '\u00a0'}
          {selection.ids.length > 0 && ` · ${selection.ids.length.toLocaleString('en-US')} selected`}
        </p>
      </div>

      {(list.isPending || isDrawing) && <ListSkeleton layout={address.layout} />}
      {list.isError && !isFetchNextPageError && <LoadError query={list} />}
      {list.isSuccess && cards.length === 0 && !hasNextPage && (
        <EmptyList place={place} onSearch={onSearch} onCleared={onCleared} />
      )}
      {hasRows && (
        <ScriptRows
          layout={address.layout}
          cards={cards}
          count={first?.moreThanTotal || first?.total === undefined ? -1 : first.total}
          terms={first?.terms ?? NONE}
          selected={selection.has}
          folderNames={folderNames}
          on={on}
          place={query.queryKey.join(' ')}
          isStale={isPlaceholderData}
          onNearEnd={handleNearEnd}
          onDrawn={handleDrawn}
        />
      )}
      <NextPage list={list} layout={address.layout} />
      {selectedCards.length > 0 && <BulkBar userId={userId} cards={selectedCards} onClear={selection.clear} />}
    </div>
  )
}

const NONE: readonly string[] = []

/** The visible scripts, for code that runs after rendering. */
function newSight() {
  let ids = new Set<string>()
  return {
    set: (cards: readonly ScriptCard[]) => {
      ids = new Set(cards.map(({ id }) => id))
    },
    has: ({ cards }: Pick<ScriptPage, 'cards'>) => cards.some(({ id }) => ids.has(id)),
  }
}
