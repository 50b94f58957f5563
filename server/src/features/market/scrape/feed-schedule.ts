import { startSchedule, type Schedule } from '../../../platform/schedule'
import { analyzeSet } from '../analysis/analyze-work'
import type { MarketTools } from '../market-tools'
import { refreshFeed } from './refresh-feed'

const EVERY_MS = 60_000
/** A server that has just started has people waiting for it. */
const FIRST_MS = 10_000

/** Fetches the feed whenever it is due. Any number of servers may do so. */
export function startFeedSchedule(tools: MarketTools): Schedule {
  const { feed } = tools.config.market
  if (!feed || feed.everyHours === 0) return { close: () => Promise.resolve() }
  return startSchedule((signal) => fetchDueFeed(tools, signal), { first: FIRST_MS, every: EVERY_MS })
}

/** The feed, if it is due. Never rejects: the next round finds what this one left. */
export async function fetchDueFeed(tools: MarketTools, signal: AbortSignal): Promise<void> {
  try {
    const report = () => Promise.resolve()
    const news = await refreshFeed(tools, { signal, report, asked: false })
    if (news) await analyzeSet(tools, news.setId, signal)
  } catch (error) {
    if (!signal.aborted) tools.log.warn({ err: error }, 'The market feed could not be brought up to date')
  }
}
