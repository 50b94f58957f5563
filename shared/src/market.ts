import * as z from 'zod'

/** What of the market both sides agree on: windows, niches and questions; market-answers.ts has the answers. (B-EN-30 to B-EN-34, B-TR, B-SA, OP-34) */

/** The windows that figures are looked at in, and how many days each has. They end with the last day that has figures. (B-TR-04) */
export const MARKET_RANGES = { '24h': 1, '7d': 7, '30d': 30, '1y': 365 } as const
export type MarketRange = keyof typeof MARKET_RANGES
export const MARKET_RANGE_KEYS = Object.keys(MARKET_RANGES) as MarketRange[]
export const DEFAULT_MARKET_RANGE: MarketRange = '30d'

/** (B-TR-05) */
export const NICHES = ['beauty', 'tech', 'lifestyle', 'fashion', 'home'] as const
export type Niche = (typeof NICHES)[number]
/** What none of the niches is. */
export type ProductNiche = Niche | 'other'

/** Where figures come from: the account's own files, its connected shop, the operator's feed, or the built-in demo set. */
export const MARKET_SOURCES = ['import', 'shop', 'feed', 'demo'] as const
export type MarketSourceKind = (typeof MARKET_SOURCES)[number]

export const PRODUCT_ORDERS = [
  'rank',
  'name',
  'price',
  'views',
  'engagement',
  'units',
  'revenue',
  'creators',
  'growth',
] as const
export type ProductOrder = (typeof PRODUCT_ORDERS)[number]
export const CREATOR_ORDERS = ['revenue', 'name', 'tier', 'followers', 'engagement', 'units', 'products'] as const
export type CreatorOrder = (typeof CREATOR_ORDERS)[number]

const range = z.enum(MARKET_RANGE_KEYS).default(DEFAULT_MARKET_RANGE)
const source = z.enum(MARKET_SOURCES).optional()
const page = {
  q: z.string().trim().max(100).optional(),
  direction: z.enum(['asc', 'desc']).optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(1000),
  /** What the page before called `next`. */
  after: z.string().max(2000).optional(),
}

/** `GET /api/products`. Everything is optional. `source` absent: the best there is, own before shared before demo. (B-CL-23, OP-34) */
export const ProductsQuery = z.object({
  range,
  source,
  niche: z.enum(['all', ...NICHES, 'other']).default('all'),
  order: z.enum(PRODUCT_ORDERS).default('rank'),
  ...page,
})
export type ProductsQuery = z.output<typeof ProductsQuery>

export const DashboardQuery = z.object({ range, source })
export type DashboardQuery = z.output<typeof DashboardQuery>

/** By engagement rate: at least 8 % is excellent, at least 4 % good, else average. (B-SA-16) */
export const ENGAGEMENT_TIERS = ['excellent', 'good', 'average'] as const
export type EngagementTier = (typeof ENGAGEMENT_TIERS)[number]
export const TIER_FLOORS = { excellent: 0.08, good: 0.04 } as const

/** Null without an engagement rate. */
export function tierOf(engagement: number | null): EngagementTier | null {
  if (engagement === null) return null
  if (engagement >= TIER_FLOORS.excellent) return 'excellent'
  return engagement >= TIER_FLOORS.good ? 'good' : 'average'
}

export const INSIGHT_TYPES = ['trend', 'opportunity', 'warning', 'season', 'summary'] as const
export type InsightType = (typeof INSIGHT_TYPES)[number]
export const PRIORITY_LEVELS = ['high', 'medium', 'low'] as const
export type PriorityLevel = (typeof PRIORITY_LEVELS)[number]

/** `GET /api/market/creators`. */
export const CreatorsQuery = z.object({ range, source, order: z.enum(CREATOR_ORDERS).default('revenue'), ...page })
export type CreatorsQuery = z.output<typeof CreatorsQuery>

/** Below these, figures say "too early to say". docs/market.md explains each. */
export const MINIMUM_SAMPLE = {
  /** Units in both windows together, before growth is told. */
  growthUnits: 20,
  /** Days with data before acceleration is told. */
  accelerationDays: 12,
  /** Posted scripts of one kind before their average is told. */
  results: 5,
} as const
