import { PRODUCT_NAME } from '@reelwright/shared'

/** `/analytics` (A-RT-25) */
export function AnalyticsPage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <title>{`Analytics · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold text-ink">Analytics</h1>
    </div>
  )
}
