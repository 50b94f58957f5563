import { Skeleton } from '../../ui'

/** A heading and a grid of cards, for a panel whose code is on its way. */
export function PanelSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className="mx-auto w-full max-w-7xl p-4 sm:p-6">
      <Skeleton className="h-8 w-48" />
      <div className="mt-8 grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-4">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-52 rounded-card" />
        ))}
      </div>
    </div>
  )
}
