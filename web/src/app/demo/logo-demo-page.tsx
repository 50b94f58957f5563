import { PRODUCT_NAME } from '@reelwright/shared'

/** `/logo-demo` (OP-11) */
export function LogoDemoPage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <title>{`Logo · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold text-ink">Logo</h1>
    </div>
  )
}
