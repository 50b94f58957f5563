import type { MarketRange, MarketSourceKind, ScriptSuggestion } from '@reelwright/shared'
import { lazy, Suspense } from 'react'

const ProductDialog = lazy(async () => ({ default: (await import('../trends/product-dialog')).ProductDialog }))

interface OpenedProductProps {
  /** Undefined: none is looked at. */
  id: string | undefined
  range: MarketRange
  source?: MarketSourceKind
  /** Of the demo set that stands in for figures that did not come. */
  fromDemo: boolean
  onClose: () => void
  onWrite: (brief: ScriptSuggestion) => void
}

/** The product that was opened from a list of the shop's page, as on the page of trends. */
export function OpenedProduct({ id, ...rest }: OpenedProductProps) {
  if (id === undefined) return null
  return (
    <Suspense>
      <ProductDialog id={id} {...rest} />
    </Suspense>
  )
}
