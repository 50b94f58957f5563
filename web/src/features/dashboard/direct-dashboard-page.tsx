import { PRODUCT_NAME } from '@reelwright/shared'

/** `/direct-dashboard` (OP-12) */
export function DirectDashboardPage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <title>{`Dashboard · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold text-ink">Dashboard</h1>
    </div>
  )
}
