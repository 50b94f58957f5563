import { PRODUCT_NAME } from '@reelwright/shared'

/** `/signup/complete` (A-RT-14, OP-06, OP-07) */
export function SignupCompletePage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <title>{`Finish your sign-up · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold text-ink">Finish your sign-up</h1>
    </div>
  )
}
