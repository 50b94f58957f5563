import type { MarketRange, MarketSourceKind, Niche, ProductOrder } from '@reelwright/shared'
import { type ReactNode, useMemo } from 'react'
import { type Direction, MarketTable, useProducts } from '../figures'
import { productColumns } from './product-columns'

interface ListAddress {
  q: string
  order: ProductOrder
  direction?: Direction
}

interface AllProductsProps {
  range: MarketRange
  source?: MarketSourceKind
  niche: Niche | 'all'
  currency: string
  address: ListAddress
  onAddress: (change: Partial<ListAddress>) => void
  onOpen: (id: string) => void
  children: ReactNode
}

const usualDirection = (order: ProductOrder): Direction => (order === 'rank' || order === 'name' ? 'asc' : 'desc')

/** Every product there is, sorted and filtered by the server. (OP-34) */
export function AllProducts({
  range,
  source,
  niche,
  currency,
  address,
  onAddress,
  onOpen,
  children,
}: AllProductsProps) {
  const { q, order, direction = usualDirection(order) } = address
  const isUsual = order === 'rank' && direction === 'asc'
  // As usual it is the question of the first six, which is answered already.
  const list = useProducts({
    range,
    source,
    niche,
    ...(!isUsual && { order, direction }),
    ...(q !== '' && { q }),
  })
  const columns = useMemo(() => productColumns(currency, range), [currency, range])
  return (
    <MarketTable
      label="Products"
      columns={columns}
      rows={list.products}
      total={list.totals?.products}
      keyOf={({ id }) => id}
      order={order}
      direction={direction}
      onOrder={(order, direction) =>
        onAddress({ order, direction: direction === usualDirection(order) ? undefined : direction })
      }
      q={q}
      onFilter={(q) => onAddress({ q })}
      onOpen={({ id }) => onOpen(id)}
      isStale={list.isStale}
      hasMore={list.hasMore}
      isLoadingMore={list.isLoadingMore}
      moreFailed={list.moreFailed}
      onMore={list.onMore}
      empty={null}
    >
      {children}
    </MarketTable>
  )
}
