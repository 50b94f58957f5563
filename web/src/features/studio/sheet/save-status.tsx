import { BookmarkCheck, BookmarkX, LoaderCircle } from 'lucide-react'
import { STILL_SAVING, useLongSave } from '../../../platform'
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

function Saving({ className }: { className?: string | undefined }) {
  const isLong = useLongSave(true)
  return (
    <p role="status" className={cn('flex items-center gap-2 text-sm text-muted', className)}>
      <LoaderCircle aria-hidden="true" strokeWidth={1.75} className="size-4 animate-spin" />
      {isLong ? STILL_SAVING : 'Saving'}
    </p>
  )
}
