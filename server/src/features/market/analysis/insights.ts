import {
  LIMITS,
  MINIMUM_SAMPLE,
  PRIORITY_LEVELS,
  tierOf,
  type InsightFigure,
  type ScriptSuggestion,
  type ShopInsight,
} from '@reelwright/shared'
import { bestMonth, bestWeekday } from './seasons'
import type { ProductFigures, SetFigures } from './set-figures'
import { growthInterval, OUTLIER_Z, robustZ, wilsonInterval } from './statistics'

export type Insight = Omit<ShopInsight, 'id'>

/** What may be said, before the best is chosen; `score` orders what is said for the same reason. */
interface Finding extends Insight {
  reason: Reason
  score: number
}

/** Why something is said: of the same priority, the first of these comes first. */
const REASONS = [
  'rising, few creators',
  'concentration',
  'falling',
  'rising',
  'few creators',
  'outlier',
  'price',
  'whole',
  'weekday',
  'month',
  'crowded',
  'liked',
  'first',
  'engagement',
] as const
type Reason = (typeof REASONS)[number]

/** Thresholds; docs/market.md says why they are what they are. */
export const RULES = {
  /** Growth that chance does not explain, as the lower or upper end of its interval. */
  rising: 0.1,
  falling: -0.1,
  /** Products before one of them can stand out, few creators are few, or a share of the top three is told. */
  sample: 10,
  crowdSample: 8,
  crowd: 10,
  outlierSample: 20,
  bandProducts: 5,
  bandRatio: 1.5,
  topShare: 0.6,
  topShareHigh: 0.8,
  likedViews: 1000,
  /** Insights, and how many of them have the same reason. */
  most: 12,
  ofOneReason: 2,
} as const

/**
 * What follows from figures, the strongest first and a summary last: at most 12, two for the same reason, one for each product. Only what
 * has happened is told, never what will.
 */
export function insightsOf(figures: SetFigures): Insight[] {
  const findings = [...figures.products.flatMap((product) => ofProduct(product, figures)), ...ofWhole(figures)].sort(
    (a, b) =>
      PRIORITY_LEVELS.indexOf(a.priority_level) - PRIORITY_LEVELS.indexOf(b.priority_level) ||
      REASONS.indexOf(a.reason) - REASONS.indexOf(b.reason) ||
      b.score - a.score,
  )
  const reasons = new Map<Reason, number>()
  const products = new Set<string>()
  const chosen = findings.filter(({ reason, product_id }) => {
    const told = reasons.get(reason) ?? 0
    if (told >= RULES.ofOneReason || (product_id !== null && products.has(product_id))) return false
    reasons.set(reason, told + 1)
    if (product_id !== null) products.add(product_id)
    return true
  })
  return [
    ...chosen.slice(0, RULES.most - 1).map(({ reason: _reason, score: _score, ...insight }) => insight),
    summaryOf(figures),
  ]
}

const count = (number: number) => Math.round(number).toLocaleString('en-US')
const percent = (fraction: number) => `${(fraction * 100).toFixed(Math.abs(fraction) < 0.1 ? 1 : 0)}%`
const moneyIn = (currency: string) => (amount: number) =>
  amount.toLocaleString('en-US', { style: 'currency', currency, maximumFractionDigits: amount < 100 ? 2 : 0 })
// Never in the middle of an emoji: the database takes no half of a character.
const cut = (text: string, length: number) => text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
const short = (name: string) => (name.length > 80 ? `${cut(name, 79).trimEnd()}…` : name)

const counted = (label: string, value: number): InsightFigure => ({ label, value, unit: 'count' })
const amount = (label: string, value: number): InsightFigure => ({ label, value, unit: 'money' })
const share = (label: string, value: number): InsightFigure => ({ label, value, unit: 'percent' })

function ofProduct(product: ProductFigures, { currency, spread }: SetFigures): Finding[] {
  const money = moneyIn(currency)
  const name = short(product.name)
  const { units, revenue, creators, unitsBefore, growth } = product
  const about = (
    finding: Omit<Finding, 'product_id' | 'brief' | 'description'> & { description: string },
    brief?: Pick<ScriptSuggestion, 'videoStyle' | 'tone'>,
  ): Finding => ({
    ...finding,
    description: finding.description + (product.estimated ? ' Some of these figures are estimates.' : ''),
    product_id: product.id,
    brief: brief ? { ...briefOf(product), ...brief } : null,
  })
  const findings: Finding[] = []

  const interval = unitsBefore !== null && growth !== null ? growthInterval(units, unitsBefore) : null
  const rising = interval !== null && interval.low >= RULES.rising
  const perCreator = creators ? revenue / creators : null
  const fewCreators =
    perCreator !== null &&
    spread.promoted >= RULES.crowdSample &&
    creators! <= (spread.creatorsLow ?? 0) &&
    2 * creators! <= (spread.creatorsHigh ?? 0)
  const sold = counted('Units in 30 days', units)
  const growthFigures = () => [
    sold,
    counted('Units in the 30 days before', unitsBefore!),
    share('Growth', growth!),
    ...(product.acceleration === null ? [] : [share('Change of the daily growth', product.acceleration)]),
  ]
  const promoting = () => [counted('Creators', creators!), amount('Revenue per creator', perCreator!)]

  if (rising && fewCreators)
    findings.push(
      about(
        {
          reason: 'rising, few creators',
          score: interval.low,
          title: `Rising fast, few creators: ${name}`,
          description: `It sold ${count(units)} units in 30 days, ${percent(growth!)} more than in the 30 days before, and only ${creatorsIn(creators!)} it.`,
          priority_level: 'high',
          insight_type: 'opportunity',
          figures: [...growthFigures(), ...promoting()],
        },
        { videoStyle: 'product-review', tone: 'excited-discovery' },
      ),
    )
  if (rising)
    findings.push(
      about(
        {
          reason: 'rising',
          score: interval.low,
          title: `Selling more than before: ${name}`,
          description: `It sold ${count(units)} units in 30 days, ${percent(growth!)} more than in the 30 days before. Even allowing for chance it is at least ${percent(interval.low)} more.`,
          priority_level: 'medium',
          insight_type: 'trend',
          figures: growthFigures(),
        },
        { videoStyle: 'product-review' },
      ),
    )
  if (interval !== null && interval.high <= RULES.falling)
    findings.push(
      about({
        reason: 'falling',
        score: (product.revenueBefore ?? 0) - revenue,
        title: `Selling less than before: ${name}`,
        description: `It sold ${count(units)} units in 30 days, ${percent(-growth!)} fewer than in the 30 days before. That is ${money((product.revenueBefore ?? 0) - revenue)} less revenue.`,
        // What earned most is missed most.
        priority_level: product.rank <= 5 ? 'high' : 'medium',
        insight_type: 'warning',
        figures: growthFigures(),
      }),
    )
  if (fewCreators && revenue >= (spread.revenueHigh ?? Infinity) && units >= MINIMUM_SAMPLE.growthUnits)
    findings.push(
      about(
        {
          reason: 'few creators',
          score: perCreator,
          title: `Sells well with few creators: ${name}`,
          description: `It made ${money(revenue)} in 30 days, more than three of four products, and only ${creatorsIn(creators!)} it: ${money(perCreator)} for each.`,
          priority_level: 'medium',
          insight_type: 'opportunity',
          figures: [sold, amount('Revenue in 30 days', revenue), ...promoting()],
        },
        { videoStyle: 'product-review', tone: 'helpful-friend' },
      ),
    )
  if (
    perCreator !== null &&
    spread.promoted >= RULES.crowdSample &&
    creators! >= Math.max(RULES.crowd, spread.creatorsHigh ?? Infinity) &&
    perCreator < (spread.perCreatorMedian ?? 0)
  )
    findings.push(
      about({
        reason: 'crowded',
        score: creators!,
        title: `Many creators, little for each: ${name}`,
        description: `${creatorsIn(creators!)} it and make ${money(perCreator)} each; the middle of all products is ${money(spread.perCreatorMedian!)}. A video needs an angle that the others do not have.`,
        priority_level: 'low',
        insight_type: 'warning',
        figures: [...promoting(), amount('Middle of all products', spread.perCreatorMedian!)],
      }),
    )
  const z =
    revenue > 0 && spread.earning >= RULES.outlierSample
      ? robustZ(Math.log(revenue), spread.logMedian ?? 0, spread.logDeviation ?? 0)
      : 0
  if (z > OUTLIER_Z)
    findings.push(
      about(
        {
          reason: 'outlier',
          score: z,
          title: `Far above all others: ${name}`,
          description: `It made ${money(revenue)} in 30 days; the middle of ${count(spread.earning)} products is ${money(spread.revenueMedian!)}.`,
          priority_level: 'medium',
          insight_type: 'trend',
          figures: [
            sold,
            amount('Revenue in 30 days', revenue),
            amount('Middle of all products', spread.revenueMedian!),
          ],
        },
        { videoStyle: 'informative' },
      ),
    )
  const liked = product.views >= RULES.likedViews ? wilsonInterval(product.engaged, product.views) : null
  if (
    liked &&
    tierOf(liked.low) === 'excellent' &&
    revenue < (spread.revenueMedian ?? 0) &&
    spread.earning >= RULES.sample
  )
    findings.push(
      about(
        {
          reason: 'liked',
          score: liked.low,
          title: `Liked, but seldom bought: ${name}`,
          description: `${percent(product.engaged / product.views)} of ${count(product.views)} views led to a like, comment or share, but it made less than the middle of all products. A clear offer may be missing.`,
          priority_level: 'low',
          insight_type: 'opportunity',
          figures: [
            counted('Views', product.views),
            share('Engagement', product.engaged / product.views),
            amount('Revenue in 30 days', revenue),
          ],
        },
        { videoStyle: 'bottom-of-funnel' },
      ),
    )
  if (product.rank === 1 && revenue > 0)
    findings.push(
      about({
        reason: 'first',
        score: 1,
        title: `First by revenue: ${name}`,
        description: `It made ${money(revenue)} with ${count(units)} units in 30 days.`,
        priority_level: 'low',
        insight_type: 'trend',
        figures: [sold, amount('Revenue in 30 days', revenue)],
      }),
    )
  return findings
}

const creatorsIn = (creators: number) => `${count(creators)} ${creators === 1 ? 'creator shows' : 'creators show'}`

const briefOf = (product: ProductFigures): ScriptSuggestion => ({
  productName: cut(product.name, LIMITS.productName),
  price: product.price || null,
  features: [],
})

function ofWhole(figures: SetFigures): Finding[] {
  const { window, bands, topRevenue, days } = figures
  const whole = (finding: Omit<Finding, 'product_id' | 'brief'>): Finding => ({
    ...finding,
    product_id: null,
    brief: null,
  })
  const findings: Finding[] = []

  const topShare = window.revenue > 0 ? topRevenue / window.revenue : 0
  if (window.products >= RULES.sample && topShare >= RULES.topShare)
    findings.push(
      whole({
        reason: 'concentration',
        score: topShare,
        title: `Three products make ${percent(topShare)} of the revenue`,
        description: `The other ${count(window.products - 3)} products make ${percent(1 - topShare)}. If one of the three runs out, much is gone.`,
        priority_level: topShare >= RULES.topShareHigh ? 'high' : 'medium',
        insight_type: 'warning',
        figures: [share('Share of the top three', topShare), counted('Products', window.products)],
      }),
    )

  const priced = bands.reduce(
    (all, band) => ({ units: all.units + band.units, products: all.products + band.products }),
    {
      units: 0,
      products: 0,
    },
  )
  const perProduct = priced.products > 0 ? priced.units / priced.products : 0
  const [best] = [...bands].sort((a, b) => b.units / b.products - a.units / a.products)
  // One product that sells nearly alone says nothing about its price.
  const alone = ({ price, units }: ProductFigures) =>
    price !== null && price >= best!.from && price <= best!.to && units > best!.units / 2
  if (
    best &&
    bands[0]!.to < bands.at(-1)!.from &&
    best.products >= RULES.bandProducts &&
    best.units >= MINIMUM_SAMPLE.growthUnits &&
    best.units / best.products >= RULES.bandRatio * perProduct &&
    !figures.products.some(alone)
  ) {
    const money = moneyIn(figures.currency)
    findings.push(
      whole({
        reason: 'price',
        score: best.units / best.products / perProduct,
        title: `${money(best.from)} to ${money(best.to)} sells most`,
        description: `The ${count(best.products)} products at these prices sold ${count(best.units / best.products)} units each in 30 days; all products with a price sold ${count(perProduct)}.`,
        priority_level: 'medium',
        insight_type: 'opportunity',
        figures: [
          counted('Units per product', Math.round(best.units / best.products)),
          counted('Units per product, all prices', Math.round(perProduct)),
          counted('Products', best.products),
        ],
      }),
    )
  }

  const interval = window.unitsBefore === null ? null : growthInterval(window.units, window.unitsBefore)
  if (
    interval &&
    window.units + window.unitsBefore! >= MINIMUM_SAMPLE.growthUnits &&
    (interval.low >= RULES.rising || interval.high <= RULES.falling)
  ) {
    const grown = window.units / window.unitsBefore! - 1
    findings.push(
      whole({
        reason: 'whole',
        score: Math.abs(grown),
        title: `All products together sold ${percent(Math.abs(grown))} ${grown > 0 ? 'more' : 'less'} than before`,
        description: `${count(window.units)} units in 30 days, and ${count(window.unitsBefore!)} in the 30 days before.`,
        priority_level: 'medium',
        insight_type: grown > 0 ? 'trend' : 'warning',
        figures: [
          counted('Units in 30 days', window.units),
          counted('Units in the 30 days before', window.unitsBefore!),
          share('Growth', grown),
        ],
      }),
    )
  }

  const weekday = bestWeekday(days)
  if (weekday)
    findings.push(
      whole({
        reason: 'weekday',
        score: weekday.ratio,
        title: `${weekday.name} sell most`,
        description: `In ${count(weekday.sample)} weeks a day like that sold ${percent(weekday.ratio - 1)} more than the mean of its week.`,
        priority_level: 'low',
        insight_type: 'season',
        figures: [share('Above the week', weekday.ratio - 1), counted('Weeks', weekday.sample)],
      }),
    )
  const month = bestMonth(days)
  if (month)
    findings.push(
      whole({
        reason: 'month',
        score: month.ratio,
        title: `${month.name} was the strongest month`,
        description: `A day in ${month.name} sold ${percent(month.ratio - 1)} more than the mean of the last 365 days. One year cannot tell a season from growth.`,
        priority_level: 'low',
        insight_type: 'season',
        figures: [share('Above the year', month.ratio - 1), { label: 'Days', value: month.sample, unit: 'days' }],
      }),
    )

  const tier = tierOf(window.engagement)
  if (tier && window.views >= RULES.likedViews)
    findings.push(
      whole({
        reason: 'engagement',
        score: 0,
        title: `Engagement is ${tier}`,
        description: `${percent(window.engagement!)} of ${count(window.views)} views led to a like, comment or share.`,
        priority_level: 'low',
        insight_type: 'trend',
        figures: [share('Engagement', window.engagement!), counted('Views', window.views)],
      }),
    )
  return findings
}

function summaryOf({ currency, window, days, topRevenue, products }: SetFigures): Insight {
  const early = products.every(({ growth }) => growth === null)
  const estimated = window.estimated ? ' Some figures are parts of longer reports: estimates.' : ''
  return {
    title: early ? 'The last 30 days in short; too early to say what is growing' : 'The last 30 days in short',
    description:
      `${count(window.products)} ${window.products === 1 ? 'product' : 'products'} sold ${count(window.units)} units for ${moneyIn(currency)(window.revenue)}.` +
      (early
        ? ` Growth needs figures of 60 days and ${MINIMUM_SAMPLE.growthUnits} units of a product; there are ${count(days.length)} days.`
        : '') +
      estimated,
    priority_level: 'low',
    insight_type: 'summary',
    figures: [
      amount('Revenue', window.revenue),
      counted('Units', window.units),
      ...(window.revenue > 0 && window.products > 3
        ? [share('Share of the top three', topRevenue / window.revenue)]
        : []),
      { label: 'Days with figures', value: days.length, unit: 'days' },
    ],
    product_id: null,
    brief: null,
  }
}
