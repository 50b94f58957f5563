import { sql } from 'kysely'
import { AppError } from '../../../platform/http'
import { analyzeSet } from '../analysis/analyze-work'
import type { JobInHand, JobWork } from '../jobs/job'
import type { MarketTools } from '../market-tools'
import { hasShop, readShop } from '../shop/read-shop'
import { refreshFeed } from './refresh-feed'

/** Reads the operator's feed, then the account's shop. One that fails does not keep the other from being read. (OP-53) */
export const scrapeWork: JobWork = {
  async run(tools, job) {
    const failures = [await attempt(() => readFeed(tools, job)), await attempt(() => readOwnShop(tools, job))]
    const [failure] = failures.filter((failure) => failure !== undefined)
    if (failure) throw failure
  },
}

async function readFeed(tools: MarketTools, job: JobInHand) {
  const { signal } = job
  const news = await refreshFeed(tools, { signal, report: job.report, asked: true })
  if (news) await analyse(tools, job, news.setId)
}

async function readOwnShop(tools: MarketTools, job: JobInHand) {
  if (!(await hasShop(tools, job.userId))) return
  await readShop(tools, job)
  const [set] = await tools.db.query(sql<{ id: number }>`
    select id from public.market_sets where user_id = ${job.userId} and kind = 'shop'`)
  if (set) await analyse(tools, job, set.id)
}

async function analyse(tools: MarketTools, job: JobInHand, setId: number) {
  await job.report({ step: 'Finding insights', done: 0, total: 0 })
  await analyzeSet(tools, setId, job.signal)
}

/** Failures that users see; anything else ends the job. */
async function attempt(act: () => Promise<void>): Promise<AppError | undefined> {
  try {
    await act()
    return undefined
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}
