import * as z from 'zod'
import { count, day, moment } from './answer-parts'
import { ENGAGEMENT_TIERS, INSIGHT_TYPES, MARKET_SOURCES, NICHES, PRIORITY_LEVELS } from './market'
import { IMPORT_FORMATS, IMPORT_STATES, ImportMapping } from './market-import'
import { JOB_STATES, MARKET_JOBS } from './market-jobs'

/** What the calls of the market answer. Money is in the currency of its set of figures. */

const amount = z.number().min(0)
const rate = z.number().min(0).nullable().describe('A fraction: 0.068 is 6.8%; null without views')
const growth = z.number().nullable().describe('Compared with the period before; null if it is too early to say')
const estimated = z.boolean().describe('Some of it is the total of a longer report, spread over its days')
const next = z.string().nullable().describe('For `after`; null on the last page')

/** A set of figures that belong together; figures of two sets are never added up, since they may tell of the same sales. */
export const MarketSource = z
  .object({
    kind: z.enum(MARKET_SOURCES),
    name: z.string(),
    currency: z.string().describe('ISO 4217, of all money in the set'),
    from: day.nullable().describe('First day with figures'),
    to: day.nullable(),
    refreshedAt: moment.nullable().describe('Null for the demo set'),
    products: count,
    creators: count,
  })
  .meta({ id: 'MarketSource' })
export type MarketSource = z.output<typeof MarketSource>

/** One product in one window. Counts are sums over the window's days. (B-EN-30) */
const product = z.object({
  id: z.string(),
  product_name: z.string(),
  niche: z.enum([...NICHES, 'other']),
  creator_username: z.string().nullable(),
  view_count: count,
  like_count: count,
  comment_count: count,
  share_count: count,
  engagement_rate: rate,
  units_sold: count,
  revenue: amount,
  product_price: amount.nullable(),
  product_image: z.string().nullable(),
  hashtags: z.array(z.string()),
  rank: count.describe('Within the period, or within the niche if one was requested'),
  creators: count.nullable().describe('Creators who promote it in the period; null if unknown'),
  growth,
  acceleration: growth,
  estimated,
})
export const TrendingProduct = product.meta({ id: 'TrendingProduct' })
export type TrendingProduct = z.output<typeof TrendingProduct>

/** Of everything that the filters leave, not of one page. */
export const ProductTotals = z.object({ products: count, views: count, engagement: rate })
export type ProductTotals = z.output<typeof ProductTotals>

/** `GET /api/products`. */
export const ProductsAnswer = z.object({
  success: z.literal(true),
  products: z.array(TrendingProduct),
  totals: ProductTotals.optional().describe('With the first page'),
  source: MarketSource,
  sources: z.array(MarketSource).describe('All sets that the account can view, the best first'),
  next,
})
export type ProductsAnswer = z.output<typeof ProductsAnswer>

/** (B-EN-32) */
export const ShopCreator = z
  .object({
    id: z.string(),
    creator_username: z.string(),
    creator_display_name: z.string().nullable(),
    estimated_revenue_total: amount,
    engagement_rate: rate,
    engagement_tier: z.enum(ENGAGEMENT_TIERS).nullable(),
    follower_count: count.nullable(),
    units_sold: count,
    products: count.nullable().describe('Products promoted in the period'),
  })
  .meta({ id: 'ShopCreator' })
export type ShopCreator = z.output<typeof ShopCreator>

const ProductDay = z.object({ day, views: count, units: count, revenue: amount, estimated })
export type ProductDay = z.output<typeof ProductDay>

/** `GET /api/market/products/{id}`. */
export const ProductDetail = product
  .extend({
    category: z.string().nullable(),
    link: z.string().nullable(),
    days: z.array(ProductDay).describe('Oldest first; days without figures are missing'),
    top_creators: z.array(ShopCreator).max(10).describe('Who promotes it, the most revenue first'),
    source: MarketSource,
  })
  .meta({ id: 'ProductDetail' })
export type ProductDetail = z.output<typeof ProductDetail>

/** (B-EN-31) */
const ShopSummary = z.object({
  total_creators: count,
  total_products: count,
  total_revenue: amount,
  avg_engagement: rate,
})
export type ShopSummary = z.output<typeof ShopSummary>

/** (B-EN-33) */
const ShopProduct = z.object({
  product_id: z.string(),
  product_name: z.string(),
  total_estimated_revenue: amount,
  total_creators_promoting: count.nullable(),
})
export type ShopProduct = z.output<typeof ShopProduct>

/** A supporting number of an insight. */
const InsightFigure = z.object({
  label: z.string(),
  value: z.number(),
  unit: z.enum(['count', 'money', 'percent', 'days']),
})
export type InsightFigure = z.output<typeof InsightFigure>

/** A script worth writing, as far as figures can say. */
const ScriptSuggestion = z.object({
  productName: z.string(),
  price: z.number().nullable(),
  features: z.array(z.string()),
  videoStyle: z.string().optional(),
  tone: z.string().optional(),
})
export type ScriptSuggestion = z.output<typeof ScriptSuggestion>

/** (B-EN-34, B-SA-11, B-SA-17, B-SA-18) */
export const ShopInsight = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    priority_level: z.enum(PRIORITY_LEVELS),
    insight_type: z.enum(INSIGHT_TYPES),
    figures: z.array(InsightFigure),
    product_id: z.string().nullable(),
    brief: ScriptSuggestion.nullable().describe('The brief that the studio starts with'),
  })
  .meta({ id: 'ShopInsight' })
export type ShopInsight = z.output<typeof ShopInsight>

/** `GET /api/tiktok-shop/dashboard` (B-CL-25, B-EN-31 to B-EN-34). */
export const ShopDashboard = z.object({
  summary: ShopSummary,
  top_creators: z.array(ShopCreator).max(5),
  top_products: z.array(ShopProduct).max(5),
  insights: z.array(ShopInsight).max(12),
  source: MarketSource,
  sources: z.array(MarketSource),
  views: count.describe('Without an engagement rate, 0 says that views are missing, else likes, comments and shares'),
  estimated,
  analysedAt: moment.nullable(),
})
export type ShopDashboard = z.output<typeof ShopDashboard>

/** `GET /api/market/charts`: all charts of one window. */
export const MarketCharts = z.object({
  revenue: z
    .array(z.object({ from: day, to: day, revenue: amount, units: count, views: count, estimated }))
    .describe('A point per day, or per week in the period of a year; oldest first'),
  prices: z
    .array(z.object({ id: z.string(), name: z.string(), price: amount, units: count, revenue: amount }))
    .max(300)
    .describe('The products with the most units; those without a price are left out'),
  engagement: z
    .array(z.object({ from: amount, to: amount.nullable(), products: count }))
    .describe('Products per engagement rate; the last one has no upper end'),
  bands: z
    .array(z.object({ from: amount, to: amount, products: count, units: count, revenue: amount }))
    .describe('Units and revenue by price band (quintiles of the products that have a price)'),
  source: MarketSource,
})
export type MarketCharts = z.output<typeof MarketCharts>

/** `GET /api/market/creators`. */
export const CreatorsAnswer = z.object({
  success: z.literal(true),
  creators: z.array(ShopCreator),
  total: count.optional().describe('With the first page'),
  source: MarketSource,
  next,
})
export type CreatorsAnswer = z.output<typeof CreatorsAnswer>

export const MarketJob = z
  .object({
    id: z.string(),
    kind: z.enum(MARKET_JOBS),
    state: z.enum(JOB_STATES),
    done: count.describe('Of `total`, in what the step counts'),
    total: count.describe('0 while unknown'),
    step: z.string().describe('Written for people, such as "Reading rows"'),
    error: z.string().nullable().describe('Written for people'),
    createdAt: moment,
    finishedAt: moment.nullable(),
  })
  .meta({ id: 'MarketJob' })
export type MarketJob = z.output<typeof MarketJob>

const ImportOutcome = z.object({
  newProducts: count,
  updatedProducts: count,
  newCreators: count,
  updatedCreators: count,
  newDays: count,
  replacedDays: count,
})
export type ImportOutcome = z.output<typeof ImportOutcome>

/** One file, from its arrival to what became of it. */
export const MarketImport = z
  .object({
    id: z.string(),
    fileName: z.string(),
    format: z.enum(IMPORT_FORMATS),
    encoding: z.string().describe('As detected: "utf-8", "windows-1252", "utf-16le"'),
    delimiter: z.string().nullable().describe('Of text files'),
    state: z.enum(IMPORT_STATES),
    header: z.array(z.string()),
    rowCount: count,
    preview: z.array(z.array(z.string())).describe('The first rows, as they stand in the file'),
    mapping: ImportMapping,
    notes: z.array(z.string()).describe('On how the file was read: "The first 3 lines were skipped"'),
    acceptedRows: count.nullable().describe('Once checked'),
    faultyRows: count.nullable(),
    faultGroups: z
      .array(z.object({ message: z.string(), rows: count }))
      .describe('The most frequent first, at most 20'),
    outcome: ImportOutcome.nullable().describe('How many products, creators and days are new or changed'),
    error: z.string().nullable(),
    job: MarketJob.nullable(),
    createdAt: moment,
  })
  .meta({ id: 'MarketImport' })
export type MarketImport = z.output<typeof MarketImport>

export const ImportFault = z.object({
  row: count.describe("As a spreadsheet counts the file's rows: its first line is 1"),
  column: z.string().nullable(),
  message: z.string(),
  value: z.string().nullable(),
})
export type ImportFault = z.output<typeof ImportFault>

/** The account's shop at TikTok Shop, as far as we may read it. */
export const ShopConnection = z.object({
  shopName: z.string().nullable(),
  region: z.string().nullable(),
  state: z.enum(['connected', 'expired']).describe('Expired: it has to be connected again'),
  connectedAt: moment,
  readUntil: day.nullable().describe('The last day whose figures were read'),
})
export type ShopConnection = z.output<typeof ShopConnection>

/** `GET /api/market/shop`. */
export const ShopStatus = z.object({
  available: z.boolean().describe('The operator has set this up'),
  connection: ShopConnection.nullable(),
})
export type ShopStatus = z.output<typeof ShopStatus>
