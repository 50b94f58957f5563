import { PRODUCT_NAME } from '@reelwright/shared'

/** `/debug-auth` (OP-11) */
export function AuthStatePage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <title>{`Sign-in state · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold text-ink">Sign-in state</h1>
    </div>
  )
}
