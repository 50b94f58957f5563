import { shareProduct, startProduct } from './product'

/** Starts the product that all workers use, unless every journey runs on two servers. Returns its end. */
export default async function startSharedProduct() {
  if (process.env.TWO_SERVERS === 'all') return undefined
  const product = await startProduct({ env: { WRITER_WARM_UP: 'on' } })
  shareProduct(product)
  return async () => void (await product.stop())
}
