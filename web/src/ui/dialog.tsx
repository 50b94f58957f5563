import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from './cn'
import { IconButton } from './icon-button'
import { useReturnFocus } from './use-return-focus'

export const scrimLook = 'fixed inset-0 z-40 animate-appear bg-scrim'

/** A sheet from below on phones, a card in the middle on larger screens. */
export const panelLook = cn(
  'fixed inset-x-0 bottom-0 z-40 flex max-h-[92dvh] w-full animate-rise flex-col rounded-t-card bg-surface shadow-overlay outline-none',
  'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:max-h-[85dvh] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:animate-pop sm:rounded-card',
  'dark:border dark:border-line',
)

const WIDTHS = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-4xl' }

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children: ReactNode
  /** Buttons; the primary one last, so that it stands right and, on phones, lowest. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /**
   * Where the focus begins: at the first field or button, or at the panel itself, for content that has still to load
   * or that a phone's keyboard should not cover at once.
   */
  startAt?: 'first' | 'panel'
}

/** For `onInteractOutside`: "Undo" of a toast is no click beside the dialog. */
export function keepForToasts(event: Event) {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]')) event.preventDefault()
}

/** For `onOpenAutoFocus`. */
export function focusPanel(event: Event) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}

/** A modal conversation. Focus stays inside and returns to where it came from; Escape closes. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'md',
  startAt = 'first',
}: DialogProps) {
  const returnFocus = useReturnFocus(open)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimLook} />
        <Radix.Content
          {...(startAt === 'panel' && { onOpenAutoFocus: focusPanel })}
          onInteractOutside={keepForToasts}
          onCloseAutoFocus={returnFocus}
          className={cn(panelLook, WIDTHS[size])}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className="px-5 pt-5 pr-16 pb-3 sm:px-6 sm:pt-6 sm:pr-16">
            <Radix.Title className="text-xl font-semibold text-ink">{title}</Radix.Title>
            {description && <Radix.Description className="mt-1 text-sm text-muted">{description}</Radix.Description>}
          </header>
          <div className="relative min-h-0 flex-1 overflow-y-auto px-5 py-2 sm:px-6">{children}</div>
          {footer ? (
            <footer className="flex flex-col-reverse gap-2 px-5 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6 sm:pb-6">
              {footer}
            </footer>
          ) : (
            <div className="pb-4" />
          )}
          {/* Last in the document, so that the first field gets the focus. */}
          <Radix.Close asChild>
            <IconButton
              label="Close"
              icon={<X strokeWidth={1.75} />}
              size="sm"
              className="absolute top-3 right-3 sm:top-4 sm:right-4"
            />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
