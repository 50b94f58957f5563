import { X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../ui'
import type { LibraryPlace } from '../library-place'
import { withoutFilters } from './empty-list'
import { activeFilters } from './filter-names'

interface ActiveFiltersProps {
  place: LibraryPlace
  folderName: string | undefined
  /** The last one is taken away, and with it the button that had the focus. */
  onCleared: () => void
}

/** The filters that are on, each of which can be taken away. */
export function ActiveFilters({ place, folderName, onCleared }: ActiveFiltersProps) {
  const filters = activeFilters(place.address, folderName)
  const group = useRef<HTMLDivElement>(null)
  if (filters.length === 0) return null

  function clear() {
    place.go(withoutFilters)
    onCleared()
  }

  function take(at: number, without: Parameters<LibraryPlace['go']>[0]) {
    place.go(without)
    if (filters.length === 1) return onCleared()
    // The button goes with its filter: the keyboard goes on at the next one.
    const buttons = group.current?.querySelectorAll('button')
    const next = buttons?.[at + 1] ?? buttons?.[at - 1]
    next?.focus()
  }

  return (
    <div ref={group} role="group" aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {filters.map(({ key, label, without }, at) => (
        <Button
          key={key}
          size="sm"
          className="max-w-full min-w-0 rounded-full font-normal"
          onClick={() => take(at, without)}
          aria-label={`Remove filter ${label}`}
        >
          <span className="truncate">{label}</span>
          <X aria-hidden="true" strokeWidth={1.75} />
        </Button>
      ))}
      <Button size="sm" variant="ghost" onClick={clear}>
        Clear all
      </Button>
    </div>
  )
}
