import { type Ref } from 'react'
import { Banner, Button, cn } from '../../../ui'

interface SaveBarProps {
  dirty: boolean
  saving: boolean
  /** Why the last attempt failed. */
  problem: string
  ref?: Ref<HTMLDivElement>
  onDiscard: () => void
}

/** Sticky while there are unsaved changes; its button submits the surrounding form. (B-SE-12) */
export function SaveBar({ dirty, saving, problem, ref, onDiscard }: SaveBarProps) {
  return (
    <div
      className={cn(
        'flex flex-col gap-3 rounded-card border border-line bg-surface p-3 sm:p-4',
        dirty && 'sticky bottom-[calc(var(--bottom-bar,0px)+1rem)] z-10 shadow-floating',
      )}
    >
      {problem && (
        <Banner ref={ref} tone="danger" title="Your settings were not saved.">
          {problem} Your changes are still here.
        </Banner>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-sm text-muted" role="status">
          {dirty ? 'You have unsaved changes.' : 'All changes saved.'}
        </p>
        <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
          {dirty && (
            <Button variant="ghost" disabled={saving} onClick={onDiscard}>
              Discard
            </Button>
          )}
          <Button type="submit" variant={dirty ? 'primary' : 'secondary'} disabled={!dirty} loading={saving}>
            Save Changes
          </Button>
        </div>
      </div>
    </div>
  )
}
