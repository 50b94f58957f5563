import {
  type MarketRange,
  MINIMUM_SAMPLE,
  type ProductNiche,
  type ScriptSuggestion,
  type TrendingProduct,
} from '@reelwright/shared'

/** (B-TR-05) */
export const NICHE_LABELS: Record<ProductNiche, string> = {
  beauty: 'Beauty',
  tech: 'Tech',
  lifestyle: 'Lifestyle',
  fashion: 'Fashion',
  home: 'Home',
  other: 'Other',
}

/** What growth is measured against. */
export const WINDOW_BEFORE: Record<MarketRange, string> = {
  '24h': 'the previous day',
  '7d': 'the previous 7 days',
  '30d': 'the previous 30 days',
  '1y': 'the previous year',
}

export const TOO_EARLY = 'Too early to say'
export const WHY_NO_GROWTH = `Needs ${MINIMUM_SAMPLE.growthUnits} units over both periods, and data for the period before.`
export const WHY_NO_ACCELERATION = `Needs ${MINIMUM_SAMPLE.accelerationDays} days of data.`

/** What a script about a product begins with. */
export const suggestionOf = ({ product_name, product_price }: TrendingProduct): ScriptSuggestion => ({
  productName: product_name,
  price: product_price,
  features: [],
})

/** The first letter or figure of a name, for the tile that stands where a picture would. */
export const initialOf = (name: string) => /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '#'
