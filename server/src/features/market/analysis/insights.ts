import { PRIORITY_LEVELS } from '@reelwright/shared'
import { type Insight, type Reason, REASONS, RULES } from './insight-rules'
import { ofProduct } from './product-insights'
import type { SetFigures } from './set-figures'
import { ofWhole, summaryOf } from './set-insights'

/**
 * What follows from figures, the strongest first and a summary last: at most 12, two for the same reason, one for each product. Only what
 * has happened, never what will.
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
    const count = reasons.get(reason) ?? 0
    if (count >= RULES.ofOneReason || (product_id !== null && products.has(product_id))) return false
    reasons.set(reason, count + 1)
    if (product_id !== null) products.add(product_id)
    return true
  })
  return [
    ...chosen.slice(0, RULES.most - 1).map(({ reason: _reason, score: _score, ...insight }) => insight),
    summaryOf(figures),
  ]
}
