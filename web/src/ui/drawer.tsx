import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from './cn'
import { focusPanel, keepForToasts, scrimLook } from './dialog'
import { IconButton } from './icon-button'
import { useReturnFocus } from './use-return-focus'

const SIDES = {
  left: 'inset-y-0 left-0 w-80 max-w-[88vw] animate-from-left',
  right: 'inset-y-0 right-0 w-112 max-w-[92vw] animate-from-right',
  bottom: 'inset-x-0 bottom-0 max-h-[88dvh] animate-rise rounded-t-card',
}

export interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  side?: 'left' | 'right' | 'bottom'
  children: ReactNode
}

/** A modal panel at an edge of the screen. */
export function Drawer({ open, onOpenChange, title, side = 'right', children }: DrawerProps) {
  const returnFocus = useReturnFocus(open)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimLook} />
        <Radix.Content
          aria-describedby={undefined}
          // Not the close button: its tooltip would open at once and take the first Escape for itself.
          onOpenAutoFocus={focusPanel}
          onInteractOutside={keepForToasts}
          onCloseAutoFocus={returnFocus}
          className={cn(
            'fixed z-40 flex flex-col bg-surface shadow-overlay outline-none dark:border-line dark:border-x',
            SIDES[side],
          )}
        >
          <header className="flex items-center justify-between gap-4 py-3 pr-3 pl-5">
            <Radix.Title className="min-w-0 truncate text-lg font-semibold text-ink">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close" icon={<X strokeWidth={1.75} />} />
            </Radix.Close>
          </header>
          <div className="relative min-h-0 flex-1 overflow-y-auto px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
