import { PRODUCT_NAME } from '@reelwright/shared'
import { Trends } from './trends/trends'

/** `/trending` */
export function TrendingPage() {
  return (
    <>
      <title>{`Trending · ${PRODUCT_NAME}`}</title>
      <Trends />
    </>
  )
}
