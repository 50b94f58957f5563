import type { MarketCharts } from '@reelwright/shared'
import { BandsChart } from './bands-chart'
import { EngagementChart } from './engagement-chart'
import { PriceChart } from './price-chart'
import { RevenueChart } from './revenue-chart'

/** All charts of one window. A file that is fetched when it is wanted, with the library that draws. */
export function ShopCharts({ charts, source }: { charts: MarketCharts; source: string }) {
  const { currency } = charts.source
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <RevenueChart points={charts.revenue} currency={currency} source={source} />
      <PriceChart products={charts.prices} currency={currency} source={source} />
      <EngagementChart bins={charts.engagement} source={source} />
      <BandsChart bands={charts.bands} currency={currency} source={source} />
    </div>
  )
}
