import { useQuery } from '@tanstack/react-query'
import type { SubscriptionSummary } from '@reelwright/shared'
import { lazy, Suspense } from 'react'
import { subscriptionQuery } from './queries'
import { useSession } from './session'

const PlanNotice = lazy(async () => ({ default: (await import('./settings/billing/plan-notice')).PlanNotice }))

/** Above both shells while a payment has failed, and in the last days of a plan that ends. (A-SB-01, OP-26) */
export function PlanBanner() {
  const { status, user } = useSession()
  const userId = status === 'signed-in' ? (user?.id ?? '') : ''
  const { data } = useQuery({ ...subscriptionQuery(userId), enabled: userId !== '' })
  // Nearly everybody is fine: what is to be said comes when there is something to say.
  if (!data || !mayNeedNotice(data)) return null
  return (
    <Suspense>
      <PlanNotice userId={userId} summary={data} />
    </Suspense>
  )
}

const mayNeedNotice = ({ managed, status, endsAt }: SubscriptionSummary) =>
  managed && ((status !== 'active' && status !== 'trialing') || endsAt !== null)
