import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { SubscriptionSummary } from '@reelwright/shared'
import { Button, Progress, Skeleton } from '../../../ui'
import { subscriptionQuery } from '../ask-server'
import { LoadFailure } from './load-failure'
import { SectionCard } from './section-card'

/** What is paid for, how much of it is used, and the way to more. (OP-09) */
export function PlanCard({ userId }: { userId: string }) {
  const query = useQuery(subscriptionQuery(userId))
  const { data } = query
  return (
    <SectionCard
      title="Plan"
      aside={
        <Button asChild size="sm">
          <Link to="/pricing">See plans</Link>
        </Button>
      }
    >
      {query.isError ? (
        <LoadFailure what="Your plan" query={query} />
      ) : data ? (
        <>
          <p className="mb-3 text-lg font-semibold text-ink">{data.planName}</p>
          <UsageMeter summary={data} />
        </>
      ) : (
        <div role="status" aria-busy="true" aria-label="Loading your plan" className="space-y-3">
          <Skeleton className="h-7 w-32" />
          <Skeleton className="w-56" />
          <Skeleton className="h-1.5 w-full" />
        </div>
      )}
    </SectionCard>
  )
}

/** "12 of 30 scripts used this month", with a bar where there is a limit. (A-EN-10) */
export function UsageMeter({ summary }: { summary: Pick<SubscriptionSummary, 'scriptsLimit' | 'scriptsUsed'> }) {
  const { scriptsLimit, scriptsUsed } = summary
  if (scriptsLimit === null) {
    return <p className="text-sm text-muted tabular-nums">{scriptsUsed} scripts written this month</p>
  }
  return (
    <Progress
      label={`${scriptsUsed} of ${scriptsLimit} scripts used this month`}
      value={scriptsLimit === 0 ? 100 : (scriptsUsed / scriptsLimit) * 100}
    />
  )
}
