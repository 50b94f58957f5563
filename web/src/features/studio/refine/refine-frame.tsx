import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Dialog, focusMovedOn, IconButton } from '../../../ui'

/** (B-RF-01) */
const TITLE = 'Refine Your Script with AI'

interface RefineFrameProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Beside the script, which stays usable; otherwise above it, on narrow screens. */
  isBeside: boolean
  /** Gets the focus where a keyboard is at hand. */
  field: RefObject<HTMLTextAreaElement | null>
  children: ReactNode
  footer: ReactNode
}

export function RefineFrame({ isBeside, footer, children, field, ...dialog }: RefineFrameProps) {
  const { open, onOpenChange } = dialog
  const opener = useRef<Element | null>(null)
  // A layout effect, since the panel itself moves the focus in an effect.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])

  if (!isBeside) {
    return (
      <Dialog {...dialog} title={TITLE} footer={<div className="flex w-full min-w-0 flex-col gap-3">{footer}</div>}>
        {children}
      </Dialog>
    )
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          // At the side of the form: the script is right of it.
          className="fixed inset-y-0 left-0 z-30 flex w-[33.5rem] max-w-[45vw] animate-from-left flex-col border-r border-line bg-surface shadow-overlay outline-none"
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            field.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement && opener.current.isConnected && !focusMovedOn())
              opener.current.focus()
          }}
        >
          {/* No <header>: outside of <main> it would be a second banner of the page. */}
          <div className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-5">
            <Radix.Title className="min-w-0 truncate text-lg font-semibold text-ink">{TITLE}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close" icon={<X strokeWidth={1.75} />} />
            </Radix.Close>
          </div>
          <div className="relative min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
          <div className="flex flex-col gap-3 border-t border-line px-5 py-4">{footer}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
