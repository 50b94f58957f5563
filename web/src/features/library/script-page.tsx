import { PRODUCT_NAME } from '@reelwright/shared'

/** `/scripts/edit/{scriptId}` and `/scripts/new` (OP-35) */
export function ScriptPage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <title>{`Edit Script · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold text-ink">Edit Script</h1>
    </div>
  )
}
