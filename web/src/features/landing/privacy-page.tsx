import { PRODUCT_NAME } from '@reelwright/shared'

/** `/privacy` */
export function PrivacyPage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <title>{`Privacy · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold text-ink">Privacy</h1>
    </div>
  )
}
