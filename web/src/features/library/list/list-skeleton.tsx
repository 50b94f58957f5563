import { Card, Skeleton } from '../../../ui'

export const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-4'

/** Cards or lines to come. */
export function ListSkeleton({ layout, rows = 2 }: { layout: 'grid' | 'list'; rows?: number }) {
  return layout === 'grid' ? <GridSkeleton count={rows * 3} /> : <LinesSkeleton count={rows * 5} />
}

function GridSkeleton({ count }: { count: number }) {
  return (
    <div aria-busy="true" aria-label="Loading scripts" role="status" className={GRID}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} className="flex h-60 flex-col gap-3">
          <Skeleton className="h-5 w-20 rounded-full" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="w-2/5" />
          <Skeleton className="mt-1" />
          <Skeleton />
          <Skeleton className="mt-auto h-3 w-3/5" />
        </Card>
      ))}
    </div>
  )
}

function LinesSkeleton({ count }: { count: number }) {
  return (
    <div aria-busy="true" aria-label="Loading scripts" role="status">
      <Card padding="none" className="divide-y divide-line">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="flex h-13 items-center gap-4 px-4">
            <Skeleton className="size-5" />
            <Skeleton className={index % 2 ? 'w-1/3' : 'w-1/2'} />
            <Skeleton className="ml-auto w-20" />
          </div>
        ))}
      </Card>
    </div>
  )
}

/** While the code of a view is on its way. */
export function PanelSkeleton() {
  return (
    <div aria-busy="true" aria-label="Loading" role="status" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-64 rounded-card" />
      ))}
    </div>
  )
}
