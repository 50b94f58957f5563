import { PRODUCT_NAME } from '@reelwright/shared'

/** `/demo-creator` (OP-11) */
export function SampleCreatorPage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <title>{`Sample creator · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold text-ink">Sample creator</h1>
    </div>
  )
}
