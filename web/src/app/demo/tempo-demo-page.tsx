import { PRODUCT_NAME } from '@reelwright/shared'

/** `/tempo-new` (OP-11) */
export function TempoDemoPage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <title>{`Simple studio · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold text-ink">Simple studio</h1>
    </div>
  )
}
