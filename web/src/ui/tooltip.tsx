import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export interface TooltipProps {
  label: ReactNode
  /** One element that takes a ref: a button, a link. */
  children: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
}

/** A hint on hover and focus. Never the only place where something is said: touch has no hover. */
export function Tooltip({ label, children, side = 'bottom' }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400} disableHoverableContent>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-64 animate-appear rounded-sm bg-ink px-2 py-1 text-xs font-medium text-canvas shadow-floating"
          >
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
