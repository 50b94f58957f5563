export { JobProgress, type JobProgressProps } from './job-progress'
export { type FollowedJob, useFollowedJob } from './use-followed-job'
export { type MarketJobWork, useMarketJob } from './use-market-job'
