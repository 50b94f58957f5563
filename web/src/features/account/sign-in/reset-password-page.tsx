import { PRODUCT_NAME } from '@reelwright/shared'

/** `/reset-password` (A-RT-11, CX-23) */
export function ResetPasswordPage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <title>{`Choose a new password · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold text-ink">Choose a new password</h1>
    </div>
  )
}
