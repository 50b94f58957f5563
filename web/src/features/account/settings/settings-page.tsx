import { PRODUCT_NAME } from '@reelwright/shared'

/** `/settings` (A-RT-29, B-SE) */
export function SettingsPage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <title>{`Settings · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold text-ink">Settings</h1>
    </div>
  )
}
