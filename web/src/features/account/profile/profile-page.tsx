import { PRODUCT_NAME } from '@reelwright/shared'

/** `/profile` (A-RT-28, OP-09) */
export function ProfilePage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <title>{`Profile · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold text-ink">Profile</h1>
    </div>
  )
}
