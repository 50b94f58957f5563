import { Popover } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'

interface FilterPopoverProps {
  /** The button, which opens and closes it. */
  anchor: RefObject<HTMLButtonElement | null>
  fields: ReactNode
  footer: ReactNode
  onClose: () => void
}

/** The filters, beside their button. */
export function FilterPopover({ anchor, fields, footer, onClose }: FilterPopoverProps) {
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          aria-label="Filters"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          // Closed by this press, the button's click would open it again.
          onInteractOutside={(event) => anchor.current?.contains(event.target as Node) && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            anchor.current?.focus()
          }}
          className="z-30 flex max-h-(--radix-popover-content-available-height) w-104 max-w-[calc(100vw-1rem)] animate-pop flex-col rounded-card border border-line bg-surface shadow-floating outline-none"
        >
          <div className="min-h-0 overflow-y-auto p-4">{fields}</div>
          <div className="border-t border-line p-3">{footer}</div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
