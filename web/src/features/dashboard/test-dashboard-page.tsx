import { PRODUCT_NAME } from '@reelwright/shared'

/** `/test-dashboard` (OP-08) */
export function TestDashboardPage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <title>{`Test Dashboard · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold text-ink">Test Dashboard</h1>
    </div>
  )
}
