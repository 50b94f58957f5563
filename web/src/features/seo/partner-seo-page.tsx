import { PRODUCT_NAME } from '@reelwright/shared'

/** `/partner-seo` (A-RT-27, OP-02) */
export function PartnerSeoPage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <title>{`Partner SEO · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold text-ink">Partner SEO</h1>
    </div>
  )
}
