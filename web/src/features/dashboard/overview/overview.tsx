import type { ScriptStats } from '@reelwright/shared'
import { lazy, type ReactNode, Suspense, useDeferredValue } from 'react'
import { LoadFailure, Skeleton } from '../../../ui'
import { useScriptStats } from '../api'
import { FirstStepsCard } from '../first-steps/first-steps-card'
import { useFirstSteps } from '../first-steps/use-first-steps'
import { Figures } from './figures'
import { CardsSkeleton, OVERVIEW_FRAME, TilesSkeleton } from './overview-skeleton'
import { QuickActions } from './quick-actions'
import { QuickStats } from './quick-stats'
import { RecentScripts } from './recent-scripts'
import { WorkflowStatus } from './workflow-status'

const NoNumbers = lazy(async () => ({ default: (await import('./no-numbers')).NoNumbers }))
const ExampleNumbers = lazy(async () => ({ default: (await import('./example-numbers')).ExampleNumbers }))

interface OverviewProps {
  /** Holds the heading, whose id is `overview-heading`. */
  head: ReactNode
  /** Shows the example instead of the account's own figures. */
  exampleOnly?: boolean
}

/** Quick actions, then the account's own figures; without scripts, an invitation to write the first one. */
export function Overview({ head, exampleOnly = false }: OverviewProps) {
  const query = useScriptStats()
  const firstSteps = useFirstSteps()
  // Both at once: what comes later would push the other down.
  const isReady = exampleOnly || (firstSteps !== undefined && query.data !== undefined)
  // What arrives later is drawn in slices: a phone would stand still for all of it.
  const isShown = useDeferredValue(isReady) && isReady
  const stats: ScriptStats | null | undefined = exampleOnly ? null : isShown ? query.data : undefined
  const own = stats?.totalScripts ? stats : null

  return (
    <section aria-labelledby="overview-heading" className={OVERVIEW_FRAME}>
      {head}
      <QuickActions total={stats === null ? 0 : stats?.totalScripts} />
      {!exampleOnly && isShown && <FirstStepsCard />}

      {stats === undefined && !query.isError && (
        <div role="status" aria-busy="true" aria-label="Loading numbers" className="contents">
          <Skeleton className="h-72 rounded-card" />
          <TilesSkeleton />
        </div>
      )}
      {stats === undefined && query.isError && (
        <LoadFailure
          tone="warning"
          title="Your numbers couldn’t be loaded"
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          Your scripts are safe. Only these numbers are missing.
        </LoadFailure>
      )}
      {own && <RecentScripts scripts={own.recent} />}
      {own && <QuickStats own={own} />}
      {stats !== undefined && !own && (
        <Suspense fallback={<TilesSkeleton />}>{exampleOnly ? <ExampleNumbers /> : <NoNumbers />}</Suspense>
      )}
      {/* Counted by another call, so it never waits for the summary. */}
      {!exampleOnly && <WorkflowStatus />}
      {stats === undefined && !query.isError && <CardsSkeleton />}
      {own && <Figures own={own} />}
    </section>
  )
}
