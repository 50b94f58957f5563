import { LoadFailure } from '../../../ui'
import { ListSkeleton } from './list-skeleton'

interface NextPageProps {
  list: {
    error: Error | null
    isFetchNextPageError: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<unknown>
  }
  layout: 'grid' | 'list'
}

/** What is on its way below the list, or why it did not come. */
export function NextPage({ list, layout }: NextPageProps) {
  if (list.isFetchNextPageError)
    return (
      <LoadFailure retrying={list.isFetchingNextPage} onRetry={() => void list.fetchNextPage()}>
        {`More scripts couldn’t be loaded. ${list.error?.message ?? ''}`}
      </LoadFailure>
    )
  return list.isFetchingNextPage ? <ListSkeleton layout={layout} rows={1} /> : null
}
