import { Popover as Radix } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { cn } from './cn'
import { focusMovedOn } from './use-return-focus'

export interface PopoverProps {
  /** The button, which opens and closes it. */
  anchor: RefObject<HTMLButtonElement | null>
  /** Its name, unless a heading in it is one. */
  label?: string
  headingId?: string
  align: 'start' | 'end'
  className?: string
  /** Whether it takes the focus itself, and not its first control. */
  focusesItself?: boolean
  onClose: () => void
  children: ReactNode
}

/** An open popover below its button. */
export function Popover({
  anchor,
  label,
  headingId,
  align,
  className,
  focusesItself,
  onClose,
  children,
}: PopoverProps) {
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          aria-labelledby={headingId}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          // Closed by this press, the button's click would open it again.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
          }}
          onOpenAutoFocus={(event) => {
            if (!focusesItself) return
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (!focusMovedOn()) anchor.current?.focus()
          }}
          className={cn(
            'z-40 flex max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] animate-pop flex-col overflow-hidden rounded-card border border-line bg-surface shadow-floating outline-none',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
