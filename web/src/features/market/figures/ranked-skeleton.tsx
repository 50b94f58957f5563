import { Skeleton } from '../../../ui'

/** Where the best five of something will stand, each with its place, two lines and a figure. The parent says what is loading. */
export function RankedSkeleton() {
  return [0, 1, 2, 3, 4].map((row) => (
    <div key={row} className="flex items-center gap-3 border-line py-2.5 not-last:border-b">
      <Skeleton className="size-7 rounded-full" />
      <div className="flex-1 space-y-2">
        <Skeleton className="w-2/5" />
        <Skeleton className="h-3 w-3/5" />
      </div>
      <Skeleton className="w-14" />
    </div>
  ))
}
