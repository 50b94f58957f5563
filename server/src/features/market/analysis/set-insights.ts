import { MINIMUM_SAMPLE, tierOf } from '@reelwright/shared'
import { RULES, type Finding, type Insight } from './insight-rules'
import { amount, count, counted, moneyIn, percent, share } from './insight-words'
import { bestMonth, bestWeekday } from './seasons'
import type { ProductFigures, SetFigures } from './set-figures'
import { growthInterval } from './statistics'

/** What follows from the figures of all products together. */
export function ofWhole(figures: SetFigures): Finding[] {
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
        description: `The other ${count(window.products - 3)} products make ${percent(1 - topShare)}. If one of the three sells out, you lose a large share.`,
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
        title: `Products priced ${money(best.from)} to ${money(best.to)} sell best`,
        description: `The ${count(best.products)} products at these prices sold an average of ${count(best.units / best.products)} units each in the last 30 days. All products averaged ${count(perProduct)}.`,
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
        description: `${count(window.units)} units in the last 30 days, and ${count(window.unitsBefore!)} in the previous 30 days.`,
        priority_level: 'medium',
        insight_type: grown > 0 ? 'trend' : 'warning',
        figures: [
          counted('Units in 30 days', window.units),
          counted('Units in the previous 30 days', window.unitsBefore!),
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
        title: `Sales are highest on ${weekday.name}`,
        description: `Over ${count(weekday.sample)} weeks, they sold ${percent(weekday.ratio - 1)} more than the average day of the week.`,
        priority_level: 'low',
        insight_type: 'season',
        figures: [share('Above weekly average', weekday.ratio - 1), counted('Weeks', weekday.sample)],
      }),
    )
  const month = bestMonth(days)
  if (month)
    findings.push(
      whole({
        reason: 'month',
        score: month.ratio,
        title: `${month.name} was the strongest month`,
        description: `Days in ${month.name} sold ${percent(month.ratio - 1)} more than the average of the last 365 days. One year isn’t enough to tell a season from growth.`,
        priority_level: 'low',
        insight_type: 'season',
        figures: [share('Above yearly average', month.ratio - 1), { label: 'Days', value: month.sample, unit: 'days' }],
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

/** The last 30 days in short; said in any case. */
export function summaryOf({ currency, window, days, topRevenue, products }: SetFigures): Insight {
  const early = products.every(({ growth }) => growth === null)
  const estimated = window.estimated ? ' Some numbers are estimates from longer reports.' : ''
  return {
    title: early ? 'The last 30 days at a glance. Too early to say what is growing.' : 'The last 30 days at a glance',
    description:
      `${count(window.products)} ${window.products === 1 ? 'product' : 'products'} sold ${count(window.units)} units for ${moneyIn(currency)(window.revenue)}.` +
      (early
        ? ` To measure growth, we need 60 days of data and ${MINIMUM_SAMPLE.growthUnits} units of a product. So far there are ${count(days.length)} days.`
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
      { label: 'Days with data', value: days.length, unit: 'days' },
    ],
    product_id: null,
    brief: null,
  }
}
