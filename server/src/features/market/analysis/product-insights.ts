import { LIMITS, MINIMUM_SAMPLE, tierOf, type ScriptSuggestion } from '@reelwright/shared'
import { RULES, type Finding } from './insight-rules'
import { amount, count, counted, cut, moneyIn, percent, share, short } from './insight-words'
import type { ProductFigures, SetFigures } from './set-figures'
import { growthInterval, OUTLIER_Z, robustZ, wilsonInterval } from './statistics'

/** What follows from the figures of one product. */
export function ofProduct(product: ProductFigures, { currency, spread }: SetFigures): Finding[] {
  const money = moneyIn(currency)
  const name = short(product.name)
  const { units, revenue, creators, unitsBefore, growth } = product
  const about = (
    finding: Omit<Finding, 'product_id' | 'brief' | 'description'> & { description: string },
    brief?: Pick<ScriptSuggestion, 'videoStyle' | 'tone'>,
  ): Finding => ({
    ...finding,
    description: finding.description + (product.estimated ? ' Some of these numbers are estimates.' : ''),
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
    counted('Units in the previous 30 days', unitsBefore!),
    share('Growth', growth!),
    ...(product.acceleration === null ? [] : [share('Change in daily growth', product.acceleration)]),
  ]
  const promoting = () => [counted('Creators', creators!), amount('Revenue per creator', perCreator!)]

  if (rising && fewCreators)
    findings.push(
      about(
        {
          reason: 'rising, few creators',
          score: interval.low,
          title: `Rising fast, few creators: ${name}`,
          description: `It sold ${count(units)} units in the last 30 days, ${percent(growth!)} more than in the previous 30 days, and only ${creatorsIn(creators!)} it.`,
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
          description: `It sold ${count(units)} units in the last 30 days, ${percent(growth!)} more than in the previous 30 days. The real increase is very likely at least ${percent(interval.low)}.`,
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
        description: `It sold ${count(units)} units in the last 30 days, ${percent(-growth!)} fewer than in the previous 30 days. That is ${money((product.revenueBefore ?? 0) - revenue)} less revenue.`,
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
          description: `It made ${money(revenue)} in 30 days, more than three out of four products, and only ${creatorsIn(creators!)} it: ${money(perCreator)} for each.`,
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
        title: `Many creators, little revenue each: ${name}`,
        description: `${creatorsIn(creators!)} it and make ${money(perCreator)} each. The median product makes ${money(spread.perCreatorMedian!)}. To stand out, a video needs an angle the others don’t have.`,
        priority_level: 'low',
        insight_type: 'warning',
        figures: [...promoting(), amount('Median of all products', spread.perCreatorMedian!)],
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
          title: `Far ahead of the rest: ${name}`,
          description: `It made ${money(revenue)} in 30 days. The median of ${count(spread.earning)} products is ${money(spread.revenueMedian!)}.`,
          priority_level: 'medium',
          insight_type: 'trend',
          figures: [
            sold,
            amount('Revenue in 30 days', revenue),
            amount('Median of all products', spread.revenueMedian!),
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
          title: `Liked, but rarely bought: ${name}`,
          description: `${percent(product.engaged / product.views)} of ${count(product.views)} views led to a like, comment or share, but it made less than the median product. A clear offer may be missing.`,
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
        title: `Top seller by revenue: ${name}`,
        description: `It made ${money(revenue)} with ${count(units)} units in 30 days.`,
        priority_level: 'low',
        insight_type: 'trend',
        figures: [sold, amount('Revenue in 30 days', revenue)],
      }),
    )
  return findings
}

const creatorsIn = (creators: number) =>
  `${count(creators)} ${creators === 1 ? 'creator promotes' : 'creators promote'}`

const briefOf = (product: ProductFigures): ScriptSuggestion => ({
  productName: cut(product.name, LIMITS.productName),
  price: product.price || null,
  features: [],
})
