import { LoadFailure } from '../../../ui'
import { useScriptStats } from '../api'
import { FirstStepsCard } from '../first-steps/first-steps-card'
import type { ShowTab } from '../nav-list'
import { Achievements } from './achievements-grid'
import { CardsSkeleton, OVERVIEW_FRAME, TilesSkeleton } from './overview-skeleton'
import { QuickActions } from './quick-actions'
import { QuickStats } from './quick-stats'
import { StreakCards } from './streak-cards'
import { TopVideos } from './top-videos'
import { WorkflowStatus } from './workflow-status'

interface OverviewProps {
  title?: string
  /** Switches the tab of the dashboard; elsewhere the cards are plain links. */
  onShow?: ShowTab
  /** Shows the given samples whatever the account has. (OP-12) */
  samplesOnly?: boolean
}

/**
 * Quick actions and figures, then streaks, videos and achievements. Each card shows the account's own as soon as it has any of its
 * kind, and a labelled sample until then. (B-OV, B-QA, OP-36, CX-02)
 */
export function Overview({ title = 'Overview', onShow, samplesOnly = false }: OverviewProps) {
  const query = useScriptStats()
  // Idle without data: nobody is signed in, so that there is nothing to wait for.
  const isVisitor = query.isPending && query.fetchStatus === 'idle'
  const isEmpty = samplesOnly || isVisitor
  const stats = isEmpty ? null : query.data
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
      {stats !== undefined && <QuickStats own={own} />}
      {/* Counted by another call, so it never waits for the summary. */}
      <WorkflowStatus isEmpty={isEmpty} onShow={onShow} />
      {stats === undefined && !query.isError && <CardsSkeleton />}
      {stats !== undefined && (
        <>
          <StreakCards own={own} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
            <TopVideos own={own} />
            <Achievements own={own} />
          </div>
        </>
      )}
    </section>
  )
}
