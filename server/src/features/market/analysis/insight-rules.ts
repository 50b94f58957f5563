import type { ShopInsight } from '@reelwright/shared'

export type Insight = Omit<ShopInsight, 'id'>

/** What may be said, before the best is chosen; `score` orders what is said for the same reason. */
export interface Finding extends Insight {
  reason: Reason
  score: number
}

/** Why something is said: of the same priority, the first of these comes first. */
export const REASONS = [
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
export type Reason = (typeof REASONS)[number]

/** Thresholds; docs/market.md says why they are what they are. */
export const RULES = {
  /** Growth that chance does not explain, as the lower or upper end of its interval. */
  rising: 0.1,
  falling: -0.1,
  /** Products before one of them can stand out, few creators are few, or the share of the top three is mentioned. */
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
