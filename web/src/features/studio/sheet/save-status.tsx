import { BookmarkCheck, BookmarkX, LoaderCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cn } from '../../../ui'
import type { SaveState } from '../session/studio'

/** Quiet while all is well; what needs a hand has a button below the script. */
export function SaveStatus({ state, className }: { state: SaveState; className?: string }) {
  if (state === 'saving') return <Saving className={className} />
  const isSaved = state === 'saved'
  const Icon = isSaved ? BookmarkCheck : BookmarkX
  return (
    <p className={cn('flex items-center gap-1.5 text-sm', isSaved ? 'text-success' : 'text-muted', className)}>
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
      {isSaved ? 'Saved' : 'Not saved'}
    </p>
  )
}

/** A save that takes longer than this says so. */
const LONG_SAVE_MS = 3000

function Saving({ className }: { className?: string | undefined }) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_SAVE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p role="status" className={cn('flex items-center gap-2 text-sm text-muted', className)}>
      <LoaderCircle aria-hidden="true" strokeWidth={1.75} className="size-4 animate-spin" />
      {isLong ? 'Still saving. Keep this page open.' : 'Saving'}
    </p>
  )
}
