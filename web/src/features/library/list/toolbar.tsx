import { LayoutGrid, List } from 'lucide-react'
import type { RefObject } from 'react'
import { cn, SegmentedControl, SelectField } from '../../../ui'
import type { LibraryPlace } from '../library-place'
import { FilterButton } from './filter-button'
import { chosenOrder, orderOptions, orderOf } from './list-order'

interface ToolbarProps {
  place: LibraryPlace
  userId: string
  filterButton: RefObject<HTMLButtonElement | null>
  className?: string
}

/** What narrows the list, in what order it stands, and how it is laid out. */
export function Toolbar({ place, userId, filterButton, className }: ToolbarProps) {
  const { address, go } = place
  return (
    <div role="group" aria-label="List" className={cn('flex flex-wrap items-center gap-2', className)}>
      <FilterButton place={place} userId={userId} ref={filterButton} />
      <SelectField
        label="Sort by"
        hideLabel
        options={orderOptions(address.search)}
        value={orderOf(address)}
        onChange={(event) => go({ order: chosenOrder(event.target.value, address.search) })}
        className="w-44 max-lg:min-w-28 max-lg:flex-1"
      />
      <SegmentedControl
        label="Layout"
        className="touch:p-0"
        value={address.layout}
        onValueChange={(layout) => go({ layout })}
        options={[
          {
            value: 'grid',
            label: <span className="sr-only">Cards</span>,
            icon: <LayoutGrid aria-hidden="true" strokeWidth={1.75} />,
          },
          {
            value: 'list',
            label: <span className="sr-only">List</span>,
            icon: <List aria-hidden="true" strokeWidth={1.75} />,
          },
        ]}
      />
    </div>
  )
}
