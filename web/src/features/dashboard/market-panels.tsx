/** A chunk of its own, since another room's door cannot be opened for some of its parts only. (B-DS-07, B-DS-08, CX-11, CX-13) */
export { AnalyticsPage, TrendingPage } from '../market'
