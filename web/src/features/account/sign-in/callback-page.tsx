import { PRODUCT_NAME } from '@reelwright/shared'

/** `/auth/callback` (A-RT-13, OP-05) */
export function CallbackPage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <title>{`Signing you in · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold text-ink">Signing you in</h1>
    </div>
  )
}
