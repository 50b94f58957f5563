import { MARKET_RANGES, type MarketRange, type MarketSource, type MarketSourceKind } from '@reelwright/shared'
import { agoText, daysText } from './format'

/** Who a set of figures belongs to, in a word and in a sentence. */
export const SOURCE_TEXTS: Record<MarketSourceKind, { name: string; tag: string; meaning: string }> = {
  import: { name: 'Imported data', tag: 'Own', meaning: 'From the files you imported. Only you can see them.' },
  shop: { name: 'Shop data', tag: 'Own', meaning: 'From your connected shop. Only you can see them.' },
  feed: {
    name: 'Market data',
    tag: 'Shared',
    meaning: 'From the shared market feed. Every account sees the same data.',
  },
  demo: { name: 'Demo data', tag: 'Sample', meaning: 'Made up, to show what the page can do.' },
}

export const ESTIMATE = 'Some days come from a longer report’s total, spread evenly.'

/** Which column of a file is missing, where no figures need it. */
export const MISSING = {
  views: 'Add views to see engagement',
  reactions: 'Add likes, comments or shares to see engagement',
  products: 'Add a product name to see products',
  creators: 'Add a creator handle to see who sells',
  promoters: 'No creator data',
  price: 'Add a price to see this chart',
} as const

/** What an engagement rate that is not there lacks. */
export const engagementMissing = (views: number) => MISSING[views > 0 ? 'reactions' : 'views']

/** "Imported data · Oct 22 – Nov 20, 2026 · updated 2 hours ago"; without `range`, all days there are. */
export function sourceLine(source: MarketSource, range?: MarketRange, now?: number): string {
  const { kind, to, refreshedAt } = source
  const from = source.from && to && range ? later(source.from, daysBefore(to, MARKET_RANGES[range] - 1)) : source.from
  return [
    SOURCE_TEXTS[kind].name,
    from && to ? daysText(from, to) : undefined,
    refreshedAt ? `updated ${agoText(refreshedAt, now)}` : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' · ')
}

const later = (a: string, b: string) => (a > b ? a : b)

function daysBefore(isoDay: string, days: number): string {
  const moment = new Date(`${isoDay}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() - days)
  return moment.toISOString().slice(0, 10)
}
