import type { MarketJobKind } from '@reelwright/shared'
import { analyzeWork } from '../analysis/analyze-work'
import { applyWork } from '../imports/apply-work'
import { checkWork } from '../imports/check-work'
import { scrapeWork } from '../scrape/scrape-work'
import type { JobWork } from './job'

/** What is done for each kind of job. */
export const WORKS: Record<MarketJobKind, JobWork> = {
  check: checkWork,
  import: applyWork,
  scrape: scrapeWork,
  analyze: analyzeWork,
}
