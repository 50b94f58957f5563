import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { SubscriptionSummary } from '@reelwright/shared'
import { formatDate } from '../../../platform'
import { Badge, Banner, Button, Skeleton } from '../../../ui'
import { subscriptionQuery } from '../ask-server'
import { LoadFailure } from '../profile/load-failure'
import { UsageMeter } from '../profile/plan-card'
import { SectionCard } from '../profile/section-card'

/** (A-ER-17) */
const NO_PORTAL = 'Billing portal is being upgraded. Please try again later.'

/** Plan, allowance, status and next date of this account, and nothing that is not so. (B-SE-09, CX-15) */
export function BillingSection({ userId }: { userId: string }) {
  const query = useQuery(subscriptionQuery(userId))
  const { data } = query
  return (
    <SectionCard id="billing" title="Billing">
      {query.isError ? (
        <LoadFailure what="Your plan" query={query} />
      ) : data ? (
        <PlanFacts summary={data} />
      ) : (
        <div role="status" aria-busy="true" aria-label="Loading your plan" className="space-y-3">
          <Skeleton className="h-7 w-40" />
          <Skeleton className="w-60" />
          <Skeleton className="h-1.5 w-full" />
          <Skeleton className="h-10 w-36" />
        </div>
      )}
    </SectionCard>
  )
}

function PlanFacts({ summary }: { summary: SubscriptionSummary }) {
  const [asked, setAsked] = useState(false)
  return (
    <div className="flex flex-col gap-5">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-lg font-semibold text-ink">{summary.planName}</h3>
          {summary.managed ? (
            <Badge tone={summary.status === 'active' ? 'success' : 'warning'}>{statusWords(summary.status)}</Badge>
          ) : (
            <Badge>No subscription</Badge>
          )}
        </div>
        <p className="mt-1 text-sm text-muted">{allowanceWords(summary.scriptsLimit)}</p>
        <p className="text-sm text-muted">
          {summary.nextBillingAt
            ? `Next billing date: ${formatDate(summary.nextBillingAt)}`
            : 'Nothing is billed for this plan.'}
        </p>
      </div>
      <UsageMeter summary={summary} />
      <div className="flex flex-wrap gap-2">
        {summary.managed && <Button onClick={() => setAsked(true)}>Manage billing</Button>}
        <Button asChild variant={summary.managed ? 'ghost' : 'secondary'}>
          <Link to="/pricing">See plans</Link>
        </Button>
      </div>
      {asked && (
        <Banner tone="info" onDismiss={() => setAsked(false)}>
          {NO_PORTAL}
        </Banner>
      )}
    </div>
  )
}

const allowanceWords = (limit: number | null) =>
  limit === null ? 'Unlimited script generation' : `${limit} ${limit === 1 ? 'script' : 'scripts'} a month`

/** "past_due" becomes "Past due". */
function statusWords(status: string): string {
  const words = status.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
