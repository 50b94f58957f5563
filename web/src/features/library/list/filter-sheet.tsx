import type { ReactNode } from 'react'
import { Drawer } from '../../../ui'
import type { LibraryPlace } from '../library-place'
import { FilterFields } from './filter-fields'

interface FilterSheetProps {
  place: LibraryPlace
  userId: string
  footer: ReactNode
  onClose: () => void
}

/** The filters on a phone, as a sheet from below. */
export function FilterSheet({ place, userId, footer, onClose }: FilterSheetProps) {
  return (
    <Drawer open onOpenChange={onClose} title="Filters" side="bottom">
      <FilterFields place={place} userId={userId} />
      <div className="sticky bottom-0 -mx-5 border-t border-line bg-surface px-5 pt-3">{footer}</div>
    </Drawer>
  )
}
