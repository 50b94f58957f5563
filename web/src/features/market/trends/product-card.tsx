import type { MarketRange, TrendingProduct } from '@reelwright/shared'
import { PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, Button, Card, Skeleton } from '../../../ui'
import { compactCount, EstimateTag, fullCount, money, percent } from '../figures'
import { Growth } from './growth'
import { ProductTile } from './product-tile'
import { NICHE_LABELS } from './words'

interface ProductCardProps {
  product: TrendingProduct
  currency: string
  range: MarketRange
  onOpen: () => void
  onWrite: () => void
}

const HASHTAGS = 3

/** One of the first products. Its whole face opens it. (B-TR-07) */
export function ProductCard({ product, currency, range, onOpen, onWrite }: ProductCardProps) {
  const { product_name: name, niche, hashtags, creator_username: creator } = product
  return (
    <Card as="li" interactive className="relative flex min-w-0 flex-col gap-4">
      <div className="flex items-start gap-3">
        <ProductTile name={name} niche={niche} />
        <div className="min-w-0 flex-1">
          <h3 className="text-base leading-snug font-semibold text-ink">
            <button
              type="button"
              onClick={onOpen}
              className="focus-ring line-clamp-2 w-full rounded-sm text-left break-words after:absolute after:inset-0 after:rounded-card"
            >
              {name}
            </button>
          </h3>
          <p className="mt-1.5 flex flex-wrap items-center gap-1.5 text-sm text-muted">
            <Badge>{NICHE_LABELS[niche]}</Badge>
            {product.estimated && <EstimateTag />}
            {product.product_price !== null && (
              <span className="tabular-nums">{money(product.product_price, currency)}</span>
            )}
          </p>
        </div>
        <span className="shrink-0 font-display text-lg font-bold text-muted tabular-nums">
          <span className="sr-only">Rank </span>
          <span aria-hidden="true">#</span>
          {product.rank}
        </span>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm">
        <Figure label="Views" full={fullCount(product.view_count)}>
          {compactCount(product.view_count)}
        </Figure>
        <Figure label="Engagement">{percent(product.engagement_rate)}</Figure>
        <Figure label="Units sold" full={fullCount(product.units_sold)}>
          {compactCount(product.units_sold)}
        </Figure>
        <Figure label="Growth">
          <Growth value={product.growth} range={range} />
        </Figure>
      </dl>
      <p className="min-h-5 truncate text-sm text-muted">
        {creator && <span className="text-ink">@{creator}</span>}
        {creator && hashtags.length > 0 && ' · '}
        {hashtags
          .slice(0, HASHTAGS)
          .map((tag) => `#${tag.replace(/^#/, '')}`)
          .join(' ')}
      </p>
      <Button
        className="relative z-1 mt-auto self-start"
        size="sm"
        icon={<PenLine strokeWidth={1.75} />}
        onClick={onWrite}
        aria-label={`Write a script for this: ${name}`}
      >
        Write a script for this
      </Button>
    </Card>
  )
}

function Figure({ label, full, children }: { label: string; full?: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{label}</dt>
      <dd title={full} className="font-medium break-words text-ink tabular-nums">
        {children}
      </dd>
    </div>
  )
}

/** (B-TR-08) */
export function ProductCardSkeleton() {
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex items-start gap-3">
        <Skeleton className="size-11 rounded-control" />
        <div className="flex-1 space-y-2.5">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-4 w-24" />
        </div>
      </div>
      <div className="grid grid-cols-2 gap-4">
        {[0, 1, 2, 3].map((figure) => (
          <Skeleton key={figure} className="h-9" />
        ))}
      </div>
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="h-8 w-44 rounded-control" />
    </Card>
  )
}
