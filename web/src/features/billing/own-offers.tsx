import { Offers, type OffersProps } from './offers'
import { useOwnSale } from './sale/own-sale'

/** The offers to somebody with an account: the plan they have is asked for. */
export function OwnOffers({ sale, wanted }: OffersProps) {
  return <Offers sale={useOwnSale(sale)} wanted={wanted} />
}
