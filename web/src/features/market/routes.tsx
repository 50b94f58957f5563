import type { RouteObject } from 'react-router'

/** In the application shell. */
export const marketRoutes: RouteObject[] = [
  { path: '/analytics', lazy: async () => ({ Component: (await import('./shop/shop-dashboard')).ShopDashboard }) },
  { path: '/trending', lazy: async () => ({ Component: (await import('./trending-page')).TrendingPage }) },
  {
    path: '/market-data',
    lazy: async () => ({ Component: (await import('./import/market-data-page')).MarketDataPage }),
  },
]
