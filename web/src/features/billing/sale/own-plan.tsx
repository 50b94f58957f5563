import type { SubscriptionSummary } from '@reelwright/shared'
import { Link } from 'react-router'
import { formatDate } from '../../../platform'
import { Banner, Button, toast } from '../../../ui'
import { problemText, useChangeOfEnd } from '../../account'
import { planText } from '../price-text'
import { isOwing } from './plan-offer'
import { PortalButton } from './portal-button'

/** What is special about the plan that an account has, and what can be done about it; nothing for one that simply runs. */
export function OwnPlanNotice({ userId, summary }: { userId: string; summary: SubscriptionSummary }) {
  const { planName, endsAt, nextPlan } = summary
  if (summary.plan === 'admin') {
    return <Banner tone="info">Admin Access: this account doesn’t need a plan.</Banner>
  }
  if (!summary.managed) return null
  if (isOwing(summary)) {
    return (
      <Banner
        tone="warning"
        title="Your last payment did not go through"
        action={
          summary.portal ? (
            <PortalButton>Update card</PortalButton>
          ) : (
            <Button asChild size="sm">
              <Link to="/contact?about=payment">Contact us</Link>
            </Button>
          )
        }
      >
        {planName} is on hold until it is paid. Add another card to retry right away. Your scripts stay yours.
      </Banner>
    )
  }
  if (summary.granted) {
    return (
      <Banner tone="info">
        {planName} is yours for free{endsAt && ` until ${formatDate(endsAt)}`}. You can buy your own plan at any time.
      </Banner>
    )
  }
  if (endsAt) {
    return (
      <Banner
        tone="warning"
        title={`${planName} ends on ${formatDate(endsAt)}`}
        action={<KeepButton userId={userId} />}
      >
        It’s paid until then and won’t renew. To switch plans, choose “Keep my plan” first.
      </Banner>
    )
  }
  if (nextPlan) {
    return (
      <Banner
        tone="info"
        title={`${planText(nextPlan)} begins on ${formatDate(nextPlan.at)}`}
        action={<KeepButton userId={userId} />}
      >
        Until then you keep {planText(summary)}.
      </Banner>
    )
  }
  return null
}

function KeepButton({ userId }: { userId: string }) {
  const keep = useChangeOfEnd(userId)
  return (
    <Button
      size="sm"
      loading={keep.isPending}
      onClick={() =>
        keep.mutate('keep', {
          onSuccess: (kept) => void toast.success(`You keep ${planText(kept)}.`),
          onError: (error) => void toast.error(problemText(error)),
        })
      }
    >
      Keep my plan
    </Button>
  )
}
