import type { MarketPlace } from './figures'
import { ShopDashboard } from './shop/shop-dashboard'

/** `/analytics`, and the dashboard's tab `shop-analytics`, which tells of itself by `place`. (A-RT-25, B-DS-08, CX-13) */
export function AnalyticsPage({ place }: { place?: MarketPlace }) {
  return <ShopDashboard place={place} />
}
