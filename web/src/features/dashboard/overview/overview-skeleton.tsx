import { Skeleton } from '../../../ui'

export const OVERVIEW_FRAME = 'mx-auto flex w-full max-w-7xl flex-col gap-6 p-4 sm:p-6'

export function TilesSkeleton() {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} className="h-24 rounded-card max-sm:last:col-span-2" />
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
