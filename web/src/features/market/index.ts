export { AnalyticsPage } from './analytics-page'
export { TrendingPage } from './trending-page'
