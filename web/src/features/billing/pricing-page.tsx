import { useQuery } from '@tanstack/react-query'
import { PLAN_TERMS } from '@reelwright/shared'
import { useState } from 'react'
import { Link } from 'react-router'
import { LoadFailure } from '../../ui'
import { subscriptionQuery, useSession } from '../account'
import { plansQuery } from './sale/api'
import { CheckoutNotice } from './checkout-notice'
import { ComingSoonMark, ComingSoonNote } from './coming-soon'
import { IntervalToggle } from './interval-toggle'
import { PageHead } from './page-head'
import { PageLinks } from './page-links'
import { BUILT_IN_PLANS, type Interval } from './sale/plan-answer'
import { canBuy, PlanButton } from './sale/plan-button'
import { PlanCards } from './plan-cards'
import { PlanTerms } from './plan-terms'
import { PlansWaiting } from './sale/plans-waiting'
import { usageText } from './sale/usage-text'

/** `/pricing` (A-RT-16, A-SB-11, A-SB-12, A-SB-17 to A-SB-28, OP-27, CX-14) */
export function PricingPage() {
  const { status, user } = useSession()
  const [interval, chooseInterval] = useState<Interval>('monthly')
  const plans = useQuery(plansQuery)
  const isSignedIn = status === 'signed-in' && user !== null
  const subscription = useQuery({ ...subscriptionQuery(user?.id ?? ''), enabled: isSignedIn })

  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 py-8 sm:px-6 lg:py-12">
      <PageHead
        path="/pricing"
        title="Pricing"
        description="Three plans for product video scripts, monthly or annual: what each holds, what it costs and what the terms are."
      />
      <CheckoutNotice />
      <header className="flex flex-col items-center gap-4 text-center">
        <p className="text-sm font-semibold text-accent-text">{PLAN_TERMS.label}</p>
        <h1 className="text-4xl font-bold tracking-tight text-ink sm:text-5xl">Three plans, prices locked for life</h1>
        <p className="max-w-[52ch] text-lg text-pretty text-muted">
          They differ in how many scripts you get a month, how long your videos may be and how closely we work with you.
        </p>
        <IntervalToggle value={interval} onValueChange={chooseInterval} />
      </header>

      {plans.data && !plans.data.some((plan) => canBuy(plan, isSignedIn)) && (
        <p className="text-center text-pretty text-muted">
          Plans cannot be bought here yet.{' '}
          {!isSignedIn && (
            <>
              You can look around without one:{' '}
              <Link to="/signup" className="focus-ring rounded-sm font-medium text-accent-text underline">
                create an account
              </Link>
              .
            </>
          )}
        </p>
      )}
      {subscription.data && (
        <p className="text-center text-muted">
          Your plan: <span className="font-medium text-ink">{subscription.data.planName}</span>,{' '}
          {usageText(subscription.data)}
        </p>
      )}
      {subscription.isError && (
        <LoadFailure tone="warning" retrying={subscription.isFetching} onRetry={() => void subscription.refetch()}>
          Your own plan could not be loaded.
        </LoadFailure>
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

      {plans.isPending ? (
        <PlansWaiting />
      ) : (
        <PlanCards
          heading="h2"
          plans={plans.data ?? BUILT_IN_PLANS}
          interval={interval}
          current={subscription.data?.plan}
          comingSoon={<ComingSoonMark />}
          renderAction={(plan) => (
            <PlanButton
              plan={plan}
              interval={interval}
              isSignedIn={isSignedIn}
              isOwn={subscription.data?.plan === plan.id}
            />
          )}
        />
      )}
      <ComingSoonNote />
      <PlanTerms />
      <PageLinks signedIn={isSignedIn} />
    </div>
  )
}
