/** Work of the market that goes on behind a page: shown with progress, one at a time for each account. (OP-53) */

export const MARKET_JOBS = ['check', 'import', 'scrape', 'analyze'] as const
export type MarketJobKind = (typeof MARKET_JOBS)[number]
export const JOB_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
export type JobState = (typeof JOB_STATES)[number]

export interface MarketJob {
  id: string
  kind: MarketJobKind
  state: JobState
  /** Of `total`, in whatever the step counts; `total` 0 while unknown. */
  done: number
  total: number
  /** What it does just now, for people: "Reading rows". */
  step: string
  /** Why it failed, for people; null else. */
  error: string | null
  createdAt: string
  finishedAt: string | null
}

/** `GET /api/market/jobs/{id}`; `GET /api/market/jobs/current` answers the one under way, or null. */
export interface JobAnswer {
  success: true
  data: MarketJob | null
}
/** Started work: 200 when it was over at once, 202 while it goes on. `POST /api/shop-analytics/scrape-partner-data` and `/analyze`. */
export interface StartedJobAnswer {
  success: true
  data: MarketJob
}

export const NO_PARTNER_SOURCE = 'Partner data source is not configured'
