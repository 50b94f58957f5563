import type { Plan, PlanFeature } from '@reelwright/shared'
import { Check, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, cn } from '../../ui'
import { formatCents, priceIn } from './price-text'
import type { Interval } from './sale/plan-answer'

interface PlanCardsProps<Sold extends Plan> {
  plans: readonly Sold[]
  interval: Interval
  /** The button of a plan. */
  renderAction: (plan: Sold) => ReactNode
  /** The account's own plan, and how it is paid. */
  current?: { id: string; interval: Interval | null }
  /** What stands behind a feature that is on its way. (CX-14) */
  comingSoon?: ReactNode
  /** "h2" on a page of their own, "h3" in a section. */
  heading: 'h2' | 'h3'
}

/** The plans side by side, with what they cost and hold. (A-SB-17 to A-SB-28, OP-29) */
export function PlanCards<Sold extends Plan>({ plans, ...rest }: PlanCardsProps<Sold>) {
  return (
    // Side by side, prices, buttons and lists begin at the same height, whatever wraps above them.
    <ul className="grid gap-5 lg:grid-cols-3 lg:grid-rows-[repeat(3,auto)_1fr]">
      {plans.map((plan, at) => (
        <PlanCard key={plan.id} plan={plan} smaller={plans[at - 1]} {...rest} />
      ))}
    </ul>
  )
}

function PlanCard<Sold extends Plan>({
  plan,
  smaller,
  interval,
  renderAction,
  current,
  comingSoon,
  heading: Heading,
}: Omit<PlanCardsProps<Sold>, 'plans'> & { plan: Sold; smaller: Sold | undefined }) {
  return (
    <li
      data-plan={plan.id}
      className={cn(
        'flex flex-col rounded-card border bg-surface p-5 sm:p-6 lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:gap-y-0',
        plan.badge ? 'border-accent shadow-floating' : 'border-line shadow-raised',
      )}
    >
      <div>
        <div className="flex min-h-6 flex-wrap items-center gap-2">
          <Heading className="text-xl font-bold text-ink">{plan.name}</Heading>
          {current?.id === plan.id ? (
            <Badge tone="success">{current.interval ? `Your plan, ${current.interval}` : 'Your plan'}</Badge>
          ) : (
            plan.badge && <Badge tone="accent">{plan.badge}</Badge>
          )}
        </div>
        <p className="mt-1 text-sm text-muted">{plan.description}</p>
      </div>
      <Price plan={plan} interval={interval} />
      <div className="mt-5">{renderAction(plan)}</div>
      <ul className="mt-6 flex flex-col gap-2.5 text-sm text-ink">
        {smaller && <li className="font-medium">{`Everything in ${smaller.name.replace('Beta ', '')}, plus`}</li>}
        {plan.features.map((feature) => (
          <Feature key={feature.text} feature={feature} comingSoon={comingSoon} />
        ))}
      </ul>
    </li>
  )
}

function Price({ plan, interval }: { plan: Plan; interval: Interval }) {
  return (
    <div className="mt-5">
      <p className="flex items-baseline gap-2 tabular-nums">
        <span className="font-display text-4xl font-bold text-ink">{formatCents(priceIn(plan, interval))}</span>
        <span className="text-sm text-muted">{interval === 'annual' ? 'a year' : 'a month'}</span>
      </p>
      <p className="mt-1 text-sm text-muted tabular-nums">
        <span className="sr-only">Regular price: </span>
        <del>{formatCents(plan.originalMonthlyCents)} a month</del>
      </p>
    </div>
  )
}

function Feature({ feature, comingSoon }: { feature: PlanFeature; comingSoon: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      {feature.comingSoon ? (
        <Clock aria-hidden="true" strokeWidth={2} className="mt-0.5 size-4 shrink-0 text-muted" />
      ) : (
        <Check aria-hidden="true" strokeWidth={2} className="mt-0.5 size-4 shrink-0 text-accent-text" />
      )}
      <span className={cn('min-w-0', feature.comingSoon && 'text-muted')}>
        {feature.text}
        {feature.comingSoon && comingSoon}
      </span>
    </li>
  )
}
