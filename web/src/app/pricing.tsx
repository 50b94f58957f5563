import { lazy } from 'react'
import { loadOwnOffers, type OffersProps, PricingPage } from '../features/billing'

const OwnOffers = lazy(async () => {
  const [{ WorkFrame }, Offers] = await Promise.all([import('./work-frame'), loadOwnOffers()])
  const Framed = (props: OffersProps) => (
    <WorkFrame>
      <Offers {...props} />
    </WorkFrame>
  )
  return { default: Framed }
})

/** The page of the plans, with the frame of work pages for those who have an account. */
export const Pricing = () => <PricingPage ownOffers={OwnOffers} />
