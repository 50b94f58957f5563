import { PRODUCT_NAME } from '@reelwright/shared'

/** `/forgot-password` (A-RT-09) */
export function ForgotPasswordPage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <title>{`Forgot password · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold text-ink">Forgot password</h1>
    </div>
  )
}
