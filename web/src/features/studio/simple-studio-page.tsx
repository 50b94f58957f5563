import { PRODUCT_NAME } from '@reelwright/shared'

/** `/tempo` (OP-08, OP-45, B-SS) */
export function SimpleStudioPage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <title>{`Tempo · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold text-ink">Tempo</h1>
    </div>
  )
}
