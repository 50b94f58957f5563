/** Work of the market that goes on behind a page: shown with progress, one at a time for each account. (OP-53) */

export const MARKET_JOBS = ['check', 'import', 'scrape', 'analyze'] as const
export type MarketJobKind = (typeof MARKET_JOBS)[number]
export const JOB_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
export type JobState = (typeof JOB_STATES)[number]

export const NO_PARTNER_SOURCE = 'Partner data source is not configured'
