import type { ReactNode, RefObject } from 'react'
import { Popover } from '../../../ui'
import type { LibraryPlace } from '../library-place'
import { FilterFields } from './filter-fields'

interface FilterPopoverProps {
  /** The button, which opens and closes it. */
  anchor: RefObject<HTMLButtonElement | null>
  place: LibraryPlace
  userId: string
  footer: ReactNode
  onClose: () => void
}

/** The filters, beside their button. */
export function FilterPopover({ anchor, place, userId, footer, onClose }: FilterPopoverProps) {
  return (
    <Popover anchor={anchor} label="Filters" align="start" className="w-104" onClose={onClose}>
      <div className="min-h-0 overflow-y-auto p-4">
        <FilterFields place={place} userId={userId} />
      </div>
      <div className="border-t border-line p-3">{footer}</div>
    </Popover>
  )
}
