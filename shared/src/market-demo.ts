import { folded } from './folded'
import {
  DEFAULT_MARKET_RANGE,
  MARKET_RANGES,
  MINIMUM_SAMPLE,
  tierOf,
  type CreatorsQuery,
  type MarketRange,
  type Niche,
  type ProductsQuery,
} from './market'
import type {
  CreatorsAnswer,
  MarketCharts,
  MarketSource,
  ProductDetail,
  ProductsAnswer,
  ShopCreator,
  ShopDashboard,
  ShopInsight,
  TrendingProduct,
} from './market-answers'

/**
 * The built-in figures, shown under the note "Using demo data" where there are none of one's own: 127 creators, 48 products, a revenue of
 * 285420 and an engagement of 0.068 in 30 days. Everything is invented, and the same at every call. (B-SA-15, OP-34)
 */

const PRODUCTS: Record<Niche, [name: string, price: number][]> = {
  beauty: [
    ['Dewdrop vitamin C serum', 24],
    ['Overnight lip mask, berry', 14],
    ['Rice water toner', 18],
    ['Tinted brow gel', 12],
    ['Heatless curl ribbon set', 16],
    ['Mineral sunscreen stick SPF 50', 19],
    ['Snail mucin night cream', 27],
    ['Peel-off lip stain', 11],
    ['Ice roller for face', 13],
    ['Scalp massager brush', 9],
    ['Press-on nails, almond', 12],
    ['Collagen eye patches, 30 pairs', 17],
  ],
  tech: [
    ['Clip-on phone light', 21],
    ['Magnetic car phone mount', 23],
    ['Foldable 3-in-1 charging pad', 39],
    ['Pocket tripod with remote', 29],
    ['Noise-dampening sleep earbuds', 45],
    ['Mini photo printer', 69],
    ['Lavalier microphone pair', 34],
    ['Cable organizer kit, 80 pieces', 12],
    ['Smart luggage tag, 4 pack', 42],
    ['Sunset lamp projector', 26],
  ],
  lifestyle: [
    ['Insulated tumbler 40 oz', 28],
    ['Weighted sleep mask', 22],
    ['Resistance band set', 25],
    ['Guided five-minute journal', 19],
    ['Walking pad desk treadmill', 189],
    ['Electrolyte sticks, 30 pack', 32],
    ['Acupressure mat', 36],
    ['Protein shaker with storage', 17],
  ],
  fashion: [
    ['Seamless sculpt leggings', 33],
    ['Oversized corduroy shirt', 38],
    ['Crossbody belt bag', 24],
    ['Chunky gold hoop set', 15],
    ['Ribbed lounge set', 44],
    ['Cloud slide sandals', 26],
    ['Satin hair scarf trio', 14],
    ['Wide-leg travel pants', 41],
    ['Thermal fleece tights', 22],
  ],
  home: [
    ['Spin scrubber for bathrooms', 49],
    ['Fridge bin set, clear', 31],
    ['Portable carpet spot cleaner', 95],
    ['Motion-sensor closet lights', 27],
    ['Rechargeable milk frother', 20],
    ['Vegetable chopper with trays', 29],
    ['Reusable lint roller', 18],
    ['Flame-effect aroma diffuser', 37],
    ['Under-sink slide-out rack', 34],
  ],
}

const FIRST =
  'amber breezy cozy dusty early fern golden hazel indigo jolly kindly lunar mellow noble olive pebble'.split(' ')
const SECOND = 'attic basket corner drawer lantern pantry teapot window'.split(' ')

const CREATORS = 127
/** The days move with the calendar by whole weeks, so that weekends stay weekends and no figure changes. */
const FIRST_LAST_DAY = Date.parse('2026-10-31')
const DAY = 86_400_000
const YEAR = 365
const REVENUE = 285_420
const ENGAGEMENT = 0.068

/** Where these figures say they come from. */
export const DEMO_SOURCE: MarketSource = {
  kind: 'demo',
  name: 'Demo data',
  currency: 'USD',
  get from() {
    return dayBefore(YEAR - 1)
  },
  get to() {
    return dayBefore(0)
  },
  refreshedAt: null,
  products: Object.values(PRODUCTS).flat().length,
  creators: CREATORS,
}

/** From 0 up to 1, always the same for the same words. */
function chance(...words: (string | number)[]): number {
  let hash = 2_166_136_261
  for (const letter of words.join(' ')) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519)
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_917)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** A whole number in parts by weight, which add up to it exactly. */
function parts(total: number, weights: number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  let [seen, given] = [0, 0]
  return weights.map((weight) => {
    seen += weight
    const upTo = Math.round((total * seen) / sum)
    const part = upTo - given
    given = upTo
    return part
  })
}

const add = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0)

/** The last Saturday that is over, or a day before it. */
function dayBefore(days: number): string {
  const weeks = Math.floor((Date.now() - DAY - FIRST_LAST_DAY) / (7 * DAY))
  return new Date(FIRST_LAST_DAY + (7 * weeks - days) * DAY).toISOString().slice(0, 10)
}

/** How a day sells beside others, `back` days before the last one: more at weekends, less half a year ago. */
const dayWeight = (back: number) => {
  const weekday = new Date(FIRST_LAST_DAY - back * DAY).getUTCDay()
  const weekend = weekday === 0 || weekday === 6 ? 1.25 : 1
  return weekend * (1 + 0.25 * Math.cos((back / YEAR) * 2 * Math.PI)) * (0.9 + 0.2 * chance('day', back))
}

/** Of the whole set and each day, the last day first. The last 30 have exactly the figures that the set is known by. */
function dailyTotals(thirtyDays: number): number[] {
  const weights = Array.from({ length: YEAR }, (_, back) => dayWeight(back))
  const month = parts(thirtyDays, weights.slice(0, 30))
  const scale = thirtyDays / add(weights.slice(0, 30))
  return [...month, ...weights.slice(30).map((weight) => Math.round(weight * scale))]
}

const REVENUE_BY_DAY = dailyTotals(REVENUE)
// Thousands, so that the engagement can be met exactly.
const VIEWS_BY_DAY = dailyTotals(4750).map((thousand) => thousand * 1000)

const totalOf = (byDay: number[], range: MarketRange) => add(byDay.slice(0, MARKET_RANGES[range]))

const nameOf = (index: number) => [FIRST[index % FIRST.length]!, SECOND[Math.floor(index / FIRST.length)]!] as const
const usernameOf = (index: number) => nameOf(index).join('.')

/** Creators of a product, the most important first. */
function promoters(product: number): number[] {
  const count = 2 + Math.floor(chance('promoters', product) ** 2 * 22)
  const first = Math.floor(chance('first promoter', product) * CREATORS)
  // 127 is a prime: steps of any length meet nobody twice.
  const step = 1 + Math.floor(chance('step', product) * (CREATORS - 2))
  return Array.from({ length: count }, (_, nth) => (first + nth * step) % CREATORS)
}

const known = new Map<MarketRange, TrendingProduct[]>()

/** All products of a window, the first in rank first. */
function productsOf(range: MarketRange): TrendingProduct[] {
  const before = known.get(range)
  if (before) return before
  const given = Object.entries(PRODUCTS).flatMap(([niche, products]) =>
    products.map(([name, price]) => ({ niche: niche as Niche, name, price })),
  )
  const weights = given.map(
    ({ name, price }) => (0.15 + chance('weight', name) ** 2) * Math.sqrt(price) * (0.8 + 0.4 * chance(name, range)),
  )
  const revenue = parts(totalOf(REVENUE_BY_DAY, range), weights)
  const views = parts(
    totalOf(VIEWS_BY_DAY, range),
    given.map(({ name }, at) => weights[at]! * (0.5 + chance('views', name))),
  )
  const engagements = parts(
    Math.round(totalOf(VIEWS_BY_DAY, range) * ENGAGEMENT),
    given.map(({ name }, at) => views[at]! * (0.4 + 1.2 * chance('engagement', name))),
  )
  const ranked = given
    .map(({ niche, name, price }, at): TrendingProduct => {
      const [likes, comments, shares] = parts(engagements[at]!, [84, 6 + chance(name) * 4, 7]) as [
        number,
        number,
        number,
      ]
      const grown = Math.round((chance('growth', name, range) ** 1.5 * 1.3 - 0.4) * 1000) / 1000
      const creators = promoters(at)
      const units = Math.max(1, Math.round(revenue[at]! / price))
      const enough = units + units / (1 + grown) >= MINIMUM_SAMPLE.growthUnits
      return {
        id: `demo-${at + 1}`,
        product_name: name,
        niche,
        creator_username: usernameOf(creators[0]!),
        view_count: views[at]!,
        like_count: likes,
        comment_count: comments,
        share_count: shares,
        engagement_rate: views[at] ? engagements[at]! / views[at] : null,
        units_sold: units,
        revenue: revenue[at]!,
        product_price: price,
        product_image: null,
        hashtags: [
          niche === 'tech' ? 'techfinds' : `${niche}finds`,
          name
            .toLowerCase()
            .replace(/[^a-z ]/g, '')
            .split(' ')
            .slice(0, 2)
            .join(''),
        ],
        rank: 0,
        creators: creators.length,
        growth: enough ? grown : null,
        acceleration:
          enough && MARKET_RANGES[range] >= MINIMUM_SAMPLE.accelerationDays
            ? Math.round((chance('acceleration', name, range) - 0.5) * 40) / 1000
            : null,
        estimated: false,
      }
    })
    .sort((a, b) => b.revenue - a.revenue || b.units_sold - a.units_sold || b.view_count - a.view_count)
    .map((product, at) => ({ ...product, rank: at + 1 }))
  known.set(range, ranked)
  return ranked
}

/** All creators of a window, the most revenue first. */
function creatorsOf(range: MarketRange): ShopCreator[] {
  const weights = Array.from({ length: CREATORS }, (_, at) => 0.04 + chance('creator', at) ** 4)
  const revenue = parts(totalOf(REVENUE_BY_DAY, range), weights)
  const promoted = Array<number>(CREATORS).fill(0)
  for (let product = 0; product < DEMO_SOURCE.products; product++)
    for (const creator of promoters(product)) promoted[creator]!++
  return weights
    .map((_, at): ShopCreator => {
      const engagement = Math.round((0.015 + 0.1 * chance('creator engagement', at)) * 10_000) / 10_000
      const [first, second] = nameOf(at)
      return {
        id: `demo-${at + 1}`,
        creator_username: usernameOf(at),
        creator_display_name: `${first[0]!.toUpperCase()}${first.slice(1)} ${second[0]!.toUpperCase()}${second.slice(1)}`,
        estimated_revenue_total: revenue[at]!,
        engagement_rate: engagement,
        engagement_tier: tierOf(engagement),
        follower_count: Math.round(2000 + revenue[at]! * (4 + 60 * chance('followers', at))),
        units_sold: Math.round(revenue[at]! / (20 + 15 * chance('basket', at))),
        products: Math.max(1, promoted[at]!),
      }
    })
    .sort((a, b) => b.estimated_revenue_total - a.estimated_revenue_total)
}

type Key = string | number | null

/** In the order asked for: what has no figure last in both directions. */
function ordered<Row>(rows: Row[], keyOf: (row: Row) => Key, direction: 'asc' | 'desc'): Row[] {
  const sign = direction === 'asc' ? 1 : -1
  return [...rows].sort((left, right) => {
    const [a, b] = [keyOf(left), keyOf(right)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return a < b ? -sign : a > b ? sign : 0
  })
}

/** `after` is the number of rows before the page. */
function pageOf<Row>(rows: Row[], { after, limit = 1000 }: { after?: string; limit?: number }) {
  const from = Number(after ?? 0) || 0
  return { rows: rows.slice(from, from + limit), next: from + limit < rows.length ? String(from + limit) : null }
}

const within = (q: string | undefined, name: string) => !q || folded(name).includes(folded(q.trim()))

const PRODUCT_KEYS: Record<ProductsQuery['order'], (product: TrendingProduct) => Key> = {
  rank: (product) => product.rank,
  name: (product) => folded(product.product_name),
  price: (product) => product.product_price,
  views: (product) => product.view_count,
  engagement: (product) => product.engagement_rate,
  units: (product) => product.units_sold,
  revenue: (product) => product.revenue,
  creators: (product) => product.creators,
  growth: (product) => product.growth,
}

/** As `GET /api/products` answers where there are no figures; in one niche the ranks are the niche's. */
export function demoProducts(query: Partial<ProductsQuery> = {}): ProductsAnswer {
  const { range = DEFAULT_MARKET_RANGE, niche = 'all', order = 'rank', q } = query
  const found = productsOf(range)
    .filter((product) => niche === 'all' || product.niche === niche)
    .map((product, at) => ({ ...product, rank: at + 1 }))
    .filter((product) => within(q, product.product_name))
  const direction = query.direction ?? (order === 'rank' || order === 'name' ? 'asc' : 'desc')
  const { rows, next } = pageOf(ordered(found, PRODUCT_KEYS[order], direction), query)
  const views = add(found.map((product) => product.view_count))
  const engaged = add(found.map((product) => product.like_count + product.comment_count + product.share_count))
  return {
    success: true,
    products: rows,
    ...(query.after === undefined && {
      totals: { products: found.length, views, engagement: views ? engaged / views : null },
    }),
    source: DEMO_SOURCE,
    sources: [DEMO_SOURCE],
    next,
  }
}

const CREATOR_KEYS: Record<CreatorsQuery['order'], (creator: ShopCreator) => Key> = {
  revenue: (creator) => creator.estimated_revenue_total,
  name: (creator) => creator.creator_username,
  // A tier is a part of the rates.
  tier: (creator) => creator.engagement_rate,
  followers: (creator) => creator.follower_count,
  engagement: (creator) => creator.engagement_rate,
  units: (creator) => creator.units_sold,
  products: (creator) => creator.products,
}

/** As `GET /api/market/creators` answers where there are no figures. */
export function demoCreators(query: Partial<CreatorsQuery> = {}): CreatorsAnswer {
  const { range = DEFAULT_MARKET_RANGE, order = 'revenue', q } = query
  const found = creatorsOf(range).filter((creator) =>
    within(q?.replace(/^@/, ''), `${creator.creator_username} ${creator.creator_display_name}`),
  )
  const direction = query.direction ?? (order === 'name' ? 'asc' : 'desc')
  const { rows, next } = pageOf(ordered(found, CREATOR_KEYS[order], direction), query)
  return {
    success: true,
    creators: rows,
    ...(query.after === undefined && { total: found.length }),
    source: DEMO_SOURCE,
    next,
  }
}

/** As `GET /api/tiktok-shop/dashboard` answers where there are no figures. */
export function demoDashboard({ range = DEFAULT_MARKET_RANGE }: { range?: MarketRange } = {}): ShopDashboard {
  const products = productsOf(range)
  return {
    summary: {
      total_creators: CREATORS,
      total_products: products.length,
      total_revenue: totalOf(REVENUE_BY_DAY, range),
      avg_engagement: ENGAGEMENT,
    },
    top_creators: creatorsOf(range).slice(0, 5),
    top_products: products.slice(0, 5).map((product) => ({
      product_id: product.id,
      product_name: product.product_name,
      total_estimated_revenue: product.revenue,
      total_creators_promoting: product.creators,
    })),
    insights: demoInsights(),
    source: DEMO_SOURCE,
    sources: [DEMO_SOURCE],
    views: products.reduce((sum, { view_count: views }) => sum + views, 0),
    estimated: false,
    analysedAt: null,
  }
}

const percent = (fraction: number) => `${Math.round(fraction * 100)}%`
const count = (number: number) => Math.round(number).toLocaleString('en-US')

/** Of 30 days, as those that are worked out of real figures. */
function demoInsights(): ShopInsight[] {
  const products = productsOf('30d')
  const briefOf = (product: TrendingProduct) => ({
    productName: product.product_name,
    price: product.product_price,
    features: [],
  })
  const [rising, second] = ordered(products, (product) => product.growth, 'desc') as [TrendingProduct, TrendingProduct]
  const [falling] = ordered(products.slice(0, 12), (product) => product.growth, 'asc') as [TrendingProduct]
  const [crowded] = ordered(products, (product) => product.creators, 'desc') as [TrendingProduct]
  const open = ordered(
    products.filter((product) => product !== rising && product !== second && (product.creators ?? 0) <= 6),
    (product) => product.revenue / product.creators!,
    'desc',
  )[0]!
  const topThree = add(products.slice(0, 3).map((product) => product.revenue))
  const grown = (product: TrendingProduct) => ({
    label: 'Units, compared with the previous 30 days',
    value: product.growth!,
    unit: 'percent' as const,
  })
  const sold = (product: TrendingProduct) => ({
    label: 'Units sold',
    value: product.units_sold,
    unit: 'count' as const,
  })
  const promoting = (product: TrendingProduct) => ({
    label: 'Creators',
    value: product.creators!,
    unit: 'count' as const,
  })
  return [
    {
      id: 'demo-1',
      title: `${rising.product_name} is rising fast`,
      description: `It sold ${count(rising.units_sold)} units in the last 30 days, ${percent(rising.growth!)} more than in the previous 30 days.`,
      priority_level: 'high',
      insight_type: 'trend',
      figures: [sold(rising), grown(rising), promoting(rising)],
      product_id: rising.id,
      brief: briefOf(rising),
    },
    {
      id: 'demo-2',
      title: `Few creators promote ${open.product_name}`,
      description: `${count(open.creators!)} creators share $${count(open.revenue)} in revenue: $${count(open.revenue / open.creators!)} each.`,
      priority_level: 'high',
      insight_type: 'opportunity',
      figures: [
        promoting(open),
        { label: 'Revenue', value: open.revenue, unit: 'money' },
        { label: 'Revenue per creator', value: Math.round(open.revenue / open.creators!), unit: 'money' },
      ],
      product_id: open.id,
      brief: briefOf(open),
    },
    {
      id: 'demo-3',
      title: `${second.product_name} is selling more than before`,
      description: `Unit sales rose ${percent(second.growth!)} compared with the previous 30 days.`,
      priority_level: 'medium',
      insight_type: 'trend',
      figures: [sold(second), grown(second)],
      product_id: second.id,
      brief: briefOf(second),
    },
    {
      id: 'demo-4',
      title: `${falling.product_name} is selling less than before`,
      description: `Its units fell by ${percent(-falling.growth!)} compared with the previous 30 days.`,
      priority_level: 'medium',
      insight_type: 'warning',
      figures: [sold(falling), grown(falling)],
      product_id: falling.id,
      brief: null,
    },
    {
      id: 'demo-5',
      title: `Many creators promote ${crowded.product_name}`,
      description: `${count(crowded.creators!)} creators share $${count(crowded.revenue)} in revenue. To stand out, a video needs an angle the others don’t have.`,
      priority_level: 'low',
      insight_type: 'warning',
      figures: [promoting(crowded), { label: 'Revenue', value: crowded.revenue, unit: 'money' }],
      product_id: crowded.id,
      brief: null,
    },
    {
      id: 'demo-6',
      title: 'The last 30 days at a glance',
      description: `${products.length} products sold for ${count(REVENUE)} USD. The top three made ${percent(topThree / REVENUE)} of it.`,
      priority_level: 'low',
      insight_type: 'summary',
      figures: [
        { label: 'Revenue', value: REVENUE, unit: 'money' },
        { label: 'Share of the top three', value: topThree / REVENUE, unit: 'percent' },
      ],
      product_id: null,
      brief: null,
    },
  ]
}

const STEP = 0.01
const STEPS = 15
const BANDS = 5

/** As `GET /api/market/charts` answers where there are no figures. */
export function demoCharts(range: MarketRange = DEFAULT_MARKET_RANGE): MarketCharts {
  const products = productsOf(range)
  const days = MARKET_RANGES[range]
  const step = days > 90 ? 7 : 1
  const units = add(products.map((product) => product.units_sold))
  const unitsByDay = parts(units, REVENUE_BY_DAY.slice(0, days))
  const revenue: MarketCharts['revenue'] = []
  for (let back = days - 1; back >= 0; back -= step) {
    const to = Math.max(0, back - step + 1)
    const sum = (byDay: number[]) => add(byDay.slice(to, back + 1))
    revenue.push({
      from: dayBefore(back),
      to: dayBefore(to),
      revenue: sum(REVENUE_BY_DAY),
      units: sum(unitsByDay),
      views: sum(VIEWS_BY_DAY),
      estimated: false,
    })
  }
  const byPrice = ordered(products, (product) => product.product_price, 'asc')
  const size = byPrice.length / BANDS
  return {
    revenue,
    prices: ordered(products, (product) => product.units_sold, 'desc').map((product) => ({
      id: product.id,
      name: product.product_name,
      price: product.product_price!,
      units: product.units_sold,
      revenue: product.revenue,
    })),
    engagement: Array.from({ length: STEPS + 1 }, (_, at) => ({
      from: Math.round(at * STEP * 100) / 100,
      to: at < STEPS ? Math.round((at + 1) * STEP * 100) / 100 : null,
      products: products.filter((product) => Math.min(STEPS, Math.floor(product.engagement_rate! / STEP)) === at)
        .length,
    })),
    bands: Array.from({ length: BANDS }, (_, at) => {
      const band = byPrice.slice(Math.round(at * size), Math.round((at + 1) * size))
      return {
        from: band[0]!.product_price!,
        to: band.at(-1)!.product_price!,
        products: band.length,
        units: add(band.map((product) => product.units_sold)),
        revenue: add(band.map((product) => product.revenue)),
      }
    }),
    source: DEMO_SOURCE,
  }
}

/** As `GET /api/market/products/{id}` answers of a demo product; undefined for any other id. */
export function demoProduct(id: string, range: MarketRange = DEFAULT_MARKET_RANGE): ProductDetail | undefined {
  const product = productsOf(range).find((each) => each.id === id)
  if (!product) return undefined
  const days = MARKET_RANGES[range]
  // Oldest first, leaning as the product grew.
  const weights = Array.from({ length: days }, (_, at) => {
    const lean = 1 + (product.growth ?? 0) * (at / days - 0.5)
    return dayWeight(days - 1 - at) * lean * (0.8 + 0.4 * chance(id, days - at))
  })
  const [views, units, revenue] = [product.view_count, product.units_sold, product.revenue].map((total) =>
    parts(total, weights),
  ) as [number[], number[], number[]]
  const names = new Set(promoters(Number(id.slice('demo-'.length)) - 1).map(usernameOf))
  return {
    ...product,
    category: null,
    link: null,
    days: weights.map((_, at) => ({
      day: dayBefore(days - 1 - at),
      views: views[at]!,
      units: units[at]!,
      revenue: revenue[at]!,
      estimated: false,
    })),
    top_creators: creatorsOf(range)
      .filter((creator) => names.has(creator.creator_username))
      .slice(0, 10),
    source: DEMO_SOURCE,
  }
}
