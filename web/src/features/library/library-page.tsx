import { PRODUCT_NAME } from '@reelwright/shared'

/** `/scripts` and `/scripts/folder/{folderId}` (A-RT-21, A-RT-22) */
export function LibraryPage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <title>{`Script Library · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold text-ink">Script Library</h1>
    </div>
  )
}
