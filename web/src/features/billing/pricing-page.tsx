import { useQuery } from '@tanstack/react-query'
import { PLAN_TERMS } from '@reelwright/shared'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button, LoadFailure, Skeleton } from '../../ui'
import { subscriptionQuery, useSession } from '../account'
import { plansQuery } from './api'
import { CheckoutNotice } from './checkout-notice'
import { ComingSoonMark, ComingSoonNote } from './coming-soon'
import { IntervalToggle } from './interval-toggle'
import { PageHead } from './page-head'
import { PageLinks } from './page-links'
import { BUILT_IN_PLANS, type Interval, type PlanOnSale } from './plan-answer'
import { PlanCards } from './plan-cards'
import { PlanTerms } from './plan-terms'

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

function usageText({ scriptsLimit, scriptsUsed }: { scriptsLimit: number | null; scriptsUsed: number }): string {
  if (scriptsLimit === null) return `${scriptsUsed} scripts written this month, no limit`
  return `${scriptsUsed} of ${scriptsLimit} scripts written this month`
}

/** Checkout is opened from inside the product, by the pricing modal, which comes with it (step 8). */
function canBuy({ monthlyPriceId, annualPriceId }: PlanOnSale, isSignedIn: boolean): boolean {
  return !isSignedIn && (monthlyPriceId !== null || annualPriceId !== null)
}

interface PlanButtonProps {
  plan: PlanOnSale
  interval: Interval
  isSignedIn: boolean
  isOwn: boolean
}

/** A plan without a price id cannot be bought here. (OP-27) */
function PlanButton({ plan, interval, isSignedIn, isOwn }: PlanButtonProps) {
  const priceId = interval === 'annual' ? plan.annualPriceId : plan.monthlyPriceId
  if (isOwn) {
    return (
      <Button fullWidth disabled>
        Your plan
      </Button>
    )
  }
  if (priceId === null || isSignedIn) {
    return (
      <Button fullWidth disabled>
        Not available
      </Button>
    )
  }
  return (
    <Button asChild fullWidth variant={plan.badge ? 'primary' : 'secondary'}>
      <Link to="/signup">Start with {plan.name}</Link>
    </Button>
  )
}

/** The shape of `PlanCards`. */
function PlansWaiting() {
  return (
    <div role="status" aria-busy="true" className="grid gap-5 lg:grid-cols-3">
      <span className="sr-only">Loading the plans</span>
      {BUILT_IN_PLANS.map(({ id }) => (
        <div key={id} className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
          <Skeleton className="h-6 w-36" />
          <Skeleton className="h-4 w-52 max-w-full" />
          <Skeleton className="mt-3 h-10 w-32" />
          <Skeleton className="h-10 w-full" />
          <Skeleton className="mt-2 h-40 w-full" />
        </div>
      ))}
    </div>
  )
}
