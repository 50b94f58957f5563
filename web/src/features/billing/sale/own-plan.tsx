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
    return <Banner tone="info">Admin Access: this account needs no plan, and none can be bought for it.</Banner>
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
        {planName} is on hold until it is paid. With another card it is tried again at once; your scripts stay yours.
      </Banner>
    )
  }
  if (summary.granted) {
    return (
      <Banner tone="info">
        {planName} was given to you{endsAt && ` until ${formatDate(endsAt)}`}: nothing is paid for it. You can buy a
        plan of your own at any time.
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
        It is paid until then and not renewed. Keep it first to change to another plan.
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
