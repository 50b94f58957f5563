import { PRODUCT_NAME } from '@reelwright/shared'

/** `/logo-test` (OP-11) */
export function LogoSizesPage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <title>{`Logo sizes · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold text-ink">Logo sizes</h1>
    </div>
  )
}
