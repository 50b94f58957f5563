import { shareProduct, startProduct } from './product'

/** Starts the product that all workers use, unless every journey runs on two servers. Returns its end. */
export default async function startSharedProduct() {
  if (process.env.TWO_SERVERS === 'all') return undefined
  // Without TEST_FULL=1 nothing is written by this one.
  const product = await startProduct({ env: { WRITER_WARM_UP: process.env.TEST_FULL === '1' ? 'on' : 'off' } })
  shareProduct(product)
  return async () => void (await product.stop())
}
