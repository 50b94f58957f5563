import { Link } from 'react-router'
import { Button } from '../../../ui'
import type { Interval, PlanOnSale } from './plan-answer'

/** Checkout is opened from inside the product, by the pricing modal; it comes with step 8. */
export function canBuy({ monthlyPriceId, annualPriceId }: PlanOnSale, isSignedIn: boolean): boolean {
  return !isSignedIn && (monthlyPriceId !== null || annualPriceId !== null)
}

interface PlanButtonProps {
  plan: PlanOnSale
  interval: Interval
  isSignedIn: boolean
  isOwn: boolean
}

/** A plan without a price id cannot be bought here. (OP-27) */
export function PlanButton({ plan, interval, isSignedIn, isOwn }: PlanButtonProps) {
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
