import { PLAN_EXTRAS, PLAN_TERMS, plansWith } from '@reelwright/shared'
import { useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui'
import {
  ComingSoonMark,
  ComingSoonNote,
  type Interval,
  IntervalToggle,
  PlanCards,
  PlanTerms,
  pricingPath,
} from '../billing'

const neverChanges = () => () => {}

/** The plans as they are built in: this page asks no server, and the buttons lead to where they are sold. (OP-03) */
export function PlansSection({ signedIn }: { signedIn: boolean }) {
  const [interval, chooseInterval] = useState<Interval>('monthly')
  // What the operator provides; the server writes it into the document.
  const provided = useSyncExternalStore(
    neverChanges,
    () => document.documentElement.dataset.planExtras ?? '',
    () => '',
  ).split(' ')
  return (
    <section aria-labelledby="plans" className="flex scroll-mt-6 flex-col gap-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <p className="text-sm font-semibold text-accent-text">{PLAN_TERMS.label}</p>
          <h2 id="plans" className="mt-1 text-3xl font-bold tracking-tight text-ink">
            Three plans
          </h2>
        </div>
        <IntervalToggle value={interval} onValueChange={chooseInterval} />
      </div>
      <PlanCards
        heading="h3"
        plans={plansWith(PLAN_EXTRAS.filter((extra) => provided.includes(extra)))}
        interval={interval}
        comingSoon={<ComingSoonMark />}
        renderAction={(plan) => (
          <Button asChild fullWidth variant={plan.badge && !signedIn ? 'primary' : 'secondary'}>
            <Link to={pricingPath(plan.id, interval)}>
              {signedIn ? 'See' : 'Start with'} {plan.name}
            </Link>
          </Button>
        )}
      />
      <div className="flex flex-col gap-3">
        <ComingSoonNote />
        <PlanTerms />
      </div>
    </section>
  )
}
