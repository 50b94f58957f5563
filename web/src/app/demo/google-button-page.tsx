import { PRODUCT_NAME } from '@reelwright/shared'

/** `/google-auth-test` (OP-11) */
export function GoogleButtonPage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <title>{`Google sign-in · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold text-ink">Google sign-in</h1>
    </div>
  )
}
