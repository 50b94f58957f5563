import { RESULT_MEASURES } from '@reelwright/shared'
import { useQuery } from '@tanstack/react-query'
import { Clapperboard, ListPlus } from 'lucide-react'
import { Link } from 'react-router'
import { useChoiceInAddress, useOpenedInAddress } from '../../../platform'
import { Badge, Button, Card, EmptyState, LoadFailure, SegmentedControl, Tooltip } from '../../../ui'
import { useSession } from '../../account'
import { RecordManyDialog, RecordResultsDialog } from '../../library'
import { RESULTS_PARAMETER } from '../shop/shop-address'
import { Comparison } from './comparison'
import { topVideosQuery } from './results-api'
import { TopVideos, TopVideosSkeleton } from './top-videos'
import { MEASURE_LABELS } from './words'

const MEASURES = RESULT_MEASURES.map((value) => ({ value, label: MEASURE_LABELS[value] }))
const OWN = 'From results you recorded. Only you can see them.'

/** In place of the id of a script. */
const MANY = 'many'

/** What came of the account's own posted scripts, below the figures of the shop. (B-OV-04, CX-02) */
export function YourVideos() {
  const userId = useSession().user?.id ?? ''
  const [chosen, setMeasure] = useChoiceInAddress('measure', RESULT_MEASURES)
  const measure = chosen ?? 'views'
  const recording = useOpenedInAddress(RESULTS_PARAMETER)
  const recordMany = () => recording.open(MANY)
  const top = useQuery({ ...topVideosQuery(userId, measure), enabled: userId !== '' })
  const isEmpty = top.data?.length === 0
  return (
    <section aria-labelledby="your-videos-heading" className="mt-2 flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-2">
          <h2 id="your-videos-heading" className="text-lg font-semibold text-ink">
            Your videos
          </h2>
          <Tooltip label={OWN}>
            <Badge tone="info">
              Own<span className="sr-only">: {OWN}</span>
            </Badge>
          </Tooltip>
        </div>
        {!isEmpty && (
          <Button icon={<ListPlus strokeWidth={1.75} />} onClick={recordMany}>
            Record results in bulk
          </Button>
        )}
      </div>
      {isEmpty ? (
        <Card>
          <EmptyState
            icon={<Clapperboard strokeWidth={1.75} />}
            title="See what works in your videos"
            text="Mark a script as posted and add its results: one at a time from its menu in the library, or in bulk from a list."
            action={
              <>
                <Button icon={<ListPlus strokeWidth={1.75} />} onClick={recordMany}>
                  Record results in bulk
                </Button>
                <Button asChild>
                  <Link to="/scripts">Open the library</Link>
                </Button>
              </>
            }
          />
        </Card>
      ) : (
        <>
          <SegmentedControl
            label="Metric"
            className="self-start"
            options={MEASURES}
            value={measure}
            onValueChange={setMeasure}
          />
          <div className="grid items-start gap-4 lg:grid-cols-2">
            {top.data ? (
              <TopVideos
                videos={top.data}
                measure={measure}
                isStale={top.isPlaceholderData}
                onRecord={recording.open}
              />
            ) : top.isError ? (
              <LoadFailure
                title="Your videos couldn’t be loaded."
                retrying={top.isFetching}
                onRetry={() => void top.refetch()}
              />
            ) : (
              <TopVideosSkeleton />
            )}
            <Comparison userId={userId} measure={measure} />
          </div>
        </>
      )}
      {recording.named === MANY ? (
        <RecordManyDialog userId={userId} onClose={recording.close} />
      ) : (
        recording.named && <RecordResultsDialog scriptId={recording.named} userId={userId} onClose={recording.close} />
      )}
    </section>
  )
}
