import * as z from 'zod'

/** What of the market both sides agree on: windows, niches, questions and answers. (B-EN-30 to B-EN-34, B-TR, B-SA, OP-34) */

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

/** A set of figures that belong together; figures of two sets are never added up, since they may tell of the same sales. */
export interface MarketSource {
  kind: MarketSourceKind
  name: string
  /** ISO 4217, of all money in the set. */
  currency: string
  /** First and last day with figures, as 2026-11-21; null without any. */
  from: string | null
  to: string | null
  /** When it was last brought up to date; null for the demo set. */
  refreshedAt: string | null
  products: number
  creators: number
}

/**
 * One product in one window. Counts are sums over the window's days, null where the source never told one.
 * `estimated`: some of its days are a longer report's total, spread over its days. (B-EN-30)
 */
export interface TrendingProduct {
  id: string
  product_name: string
  niche: ProductNiche
  creator_username: string | null
  view_count: number
  like_count: number
  comment_count: number
  share_count: number
  /** (likes + comments + shares) / views, as a fraction; null without views. */
  engagement_rate: number | null
  units_sold: number
  revenue: number
  product_price: number | null
  product_image: string | null
  hashtags: string[]
  /** 1 is the first of the window, by revenue, then units, then views. */
  rank: number
  /** Creators who promote it in the window; null where nobody told. */
  creators: number | null
  /** Units against the window before, as a fraction (0.2 is a fifth more); null below the minimum sample. */
  growth: number | null
  /** Change in daily growth rate; null below the minimum sample. */
  acceleration: number | null
  estimated: boolean
}

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

/** Of everything that the filters leave, not of one page. */
export interface ProductTotals {
  products: number
  views: number
  /** Engagements / views; null without views. */
  engagement: number | null
}

export interface ProductsAnswer {
  success: true
  products: TrendingProduct[]
  /** With the first page. */
  totals?: ProductTotals
  source: MarketSource
  /** All sets this account can look at, the best first. */
  sources: MarketSource[]
  next: string | null
}

/** `GET /api/market/products/{id}`. */
export interface ProductDetail extends TrendingProduct {
  category: string | null
  link: string | null
  /** One per day of the window, oldest first; days without figures are missing. */
  days: ProductDay[]
  /** Who promotes it, the most revenue first, at most ten. */
  top_creators: ShopCreator[]
  source: MarketSource
}

export interface ProductDay {
  /** 2026-11-21 */
  day: string
  views: number
  units: number
  revenue: number
  estimated: boolean
}

export const DashboardQuery = z.object({ range, source })
export type DashboardQuery = z.output<typeof DashboardQuery>

/** (B-EN-31) */
export interface ShopSummary {
  total_creators: number
  total_products: number
  total_revenue: number
  /** A fraction; null without views. */
  avg_engagement: number | null
}

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

/** (B-EN-32) */
export interface ShopCreator {
  id: string
  creator_username: string
  creator_display_name: string | null
  estimated_revenue_total: number
  engagement_rate: number | null
  engagement_tier: EngagementTier | null
  follower_count: number | null
  units_sold: number
  /** Products promoted in the window. */
  products: number | null
}

/** (B-EN-33) */
export interface ShopProduct {
  product_id: string
  product_name: string
  total_estimated_revenue: number
  total_creators_promoting: number | null
}

export const INSIGHT_TYPES = ['trend', 'opportunity', 'warning', 'season', 'summary'] as const
export type InsightType = (typeof INSIGHT_TYPES)[number]
export const PRIORITY_LEVELS = ['high', 'medium', 'low'] as const
export type PriorityLevel = (typeof PRIORITY_LEVELS)[number]

/** (B-EN-34, B-SA-11, B-SA-17, B-SA-18) */
export interface ShopInsight {
  id: string
  title: string
  description: string
  priority_level: PriorityLevel
  insight_type: InsightType
  /** Supporting numbers, to be shown as a small table. */
  figures: InsightFigure[]
  /** The product it is about, where it is about one. */
  product_id: string | null
  /** What the studio starts from; null where no script follows from it. */
  brief: ScriptSuggestion | null
}

export interface InsightFigure {
  label: string
  value: number
  unit: 'count' | 'money' | 'percent' | 'days'
}

/** A script worth writing, as far as figures can say; the studio's form is filled with it. */
export interface ScriptSuggestion {
  productName: string
  price: number | null
  features: string[]
  /** Keys of the studio's choices, where one is suggested. */
  videoStyle?: string
  tone?: string
}

/** `GET /api/tiktok-shop/dashboard` (B-CL-25, B-EN-31 to B-EN-34). Lists have at most five; all are behind their own calls. */
export interface ShopDashboard {
  summary: ShopSummary
  top_creators: ShopCreator[]
  top_products: ShopProduct[]
  insights: ShopInsight[]
  source: MarketSource
  sources: MarketSource[]
  /** Of the window. Without an engagement rate, 0 says that views are missing, else likes, comments and shares. */
  views: number
  /** Figures of the window that are a longer report's total, spread over its days. */
  estimated: boolean
  analysedAt: string | null
}

/** `GET /api/market/charts`: all three charts of one window. */
export interface MarketCharts {
  /** A point per day, or per week in the window of a year; oldest first. */
  revenue: { from: string; to: string; revenue: number; units: number; views: number; estimated: boolean }[]
  /** The 300 products with the most units; those without a price are left out. */
  prices: { id: string; name: string; price: number; units: number; revenue: number }[]
  /** Products per engagement rate, from 0 in steps of `width`; the last one has no upper end. */
  engagement: { from: number; to: number | null; products: number }[]
  /** Units and revenue by price band (quintiles of the products that have a price). */
  bands: { from: number; to: number; products: number; units: number; revenue: number }[]
  source: MarketSource
}

/** `GET /api/market/creators`. */
export const CreatorsQuery = z.object({ range, source, order: z.enum(CREATOR_ORDERS).default('revenue'), ...page })
export type CreatorsQuery = z.output<typeof CreatorsQuery>

export interface CreatorsAnswer {
  success: true
  creators: ShopCreator[]
  total?: number
  source: MarketSource
  next: string | null
}

/** Below these, figures say "too early to say". docs/market.md explains each. */
export const MINIMUM_SAMPLE = {
  /** Units in both windows together, before growth is told. */
  growthUnits: 20,
  /** Days with data before acceleration is told. */
  accelerationDays: 12,
  /** Posted scripts of one kind before their average is told. */
  results: 5,
} as const
