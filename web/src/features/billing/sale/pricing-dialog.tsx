import { useQuery } from '@tanstack/react-query'
import { PLAN_TERMS } from '@reelwright/shared'
import { useState } from 'react'
import { Banner, Dialog, LoadFailure } from '../../../ui'
import { subscriptionQuery, useSession } from '../../account'
import { plansQuery } from './api'
import { IntervalToggle } from '../interval-toggle'
import { BUILT_IN_PLANS, type Interval } from './plan-answer'
import { canBuy, PlanButton } from './plan-button'
import { PlanCards } from '../plan-cards'
import { PlanTerms } from '../plan-terms'
import { PlansWaiting } from './plans-waiting'
import { usageText } from './usage-text'

interface PricingDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What brought the person here: the text of the refusal. */
  reason?: string
}

/**
 * The plans over the page that needs one; opened by a 402. (A-SB-06, A-SB-11, A-SB-12, A-SB-17 to A-SB-28, A-SB-35, B-CN-17, CX-14,
 * OP-65) Checkout comes with step 8: until then the buttons are those of `/pricing`.
 */
export function PricingDialog({ open, onOpenChange, reason }: PricingDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="lg" title="Plans" description={PLAN_TERMS.label}>
      <Plans reason={reason} onLeave={() => onOpenChange(false)} />
    </Dialog>
  )
}

/** Mounted with the open dialog: what it shows is asked for then, and not before. */
function Plans({ reason, onLeave }: { reason: string | undefined; onLeave: () => void }) {
  const { status, user } = useSession()
  const isSignedIn = status === 'signed-in' && user !== null
  const [interval, chooseInterval] = useState<Interval>('monthly')
  const plans = useQuery(plansQuery)
  const subscription = useQuery({ ...subscriptionQuery(user?.id ?? ''), enabled: isSignedIn })
  const current = subscription.data

  return (
    // A link leads to another page, and the dialog would stand over it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className="flex flex-col gap-5 pb-3"
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a[href]')) onLeave()
      }}
    >
      {reason && (
        <Banner tone="warning">
          {reason}
          {current && (
            <span className="block text-muted">{`Your plan: ${current.planName}, ${usageText(current)}.`}</span>
          )}
        </Banner>
      )}
      {plans.data && !plans.data.some((plan) => canBuy(plan, isSignedIn)) && (
        <p className="text-sm text-pretty text-muted">
          Plans cannot be bought here yet. What you have written stays yours, and can be edited at any time.
        </p>
      )}
      {plans.isError && (
        <LoadFailure
          tone="warning"
          title="The current plans could not be loaded"
          retrying={plans.isFetching}
          onRetry={() => void plans.refetch()}
        >
          These are the plans of the beta as we know them.
        </LoadFailure>
      )}
      {subscription.isError && (
        <LoadFailure tone="warning" retrying={subscription.isFetching} onRetry={() => void subscription.refetch()}>
          Your own plan could not be loaded.
        </LoadFailure>
      )}
      <div className="self-center">
        <IntervalToggle value={interval} onValueChange={chooseInterval} />
      </div>
      {plans.isPending ? (
        <PlansWaiting />
      ) : (
        <PlanCards
          heading="h3"
          plans={plans.data ?? BUILT_IN_PLANS}
          interval={interval}
          current={current?.plan}
          comingSoon=" (coming soon)"
          renderAction={(plan) => (
            <PlanButton plan={plan} interval={interval} isSignedIn={isSignedIn} isOwn={current?.plan === plan.id} />
          )}
        />
      )}
      <PlanTerms />
    </div>
  )
}
