import { PRODUCT_NAME } from '@reelwright/shared'

/** `/unsubscribe`: where the letters link to */
export function UnsubscribePage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <title>{`Unsubscribe · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold text-ink">Unsubscribe</h1>
    </div>
  )
}
