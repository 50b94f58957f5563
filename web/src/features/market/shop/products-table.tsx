import type { MarketRange, MarketSourceKind, ProductOrder, ScriptSuggestion, TrendingProduct } from '@reelwright/shared'
import { Package } from 'lucide-react'
import { EmptyState } from '../../../ui'
import { compactCount, compactMoney, fullCount, type MarketColumn, MarketTable, money, useProducts } from '../figures'
import { Growth } from '../trends/growth'
import { ImportLink } from './import-link'
import { OpenedProduct } from './opened-product'
import { OtherSource } from './other-source'
import type { GoTo, ShopAddress } from './shop-address'

interface TableTabProps {
  address: ShopAddress
  go: GoTo
  currency: string
  /** The source of the page; shown again where the table's figures have another one. */
  shown: MarketSourceKind
  onOpen: (id: string) => void
  onClose: () => void
  onWrite: (brief: ScriptSuggestion) => void
}

/** All products of the window, sortable and searchable. (OP-54, B-SA-12) */
export function ProductsTable({ address, go, currency, shown, onOpen, onClose, onWrite }: TableTabProps) {
  const { range, source, q, products: order } = address
  const direction = address.direction ?? (order === 'name' || order === 'rank' ? 'asc' : 'desc')
  const {
    products,
    totals,
    source: from,
    failure,
    sources: _,
    ...pages
  } = useProducts({ range, source, order, direction, q })
  return (
    <div className="flex flex-col gap-3">
      <OtherSource source={from} shown={shown} range={range} failure={failure} />
      <MarketTable<TrendingProduct, ProductOrder>
        label="Products"
        columns={columnsOf(from?.currency ?? currency, range)}
        rows={products}
        total={totals?.products}
        keyOf={({ id }) => id}
        order={order}
        direction={direction}
        onOrder={(products, direction) => go({ products, direction })}
        q={q}
        onFilter={(q) => go({ q })}
        onOpen={({ id }) => onOpen(id)}
        {...pages}
        empty={
          <EmptyState
            icon={<Package strokeWidth={1.75} />}
            title="No products yet"
            text="No product data for this period. Try a longer range or import newer data."
            action={<ImportLink />}
          />
        }
      />
      {products && (
        <OpenedProduct id={address.product} {...{ range, source, onClose, onWrite }} fromDemo={failure !== null} />
      )}
    </div>
  )
}

const columnsOf = (currency: string, range: MarketRange): MarketColumn<TrendingProduct, ProductOrder>[] => [
  {
    title: 'Name',
    order: 'name',
    first: 'asc',
    width: 'minmax(0,2.5fr)',
    isName: true,
    cell: ({ product_name: name }) => <span className="line-clamp-2">{name}</span>,
  },
  {
    title: 'Revenue',
    order: 'revenue',
    width: '6.5rem',
    isFigure: true,
    cell: ({ revenue }) => (
      <span title={money(revenue, currency)} className="font-medium text-ink">
        {compactMoney(revenue, currency)}
      </span>
    ),
  },
  {
    title: 'Creators promoting',
    order: 'creators',
    width: '9.5rem',
    isFigure: true,
    cell: ({ creators }) => fullCount(creators),
  },
  {
    title: 'Units',
    order: 'units',
    width: '5.5rem',
    isFigure: true,
    cell: ({ units_sold: units }) => <span title={fullCount(units)}>{compactCount(units)}</span>,
  },
  {
    title: 'Price',
    order: 'price',
    width: '6rem',
    isFigure: true,
    cell: ({ product_price: price }) => money(price, currency),
  },
  {
    title: 'Growth',
    order: 'growth',
    width: '7.5rem',
    isFigure: true,
    cell: ({ growth }) => <Growth value={growth} range={range} />,
  },
]
