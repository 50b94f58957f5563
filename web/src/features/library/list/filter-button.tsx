import { ListFilter } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { useMedia } from '../../../platform'
import { Button, lazyDialog } from '../../../ui'
import type { LibraryPlace } from '../library-place'
import { withoutFilters } from './empty-list'
import { activeFilters } from './filter-names'

// With the fields and their libraries: for dialogs, and for what places the popover beside the button.
const loadPopover = () => import('./filter-popover')
const FilterPopover = lazyDialog(async () => (await loadPopover()).FilterPopover)
const loadSheet = () => import('./filter-sheet')
const FilterSheet = lazyDialog(async () => (await loadSheet()).FilterSheet)

function prefetch(load: () => Promise<unknown>) {
  const fetchCode = () => void load().catch(() => undefined)
  return { onPointerEnter: fetchCode, onFocus: fetchCode }
}

interface FilterButtonProps {
  place: LibraryPlace
  userId: string
  ref: RefObject<HTMLButtonElement | null>
}

/** Opens the filters: beside the button, or as a sheet from below on a phone. */
export function FilterButton({ place, userId, ref }: FilterButtonProps) {
  const [open, setOpen] = useState(false)
  const isPhone = useMedia('(width < 40rem)')
  const on = activeFilters(place.address, undefined).length

  const button = (
    <Button
      ref={ref}
      icon={<ListFilter strokeWidth={1.75} />}
      className="max-sm:min-w-11 max-sm:px-3"
      aria-label={on > 0 ? `Filters, ${on} on` : undefined}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => setOpen(!open)}
      {...prefetch(isPhone ? loadSheet : loadPopover)}
    >
      <span className="max-sm:sr-only">Filters</span>
      {on > 0 && (
        <span className="rounded-full bg-accent-soft px-1.5 text-xs font-semibold text-accent-text tabular-nums">
          {on}
        </span>
      )}
    </Button>
  )
  const footer = (
    <div className="flex justify-between gap-2">
      <Button variant="ghost" disabled={on === 0} onClick={() => place.go(withoutFilters)}>
        Clear all
      </Button>
      <Button variant="primary" onClick={() => setOpen(false)}>
        Done
      </Button>
    </div>
  )

  const parts = { place, userId, footer, onClose: () => setOpen(false) }

  return (
    <>
      {button}
      {open && (isPhone ? <FilterSheet {...parts} /> : <FilterPopover anchor={ref} {...parts} />)}
    </>
  )
}
