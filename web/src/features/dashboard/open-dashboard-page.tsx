import { PRODUCT_NAME } from '@reelwright/shared'

/** `/creator-dashboard-test` (CX-08) */
export function OpenDashboardPage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <title>{`Dashboard · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold text-ink">Dashboard</h1>
    </div>
  )
}
