import { RotateCw } from 'lucide-react'
import { Banner, Button } from '../../ui'

/** What a query that failed can say and do again. */
interface FailedQuery {
  error: Error
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/** Says that scripts could not be loaded, and tries again. (B-ER-32) */
export function LoadError({ query }: { query: FailedQuery }) {
  return (
    <Banner
      tone="danger"
      action={
        <Button
          size="sm"
          icon={<RotateCw strokeWidth={1.75} />}
          loading={query.isFetching}
          onClick={() => void query.refetch()}
        >
          Try again
        </Button>
      }
    >
      {`Error loading scripts: ${query.error.message}`}
    </Banner>
  )
}
