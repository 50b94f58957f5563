import type { MarketRange, ProductOrder, TrendingProduct } from '@reelwright/shared'
import { compactCount, compactMoney, type MarketColumn, money, NO_FIGURE, percent } from '../figures'
import { Growth } from './growth'
import { NICHE_LABELS } from './words'

/** The table of all products. */
export const productColumns = (currency: string, range: MarketRange): MarketColumn<TrendingProduct, ProductOrder>[] => [
  { title: 'Rank', order: 'rank', first: 'asc', width: '3.75rem', cell: ({ rank }) => rank },
  {
    title: 'Product',
    order: 'name',
    first: 'asc',
    width: 'minmax(0,1fr)',
    isName: true,
    cell: ({ product_name }) => product_name,
  },
  { title: 'Niche', width: '4.5rem', isWide: true, cell: ({ niche }) => NICHE_LABELS[niche] },
  {
    title: 'Price',
    order: 'price',
    width: '4.5rem',
    isFigure: true,
    cell: ({ product_price }) => money(product_price, currency),
  },
  { title: 'Views', order: 'views', width: '4.5rem', isFigure: true, cell: (row) => compactCount(row.view_count) },
  {
    title: 'Engagement',
    order: 'engagement',
    width: '6.5rem',
    isFigure: true,
    isWide: true,
    cell: (row) => percent(row.engagement_rate),
  },
  { title: 'Units', order: 'units', width: '4.5rem', isFigure: true, cell: (row) => compactCount(row.units_sold) },
  {
    title: 'Revenue',
    order: 'revenue',
    width: '5.5rem',
    isFigure: true,
    cell: (row) => compactMoney(row.revenue, currency),
  },
  {
    title: 'Creators',
    order: 'creators',
    width: '5.25rem',
    isFigure: true,
    isWide: true,
    cell: ({ creators }) => (creators === null ? NO_FIGURE : compactCount(creators)),
  },
  {
    title: 'Growth',
    order: 'growth',
    width: '6.75rem',
    isFigure: true,
    cell: ({ growth }) => <Growth value={growth} range={range} />,
  },
]
