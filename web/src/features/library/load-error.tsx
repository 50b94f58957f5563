import { LoadFailure } from '../../ui'

/** What a query that failed can say and do again. */
interface FailedQuery {
  error: Error
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/** Says that scripts could not be loaded, and tries again. (B-ER-32) */
export function LoadError({ query }: { query: FailedQuery }) {
  return (
    <LoadFailure retrying={query.isFetching} onRetry={() => void query.refetch()}>
      {`Error loading scripts: ${query.error.message}`}
    </LoadFailure>
  )
}
