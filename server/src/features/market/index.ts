export { startMarketJobs, type MarketJobRunner } from './jobs/market-job'
