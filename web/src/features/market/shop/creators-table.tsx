import type { CreatorOrder, MarketSourceKind, ShopCreator } from '@reelwright/shared'
import { Users } from 'lucide-react'
import { EmptyState } from '../../../ui'
import {
  compactCount,
  compactMoney,
  fullCount,
  type MarketColumn,
  MarketTable,
  money,
  percent,
  useCreators,
} from '../figures'
import { ImportLink } from './import-link'
import { OtherSource } from './other-source'
import type { GoTo, ShopAddress } from './shop-address'
import { TierBadge } from './tier-badge'

interface TableTabProps {
  address: ShopAddress
  go: GoTo
  currency: string
  /** The source of the page; shown again where the table's figures have another one. */
  shown: MarketSourceKind
}

/** All creators of the window, sortable and searchable. (OP-54, B-SA-12) */
export function CreatorsTable({ address, go, currency, shown }: TableTabProps) {
  const { range, source, q, creators: order } = address
  const direction = address.direction ?? (order === 'name' ? 'asc' : 'desc')
  const { creators, total, source: from, failure, ...pages } = useCreators({ range, source, order, direction, q })
  return (
    <div className="flex flex-col gap-3">
      <OtherSource source={from} shown={shown} range={range} failure={failure} />
      <MarketTable<ShopCreator, CreatorOrder>
        label="Creators"
        columns={columnsOf(from?.currency ?? currency)}
        rows={creators}
        total={total}
        keyOf={({ id }) => id}
        order={order}
        direction={direction}
        onOrder={(creators, direction) => go({ creators, direction })}
        q={q}
        onFilter={(q) => go({ q })}
        {...pages}
        empty={
          <EmptyState
            icon={<Users strokeWidth={1.75} />}
            title="No creators yet"
            text="No creators in this period. Import a file with a creator column to see them here."
            action={<ImportLink />}
          />
        }
      />
    </div>
  )
}

const columnsOf = (currency: string): MarketColumn<ShopCreator, CreatorOrder>[] => [
  {
    title: 'Name',
    order: 'name',
    first: 'asc',
    width: 'minmax(0,2fr)',
    isName: true,
    cell: (creator) => (
      <>
        <span className="block truncate">{creator.creator_display_name || `@${creator.creator_username}`}</span>
        {creator.creator_display_name && (
          <span className="block truncate text-xs font-normal text-muted">@{creator.creator_username}</span>
        )}
      </>
    ),
  },
  { title: 'Tier', order: 'tier', width: '6.5rem', cell: ({ engagement_tier: tier }) => <TierBadge tier={tier} /> },
  {
    title: 'Followers',
    order: 'followers',
    width: '6rem',
    isFigure: true,
    cell: ({ follower_count: count }) => <span title={fullCount(count)}>{compactCount(count)}</span>,
  },
  {
    title: 'Revenue',
    order: 'revenue',
    width: '6.5rem',
    isFigure: true,
    cell: ({ estimated_revenue_total: revenue }) => (
      <span title={money(revenue, currency)} className="font-medium text-ink">
        {compactMoney(revenue, currency)}
      </span>
    ),
  },
  {
    title: 'Engagement',
    order: 'engagement',
    width: '7rem',
    isFigure: true,
    cell: ({ engagement_rate: rate }) => percent(rate),
  },
  {
    title: 'Units',
    order: 'units',
    width: '5.5rem',
    isFigure: true,
    cell: ({ units_sold: units }) => <span title={fullCount(units)}>{compactCount(units)}</span>,
  },
  {
    title: 'Products',
    order: 'products',
    width: '5.5rem',
    isFigure: true,
    isWide: true,
    cell: ({ products }) => fullCount(products),
  },
]
