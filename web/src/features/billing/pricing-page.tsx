import { type ComponentType, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { CheckoutNotice } from './checkout-notice'
import { Offers, type OffersProps } from './offers'
import { PageHead } from './page-head'
import { useSale } from './sale/use-sale'
import { wantedPlan } from './wanted-plan'

/** The code for people with an account. Visitors do without it and without the query client. */
export const loadOwnOffers = async () => (await import('./own-offers')).OwnOffers

interface PricingPageProps {
  /** Lazy: `OwnOffers` in a frame with the query client. */
  ownOffers: ComponentType<OffersProps>
}

/** `/pricing` (A-RT-16, A-SB-06 to A-SB-12, A-SB-17 to A-SB-28, A-CK-03, OP-27, CX-14); `?plan=creator&interval=annual` leads to a plan. */
export function PricingPage({ ownOffers: MembersOffers }: PricingPageProps) {
  const [query] = useSearchParams()
  const { plan, interval } = wantedPlan(query)
  const offers = { sale: useSale('page', interval), wanted: plan }

  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 py-8 sm:px-6 lg:py-12">
      <PageHead
        path="/pricing"
        title="Pricing"
        description="Three plans for product video scripts, monthly or annual: what’s included, what they cost and the terms."
      />
      <CheckoutNotice />
      {offers.sale.buyer.kind === 'unknown' ? (
        <Suspense fallback={<Offers {...offers} />}>
          <MembersOffers {...offers} />
        </Suspense>
      ) : (
        <Offers {...offers} />
      )}
    </div>
  )
}
