import type { MarketCharts } from '@reelwright/shared'
import { engagementMissing, MISSING } from '../figures'
import { BandsChart } from './bands-chart'
import { EngagementChart } from './engagement-chart'
import { PriceChart } from './price-chart'
import { RevenueChart } from './revenue-chart'

/** All charts of one window. A file that is fetched when it is wanted, with the library that draws. */
export function ShopCharts({ charts, source }: { charts: MarketCharts; source: string }) {
  const { currency, products } = charts.source
  const views = charts.revenue.reduce((sum, point) => sum + point.views, 0)
  // A file of creators alone has days, and nothing for the charts of products.
  const noProducts = products === 0 && charts.revenue.length > 0 ? `${MISSING.products}.` : undefined
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <RevenueChart points={charts.revenue} currency={currency} source={source} />
      <PriceChart missing={noProducts} products={charts.prices} currency={currency} source={source} />
      <EngagementChart
        missing={noProducts ?? `${engagementMissing(views)}.`}
        bins={charts.engagement}
        source={source}
      />
      <BandsChart missing={noProducts} bands={charts.bands} currency={currency} source={source} />
    </div>
  )
}
