import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatDate } from '../../../platform'
import { Button, Skeleton } from '../../../ui'
import { libraryListQuery } from './api'

/** (B-SS-04, B-ER-42) */
export function LibraryList({ userId }: { userId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(libraryListQuery(userId))
  if (data && data.length > 0) {
    return (
      <ul className="-mx-2 flex flex-col">
        {data.map(({ id, title, product_name, created_at }) => (
          <li key={id}>
            <Link
              to={`/scripts/edit/${id}`}
              className="focus-ring block min-h-11 rounded-control px-2 py-2 transition-colors hover:bg-hover"
            >
              <span className="line-clamp-2 text-sm font-medium text-ink">{title}</span>
              <span className="flex gap-2 text-xs text-muted">
                <span className="min-w-0 flex-1 truncate">{product_name}</span>
                <time dateTime={created_at}>{formatDate(created_at)}</time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    )
  }
  if (data) return <p className="text-sm text-muted">No scripts in library</p>
  if (isError) {
    return (
      <div className="flex flex-col items-start gap-2 text-sm text-muted">
        <p>Your scripts could not be loaded.</p>
        <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  return (
    <div role="status" aria-label="Loading scripts" className="space-y-4">
      {[0, 1, 2].map((row) => (
        <div key={row} className="space-y-2">
          <Skeleton className="w-4/5" />
          <Skeleton className="h-3 w-2/5" />
        </div>
      ))}
    </div>
  )
}
