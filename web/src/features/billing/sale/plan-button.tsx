import type { BillingInterval } from '@reelwright/shared'
import type { ReactNode } from 'react'
import { formatDate } from '../../../platform'
import { Button, Skeleton } from '../../../ui'
import type { PlanOnSale } from './plan-answer'
import { offerOf } from './plan-offer'
import type { Sale } from './use-sale'

/** Whether this installation sells anything at all. */
export const canBuy = ({ monthlyPriceId, annualPriceId }: PlanOnSale): boolean =>
  monthlyPriceId !== null || annualPriceId !== null

interface PlanButtonProps {
  sale: Sale
  plan: PlanOnSale
  interval: BillingInterval
  /** The one to look at first. */
  isFirstChoice: boolean
}

/** What somebody can do about a plan; while one is on its way to be paid, the others wait. (A-SB-07 to A-SB-09, OP-27) */
export function PlanButton({ sale, plan, interval, isFirstChoice }: PlanButtonProps) {
  const { buyer, checkout, setChange } = sale
  const offer = offerOf(buyer, plan, interval)

  switch (offer.kind) {
    case 'nothing':
      return null
    case 'wait':
      return <Skeleton className="h-10 w-full rounded-control" />
    case 'not-available':
      return <OffButton>Not available</OffButton>
    case 'own':
      return <OffButton>Your plan</OffButton>
    case 'agreed':
      return <OffButton>From {formatDate(offer.at)}</OffButton>
    case 'blocked':
      return <OffButton>{offer.label}</OffButton>
    case 'buy':
      return (
        <Button
          fullWidth
          variant={isFirstChoice ? 'primary' : 'secondary'}
          loading={checkout.pending === offer.priceId}
          disabled={checkout.pending !== null}
          onClick={() => void checkout.buy(offer.priceId, interval)}
        >
          Start with {plan.name}
        </Button>
      )
    case 'change':
      return (
        <Button
          fullWidth
          aria-haspopup="dialog"
          disabled={checkout.pending !== null}
          onClick={() => setChange({ planId: plan.id, priceId: offer.priceId, label: offer.label })}
        >
          {offer.label}
        </Button>
      )
  }
}

function OffButton({ children }: { children: ReactNode }) {
  return (
    <Button fullWidth disabled>
      {children}
    </Button>
  )
}
