import type { ScriptStats } from '@reelwright/shared'
import { lazy, Suspense } from 'react'
import { LoadFailure } from '../../../ui'
import { useScriptStats } from '../api'
import { FirstStepsCard } from '../first-steps/first-steps-card'
import type { ShowTab } from '../nav-list'
import { Figures } from './figures'
import { CardsSkeleton, OVERVIEW_FRAME, TilesSkeleton } from './overview-skeleton'
import { QuickActions } from './quick-actions'
import { QuickStats } from './quick-stats'
import { WorkflowStatus } from './workflow-status'

const NoNumbers = lazy(async () => ({ default: (await import('./no-numbers')).NoNumbers }))
const ExampleNumbers = lazy(async () => ({ default: (await import('./example-numbers')).ExampleNumbers }))

interface OverviewProps {
  title?: string
  /** Switches the tab of the dashboard; elsewhere the cards are plain links. */
  onShow?: ShowTab
  /** Shows the example instead of the account's own figures. (OP-12) */
  exampleOnly?: boolean
}

/** Quick actions, then the account's own figures; without scripts, an invitation to write the first one. */
export function Overview({ title = 'Overview', onShow, exampleOnly = false }: OverviewProps) {
  const query = useScriptStats()
  // Idle without data: nobody is signed in, so that there is nothing to wait for.
  const isVisitor = query.isPending && query.fetchStatus === 'idle'
  const isEmpty = exampleOnly || isVisitor
  const stats: ScriptStats | null | undefined = isEmpty ? null : query.data
  const own = stats?.totalScripts ? stats : null

  return (
    <section aria-labelledby="overview-heading" className={OVERVIEW_FRAME}>
      <h1 id="overview-heading" className="text-2xl font-bold text-ink">
        {title}
      </h1>
      {onShow && <FirstStepsCard onShow={onShow} />}
      <QuickActions total={stats === null ? 0 : stats?.totalScripts} onShow={onShow} />

      {stats === undefined && !query.isError && (
        <div role="status" aria-busy="true" aria-label="Loading numbers" className="contents">
          <TilesSkeleton />
        </div>
      )}
      {stats === undefined && query.isError && (
        <LoadFailure
          tone="warning"
          title="Your numbers could not be loaded"
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          Your scripts are safe; only this count is missing.
        </LoadFailure>
      )}
      {own && <QuickStats own={own} />}
      {stats !== undefined && !own && (
        <Suspense fallback={<TilesSkeleton />}>{exampleOnly ? <ExampleNumbers /> : <NoNumbers />}</Suspense>
      )}
      {/* Counted by another call, so it never waits for the summary. */}
      {!exampleOnly && <WorkflowStatus isEmpty={isEmpty} onShow={onShow} />}
      {stats === undefined && !query.isError && <CardsSkeleton />}
      {own && <Figures own={own} />}
    </section>
  )
}
