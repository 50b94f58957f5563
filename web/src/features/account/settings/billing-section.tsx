import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../../ui'
import { subscriptionQuery } from '../queries'
import { LoadFailure } from '../profile/load-failure'
import { SectionCard } from '../profile/section-card'
import { PaymentHistory } from './billing/payment-history'
import { PlanFacts } from './billing/plan-facts'

/** Plan, allowance, status and next date of this account, what was paid, and nothing that is not so. (B-SE-09, CX-15, OP-26) */
export function BillingSection({ userId }: { userId: string }) {
  const query = useQuery(subscriptionQuery(userId))
  const { data } = query
  return (
    <SectionCard id="billing" title="Billing">
      <div className="flex flex-col gap-6">
        {data ? (
          <PlanFacts userId={userId} summary={data} />
        ) : query.isError ? (
          <LoadFailure what="Your plan" query={query} />
        ) : (
          <div role="status" aria-busy="true" aria-label="Loading your plan" className="space-y-3">
            <Skeleton className="h-7 w-40" />
            <Skeleton className="w-60" />
            <Skeleton className="h-1.5 w-full" />
            <Skeleton className="h-10 w-36" />
          </div>
        )}
        {/* Of somebody else nothing is shown while it loads. */}
        <PaymentHistory key={userId} userId={userId} />
      </div>
    </SectionCard>
  )
}
