import { ListFilter } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type Ref, useState } from 'react'
import { useMedia } from '../../../platform'
import { Button, Drawer } from '../../../ui'
import type { LibraryPlace } from '../library-place'
import { withoutFilters } from './empty-list'
import { FilterFields } from './filter-fields'
import { activeFilters } from './filter-names'

interface FilterButtonProps {
  place: LibraryPlace
  userId: string
  ref: Ref<HTMLButtonElement>
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
      {...(isPhone && { onClick: () => setOpen(true), 'aria-haspopup': 'dialog' as const })}
    >
      <span className="max-sm:sr-only">Filters</span>
      {on > 0 && (
        <span className="rounded-full bg-accent-soft px-1.5 text-xs font-semibold text-accent-text tabular-nums">
          {on}
        </span>
      )}
    </Button>
  )
  const fields = <FilterFields place={place} userId={userId} />
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

  if (isPhone)
    return (
      <>
        {button}
        <Drawer open={open} onOpenChange={setOpen} title="Filters" side="bottom">
          {fields}
          <div className="sticky bottom-0 -mx-5 border-t border-line bg-surface px-5 pt-3">{footer}</div>
        </Drawer>
      </>
    )
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>{button}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label="Filters"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className="z-30 flex max-h-(--radix-popover-content-available-height) w-104 max-w-[calc(100vw-1rem)] animate-pop flex-col rounded-card border border-line bg-surface shadow-floating outline-none"
        >
          <div className="min-h-0 overflow-y-auto p-4">{fields}</div>
          <div className="border-t border-line p-3">{footer}</div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
