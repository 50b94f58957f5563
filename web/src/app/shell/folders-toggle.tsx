import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { cn, Skeleton } from '../../ui'

const KEY = 'reelwright:folders'

/** Whether the folders below "Script Library" are shown; this browser remembers. */
export function useFoldersOpen() {
  const [isOpen, setOpen] = useState(() => stored() !== 'closed')

  function change(next: boolean) {
    setOpen(next)
    try {
      localStorage.setItem(KEY, next ? 'open' : 'closed')
    } catch {
      // Without storage it holds until the page is left.
    }
  }
  return [isOpen, change] as const
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

interface FoldersToggleProps {
  open: boolean
  onChange: (open: boolean) => void
  /** Id of the folders. */
  controls: string
}

export function FoldersToggle({ open, onChange, controls }: FoldersToggleProps) {
  return (
    <button
      type="button"
      aria-label="Folders"
      aria-expanded={open}
      aria-controls={controls}
      onClick={() => onChange(!open)}
      className="focus-ring absolute inset-y-0 right-0 flex w-9 items-center justify-center rounded-control text-muted transition-colors hover:text-ink touch:w-11"
    >
      <ChevronDown
        aria-hidden="true"
        strokeWidth={1.75}
        className={cn('size-4 transition-transform', !open && '-rotate-90')}
      />
    </button>
  )
}

export function TreeSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-3 px-3 py-2">
      {['w-20', 'w-full', 'w-4/5'].map((width) => (
        <Skeleton key={width} className={width} />
      ))}
    </div>
  )
}
