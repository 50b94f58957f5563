import { Skeleton } from '../../../ui'

/** The shape of the overview, while its code or its numbers are on their way. */
export function OverviewSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading overview" className={OVERVIEW_FRAME}>
      <Skeleton className="h-8 w-44" />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="h-28 rounded-card" />
        ))}
      </div>
      <TilesSkeleton />
      <Skeleton className="h-40 rounded-card" />
      <CardsSkeleton />
    </div>
  )
}

export const OVERVIEW_FRAME = 'mx-auto flex w-full max-w-7xl flex-col gap-6 p-4 sm:p-6'

export function TilesSkeleton() {
  return (
    <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-24 rounded-card" />
      ))}
    </div>
  )
}

export function CardsSkeleton() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  )
}
