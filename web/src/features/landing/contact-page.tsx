import { PRODUCT_NAME } from '@reelwright/shared'

/** `/contact` (CX-22) */
export function ContactPage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <title>{`Contact · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold text-ink">Contact</h1>
    </div>
  )
}
