import type { Plan } from '@reelwright/shared'
import type { ReactNode } from 'react'
import { PlanCards } from '../plan-cards'
import { BUILT_IN_PLANS } from './plan-answer'
import { PlanButton } from './plan-button'
import { PlansWaiting } from './plans-waiting'
import type { Sale } from './use-sale'

interface SaleCardsProps {
  sale: Sale
  heading: 'h2' | 'h3'
  comingSoon: ReactNode
  /** The plan that a link led to. */
  wanted?: Plan['id']
}

/** The plans, each with what this person can do about it. */
export function SaleCards({ sale, wanted, heading, comingSoon }: SaleCardsProps) {
  const { plans, summary, interval } = sale
  if (plans.isPending) return <PlansWaiting />
  return (
    <PlanCards
      heading={heading}
      plans={plans.data ?? BUILT_IN_PLANS}
      interval={interval}
      current={summary && { id: summary.plan, interval: summary.interval }}
      comingSoon={comingSoon}
      renderAction={(plan) => (
        <PlanButton
          sale={sale}
          plan={plan}
          interval={interval}
          isFirstChoice={wanted ? plan.id === wanted : plan.badge !== undefined}
        />
      )}
    />
  )
}
