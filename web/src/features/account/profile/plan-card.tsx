import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type SubscriptionSummary, UNLIMITED_SCRIPTS } from '@reelwright/shared'
import { formatDate } from '../../../platform'
import { Badge, Button, Progress, Skeleton } from '../../../ui'
import { subscriptionQuery } from '../queries'
import { planState } from '../settings/billing/plan-state'
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
      {data ? (
        <PlanUse summary={data} />
      ) : query.isError ? (
        <LoadFailure what="Your plan" query={query} />
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

function PlanUse({ summary }: { summary: SubscriptionSummary }) {
  const { tone, label, text } = planState(summary)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="text-lg font-semibold text-ink">{summary.planName}</p>
        {summary.managed && <Badge tone={tone}>{label}</Badge>}
      </div>
      <p className="mb-3 text-sm text-muted">{text}</p>
      <UsageMeter summary={summary} />
      {summary.managed && (
        <p className="mt-4 text-sm">
          <Link
            to="/settings/billing"
            className="focus-ring inline-flex items-center rounded-sm font-medium text-accent-text underline underline-offset-4 hover:no-underline touch:min-h-11"
          >
            Billing and receipts
          </Link>
        </p>
      )}
    </>
  )
}

interface UsageMeterProps {
  summary: Pick<SubscriptionSummary, 'scriptsLimit' | 'scriptsUsed' | 'allowanceRenewsAt' | 'endsAt'>
}

/** "12 of 30 scripts used this month", with a bar where there is a limit, and when the next month begins. (A-EN-10, OP-28) */
export function UsageMeter({ summary: { scriptsLimit, scriptsUsed, allowanceRenewsAt, endsAt } }: UsageMeterProps) {
  const used = scriptsUsed.toLocaleString('en-US')
  // In its last month a plan that ends has no next one.
  const renews = endsAt === null || Date.parse(allowanceRenewsAt) < Date.parse(endsAt)
  // Without a limit, or without a plan, there is nothing to measure it by.
  if (!scriptsLimit || scriptsLimit >= UNLIMITED_SCRIPTS) {
    return <p className="text-sm text-muted tabular-nums">{used} scripts written this month</p>
  }
  return (
    <div>
      <Progress
        label={`${used} of ${scriptsLimit.toLocaleString('en-US')} scripts used this month`}
        value={(scriptsUsed / scriptsLimit) * 100}
      />
      {renews && <p className="mt-1.5 text-sm text-muted tabular-nums">Renews on {formatDate(allowanceRenewsAt)}.</p>}
    </div>
  )
}
