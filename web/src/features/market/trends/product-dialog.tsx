import type { MarketRange, MarketSourceKind, ProductDetail, ShopCreator } from '@reelwright/shared'
import { ExternalLink, PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, Button, Dialog, LoadFailure, Skeleton } from '../../../ui'
import { Sparkline } from '../charts/sparkline'
import {
  compactCount,
  compactMoney,
  dayText,
  fullCount,
  money,
  percent,
  signedPercent,
  SourceNote,
  useProduct,
} from '../figures'
import { Growth } from './growth'
import { NICHE_LABELS, suggestionOf, TOO_EARLY, WHY_NO_ACCELERATION, WHY_NO_GROWTH, WINDOW_BEFORE } from './words'

interface ProductDialogProps {
  id: string
  range: MarketRange
  source?: MarketSourceKind
  /** Of the demo set that stands in for figures that did not come. */
  fromDemo: boolean
  onClose: () => void
  onWrite: (suggestion: ReturnType<typeof suggestionOf>) => void
}

/** Everything there is about one product in one window. */
export function ProductDialog({ id, range, source, fromDemo, onClose, onWrite }: ProductDialogProps) {
  const { data: product, isError, isFetching, isMissing, refetch } = useProduct(id, { range, source }, fromDemo)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      startAt="panel"
      title={product?.product_name ?? 'Product'}
      footer={
        product && (
          <Button
            variant="primary"
            icon={<PenLine strokeWidth={1.75} />}
            onClick={() => onWrite(suggestionOf(product))}
          >
            Write a script for this
          </Button>
        )
      }
    >
      {product ? (
        <Product product={product} range={range} />
      ) : isMissing ? (
        <p className="py-6 text-sm text-muted">
          This product isn’t in this data. It may have been removed or belong to another source.
        </p>
      ) : isError ? (
        <LoadFailure title="The product couldn’t be loaded" retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ProductSkeleton />
      )}
    </Dialog>
  )
}

function Product({ product, range }: { product: ProductDetail; range: MarketRange }) {
  const { source, days } = product
  const { currency } = source
  const course = (key: 'revenue' | 'units' | 'views') =>
    days.map(({ day, estimated, [key]: value }) => ({ when: dayText(day), value, estimated }))
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <Badge>{NICHE_LABELS[product.niche]}</Badge>
          {product.category && product.category.toLowerCase() !== product.niche && (
            <span className="min-w-0 break-words">{product.category}</span>
          )}
          <span>Rank {fullCount(product.rank)}</span>
          {product.product_price !== null && <span>{money(product.product_price, currency)}</span>}
        </p>
        <SourceNote source={source} range={range} estimated={product.estimated} />
        <ProductLink link={product.link} />
      </div>

      <dl className="grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-4">
        <Figure label="Revenue">{money(product.revenue, currency)}</Figure>
        <Figure label="Units sold">{fullCount(product.units_sold)}</Figure>
        <Figure label="Views">{fullCount(product.view_count)}</Figure>
        <Figure label="Engagement" hint="Likes, comments and shares per view">
          {percent(product.engagement_rate)}
        </Figure>
        <Figure label="Likes">{fullCount(product.like_count)}</Figure>
        <Figure label="Comments">{fullCount(product.comment_count)}</Figure>
        <Figure label="Shares">{fullCount(product.share_count)}</Figure>
        <Figure label="Creators">{fullCount(product.creators)}</Figure>
        <Figure
          label="Growth"
          isWide
          hint={product.growth === null ? WHY_NO_GROWTH : `Units compared with ${WINDOW_BEFORE[range]}`}
        >
          <Growth value={product.growth} range={range} />
        </Figure>
        <Figure
          label="Acceleration"
          isWide
          hint={product.acceleration === null ? WHY_NO_ACCELERATION : 'Change in daily growth'}
        >
          {product.acceleration === null ? (
            <span className="text-muted">{TOO_EARLY}</span>
          ) : (
            `${signedPercent(product.acceleration, 1)} a day`
          )}
        </Figure>
      </dl>

      <div className="grid gap-6 md:grid-cols-3">
        <Sparkline label="Revenue" points={course('revenue')} format={(value) => compactMoney(value, currency)} />
        <Sparkline label="Units" points={course('units')} format={compactCount} />
        <Sparkline label="Views" points={course('views')} format={compactCount} />
      </div>

      <section aria-labelledby="top-creators">
        <h3 id="top-creators" className="text-base font-semibold text-ink">
          Top creators
        </h3>
        {product.top_creators.length > 0 ? (
          <Creators creators={product.top_creators} currency={currency} />
        ) : (
          <p className="mt-1 text-sm text-muted">There is no creator data for this product.</p>
        )}
      </section>
      {product.hashtags.length > 0 && (
        <p className="text-sm break-words text-muted">
          {product.hashtags.map((tag) => `#${tag.replace(/^#/, '')}`).join(' ')}
        </p>
      )}
    </div>
  )
}

function Figure({
  label,
  hint,
  isWide = false,
  children,
}: {
  label: string
  hint?: string
  isWide?: boolean
  children: ReactNode
}) {
  return (
    <div className={isWide ? 'col-span-2 min-w-0' : 'min-w-0'}>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="font-display text-lg font-semibold break-words text-ink tabular-nums">{children}</dd>
      {hint && <dd className="text-xs text-pretty text-muted">{hint}</dd>}
    </div>
  )
}

/** Its address is its text: where a link of foreign figures leads is seen before it is followed. */
function ProductLink({ link }: { link: string | null }) {
  if (link === null || !/^https?:\/\//i.test(link)) return null
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="focus-ring inline-flex max-w-full items-center gap-1.5 self-start rounded-sm text-sm text-accent-text underline touch:min-h-11"
    >
      <span className="min-w-0 truncate">{link}</span>
      <ExternalLink aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  )
}

function Creators({ creators, currency }: { creators: ShopCreator[]; currency: string }) {
  return (
    <table className="mt-2 w-full text-sm">
      <thead>
        <tr className="border-b border-line text-xs text-muted">
          <th scope="col" className="py-1.5 text-left font-medium">
            Creator
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right font-medium max-sm:hidden">
            Followers
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right font-medium">
            Units
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right font-medium">
            Revenue
          </th>
        </tr>
      </thead>
      <tbody>
        {creators.map((creator) => (
          <tr key={creator.id} className="border-b border-line tabular-nums last:border-0">
            <th scope="row" className="py-2 text-left font-medium break-all text-ink">
              @{creator.creator_username}
            </th>
            <td className="py-2 pl-3 text-right text-muted max-sm:hidden">{compactCount(creator.follower_count)}</td>
            <td className="py-2 pl-3 text-right text-muted">{compactCount(creator.units_sold)}</td>
            <td className="py-2 pl-3 text-right text-ink">{compactMoney(creator.estimated_revenue_total, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ProductSkeleton() {
  return (
    <div role="status" aria-label="Loading the product" className="flex flex-col gap-6 py-2">
      <Skeleton className="h-5 w-2/5" />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {Array.from({ length: 8 }, (_, figure) => (
          <Skeleton key={figure} className="h-12" />
        ))}
      </div>
      <Skeleton className="h-28" />
    </div>
  )
}
