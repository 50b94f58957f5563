import { useQuery } from '@tanstack/react-query'
import { Card, Skeleton } from '../../../ui'
import { subscriptionQuery } from '../queries'
import { LoadFailure } from '../profile/load-failure'
import { useOwnProfile } from '../profile/use-own-profile'
import { PaymentHistory } from './billing/payment-history'
import { PlanFacts } from './billing/plan-facts'
import { SettingsSection } from './settings-section'

/** `/settings/billing`: the plan of this account and its payments. (B-SE-09, CX-15, OP-26) */
export function BillingSection() {
  const { userId } = useOwnProfile()
  const query = useQuery(subscriptionQuery(userId))
  const { data } = query
  return (
    <SettingsSection id="billing">
      <Card>
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
      </Card>
      <Card>
        <PaymentHistory key={userId} userId={userId} />
      </Card>
    </SettingsSection>
  )
}
