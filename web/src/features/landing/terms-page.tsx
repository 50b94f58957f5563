import { PRODUCT_NAME } from '@reelwright/shared'

/** `/terms` */
export function TermsPage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <title>{`Terms · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold text-ink">Terms</h1>
    </div>
  )
}
