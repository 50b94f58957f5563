import { PRODUCT_NAME } from '@reelwright/shared'

/** `/pricing` (A-RT-16) */
export function PricingPage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <title>{`Pricing · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold text-ink">Pricing</h1>
    </div>
  )
}
