import type { MarketJob } from '@reelwright/shared'
import { useQueryClient } from '@tanstack/react-query'
import { callApi, newKey, statusOf } from '../../../platform'
import { toast } from '../../../ui'
import { useMarketJob } from '../jobs'

/** "Scrape Partner Data": reads the operator's feed and the own shop again. Texts of its toasts as required. (B-SA-03, OP-53, B-ER-37 to B-ER-39) */
export function useScrape() {
  return useMarketJob(['scrape'], {
    onOver: (job) => {
      if (job?.state === 'done') toast.success('Partner data scraped! Refreshing dashboard...')
      else if (job?.state === 'failed') toast.error(`Scraping failed: ${job.error ?? 'unknown error'}`)
      else if (job) toast('Scraping canceled')
    },
    onRefused: (error) => toast.error(`${wasAnswered(error) ? 'Scraping failed' : 'Scraping error'}: ${error.message}`),
  })
}

/** "Run Analysis": recomputes the insights. Then the dashboard is refetched, even after a failure. (B-SA-04, B-CL-28, OP-53) */
export function useAnalysis() {
  const cache = useQueryClient()
  return useMarketJob(['analyze'], {
    onOver: (job) => {
      if (job?.state === 'done') toast.success('Analysis finished. The insights are up to date.')
      else if (job?.state === 'failed') toast.error(`Analysis failed: ${job.error ?? 'unknown error'}`)
    },
    onRefused: (error) => {
      toast.error(`Analysis failed: ${error.message}`)
      void cache.invalidateQueries({ queryKey: ['market'] })
    },
  })
}

export const startScrape = () => startJob('scrape', '/api/shop-analytics/scrape-partner-data')
export const startAnalysis = () => startJob('analyze', '/api/shop-analytics/analyze')

/** The server said no, in its own words; else nothing answered, or nothing that could be understood. */
class Refused extends Error {}
const wasAnswered = (error: Error) => error instanceof Refused || (statusOf(error) ?? 0) > 0

async function startJob(kind: MarketJob['kind'], path: string): Promise<MarketJob> {
  const answer = await callApi(path, { method: 'POST', body: {} })
  const { success, error, data } = (await answer.json()) as { success?: boolean; error?: string; data?: MarketJob }
  if (success !== true) throw new Refused(error || 'unknown error')
  return data ?? finishedJob(kind)
}

/** What a service without jobs means by `{ success: true }`. */
function finishedJob(kind: MarketJob['kind']): MarketJob {
  const now = new Date().toISOString()
  return {
    id: newKey(),
    kind,
    state: 'done',
    done: 1,
    total: 1,
    step: '',
    error: null,
    createdAt: now,
    finishedAt: now,
  }
}
