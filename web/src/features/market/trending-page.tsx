import { PRODUCT_NAME } from '@reelwright/shared'

/** `/trending` (A-RT-26) */
export function TrendingPage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <title>{`Trending · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold text-ink">Trending</h1>
    </div>
  )
}
