import { PRODUCT_NAME } from '@reelwright/shared'
import type { MarketPlace } from './figures'
import { Trends } from './trends/trends'

/** `/trending`, and with a place the tab of the dashboard. (A-RT-26, B-DS-07, CX-11) */
export function TrendingPage({ place }: { place?: MarketPlace }) {
  return (
    <>
      <title>{`Trending · ${PRODUCT_NAME}`}</title>
      <Trends place={place} />
    </>
  )
}
