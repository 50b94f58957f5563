import { LoadFailure as LoadFailureBanner } from '../../../ui'
import { problemText } from './problem-text'

interface FailedQuery {
  error: unknown
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/** Something of a page did not arrive; the rest of it stays usable. */
export function LoadFailure({ what, query }: { what: string; query: FailedQuery }) {
  return (
    <LoadFailureBanner
      title={`${what} couldn’t be loaded.`}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      {problemText(query.error)}
    </LoadFailureBanner>
  )
}
