import { RESULT_MEASURES, type ResultMeasure } from '@reelwright/shared'
import { useQuery } from '@tanstack/react-query'
import { Clapperboard, ListPlus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Badge, Button, Card, EmptyState, LoadFailure, SegmentedControl, Tooltip } from '../../../ui'
import { useSession } from '../../account'
import { RecordManyDialog, RecordResultsDialog } from '../../library'
import { Comparison } from './comparison'
import { topVideosQuery } from './results-api'
import { TopVideos, TopVideosSkeleton } from './top-videos'
import { MEASURE_LABELS } from './words'

const MEASURES = RESULT_MEASURES.map((value) => ({ value, label: MEASURE_LABELS[value] }))
const OWN = 'From results you recorded. Only you can see them.'

/** What came of the account's own posted scripts, below the figures of the shop. (B-OV-04, CX-02) */
export function YourVideos() {
  const userId = useSession().user?.id ?? ''
  const [measure, setMeasure] = useState<ResultMeasure>('views')
  /** A script, or many. */
  const [recording, setRecording] = useState<{ id?: string }>()
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
          <Button icon={<ListPlus strokeWidth={1.75} />} onClick={() => setRecording({})}>
            Bulk add results
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
                <Button icon={<ListPlus strokeWidth={1.75} />} onClick={() => setRecording({})}>
                  Bulk add results
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
            label="Measure"
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
                onRecord={(id) => setRecording({ id })}
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
      {recording?.id !== undefined && (
        <RecordResultsDialog scriptId={recording.id} userId={userId} onClose={() => setRecording(undefined)} />
      )}
      {recording && recording.id === undefined && (
        <RecordManyDialog userId={userId} onClose={() => setRecording(undefined)} />
      )}
    </section>
  )
}
