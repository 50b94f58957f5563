import { FileX } from 'lucide-react'
import { Button, EmptyState, LoadFailure, Skeleton } from '../../../ui'
import type { StudioFrame } from '../use-studio'

/** A script of the library on its way, or why it does not come. */
export function OpeningView({ studio, onRetry }: { studio: StudioFrame; onRetry: (id: string) => void }) {
  const { opening, store } = studio
  if (!opening) return null
  if (opening.problem === 'not-found') {
    return (
      <EmptyState
        className="my-auto py-16"
        icon={<FileX strokeWidth={1.75} />}
        title="This script is not in your library"
        text="It was deleted, or it belongs to another account."
        action={<Button onClick={store.closeOpening}>Start a new script</Button>}
      />
    )
  }
  if (opening.problem) {
    return (
      <div className="px-4 py-6 sm:px-6 lg:px-8">
        <LoadFailure title="The script couldn’t be loaded" onRetry={() => onRetry(opening.id)}>
          {opening.problem.message}
        </LoadFailure>
      </div>
    )
  }
  return (
    <div role="status" aria-label="Loading script" className="flex flex-col gap-5 px-4 pt-6 sm:px-6 lg:px-8">
      <Skeleton className="h-8 w-3/5" />
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}
