import type { MarketSource, ShopCreator, ShopProduct } from '@reelwright/shared'
import type { ReactNode } from 'react'
import { Button, Card } from '../../../ui'
import { compactCount, compactMoney, MISSING, money, RankedSkeleton } from '../figures'
import { TierBadge } from './tier-badge'

interface TopCreatorsProps {
  creators: readonly ShopCreator[]
  source: MarketSource
  onShowAll: () => void
}

/** "Top Performing Creators", at most five. (B-SA-10, B-EN-32) */
export function TopCreators({ creators, source, onShowAll }: TopCreatorsProps) {
  return (
    <TopList title="Top Performing Creators" all="All creators" onShowAll={onShowAll}>
      {creators.length === 0 ? (
        <EmptyList>{source.creators === 0 ? `${MISSING.creators}.` : 'No creator data for this period.'}</EmptyList>
      ) : (
        <Ranks>
          {creators.map((creator, index) => (
            <Rank
              key={creator.id}
              rank={index + 1}
              name={creator.creator_display_name || `@${creator.creator_username}`}
              about={
                <>
                  {creator.creator_display_name && (
                    <span className="min-w-0 truncate">@{creator.creator_username}</span>
                  )}
                  {creator.follower_count !== null && <span>{compactCount(creator.follower_count)} followers</span>}
                  <TierBadge tier={creator.engagement_tier} />
                </>
              }
              revenue={creator.estimated_revenue_total}
              currency={source.currency}
            />
          ))}
        </Ranks>
      )}
    </TopList>
  )
}

interface TrendingProductsProps {
  products: readonly ShopProduct[]
  source: MarketSource
  onOpen: (id: string) => void
  onShowAll: () => void
}

/** "Trending Products", at most five. (B-SA-10, B-EN-33) */
export function TrendingProducts({ products, source, onOpen, onShowAll }: TrendingProductsProps) {
  return (
    <TopList title="Trending Products" all="All products" onShowAll={onShowAll}>
      {products.length === 0 ? (
        <EmptyList>{source.products === 0 ? `${MISSING.products}.` : 'No product data for this period.'}</EmptyList>
      ) : (
        <Ranks>
          {products.map((product, index) => (
            <Rank
              key={product.product_id}
              rank={index + 1}
              name={product.product_name}
              onOpen={() => onOpen(product.product_id)}
              about={
                <span>
                  {product.total_creators_promoting === null
                    ? MISSING.promoters
                    : product.total_creators_promoting === 1
                      ? '1 creator promoting'
                      : `${compactCount(product.total_creators_promoting)} creators promoting`}
                </span>
              }
              revenue={product.total_estimated_revenue}
              currency={source.currency}
            />
          ))}
        </Ranks>
      )}
    </TopList>
  )
}

interface TopListProps {
  title: string
  all: string
  onShowAll: () => void
  children: ReactNode
}

function TopList({ title, all, onShowAll, children }: TopListProps) {
  return (
    <Card as="section" aria-label={title} className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-2">
        <h2 className="text-base sm:text-lg font-semibold text-ink">{title}</h2>
        <Button size="sm" variant="ghost" className="-mr-2" onClick={onShowAll}>
          {all}
        </Button>
      </div>
      {children}
    </Card>
  )
}

const Ranks = ({ children }: { children: ReactNode }) => <ol className="divide-y divide-line">{children}</ol>
const EmptyList = ({ children }: { children: ReactNode }) => <p className="py-6 text-sm text-muted">{children}</p>

interface RankProps {
  rank: number
  name: string
  about: ReactNode
  revenue: number
  currency: string
  onOpen?: () => void
}

function Rank({ rank, name, about, revenue, currency, onOpen }: RankProps) {
  return (
    <li className="relative flex items-center gap-3 py-2.5">
      <span
        aria-hidden="true"
        className="flex size-7 shrink-0 items-center justify-center rounded-full bg-sunken text-xs font-semibold text-muted tabular-nums"
      >
        {rank}
      </span>
      <div className="min-w-0 flex-1">
        <p title={name} className="truncate text-sm font-medium text-ink">
          {onOpen ? (
            // Its whole row can be pressed.
            <button
              type="button"
              onClick={onOpen}
              className="focus-ring max-w-full truncate rounded-sm text-left align-top hover:underline after:absolute after:inset-0"
            >
              {name}
            </button>
          ) : (
            name
          )}
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">{about}</p>
      </div>
      <p title={money(revenue, currency)} className="shrink-0 text-right text-sm font-semibold text-ink tabular-nums">
        {compactMoney(revenue, currency)}
        <span className="block text-xs font-normal text-muted">revenue</span>
      </p>
    </li>
  )
}

/** Of the same shape, five rows each. */
export function TopListsSkeleton() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {['Top Performing Creators', 'Trending Products'].map((title) => (
        <Card key={title}>
          <h2 className="mb-3 text-lg font-semibold text-ink">{title}</h2>
          <RankedSkeleton />
        </Card>
      ))}
    </div>
  )
}
