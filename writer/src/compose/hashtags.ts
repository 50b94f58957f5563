import type { BriefAnalysis } from '../analysis'

const FORMAT_TAGS: Record<BriefAnalysis['style'], string> = {
  storytelling: 'StoryTelling',
  'talking-head': 'HonestOpinion',
  conspiracy: 'FunTheory',
  informative: 'Explained',
  skit: 'ComedySkit',
  'bottom-of-funnel': 'QuickAnswers',
  'story-time': 'StoryTime',
  'product-review': 'ProductReview',
  'before-after': 'BeforeAndAfter',
  'day-in-life': 'DayInMyLife',
  'hack-tip': 'QuickTips',
  comparison: 'SideBySide',
}
const AUDIENCE_TAGS: Partial<Record<BriefAnalysis['audience']['key'], string>> = {
  everyone: 'EverydayLife',
  men: 'MensFinds',
  women: 'WomensFinds',
  teens: 'TeenLife',
  custom: 'EverydayLife',
}
const DISCOVERY_TAG = 'ShopFinds'

/** Five: product, use, audience, format, discovery. Letters and digits only, at most 24 characters. */
export function hashtagsFor(analysis: BriefAnalysis): string[] {
  const { product, category, audience, style } = analysis
  const productTag = camelCase(
    product.categoryNoun === 'thing' ? product.shortName : product.aCategory.replace(/^an? /, ''),
  )
  const candidates = [
    productTag,
    camelCase(category.id) === productTag
      ? ''
      : camelCase(category.id === 'generic' || category.id === 'general' ? 'DailyRoutine' : category.id),
    (audience.plural && camelCase(audience.plural)) || AUDIENCE_TAGS[audience.key] || '',
    FORMAT_TAGS[style],
    DISCOVERY_TAG,
    'EverydayFinds',
    'DailyRoutine',
    'SmallUpgrades',
  ]
  // Whoever is bound to the seller says so first. (DISC-01)
  const tags: string[] = analysis.disclosure && analysis.disclosure !== 'none' ? ['ad'] : []
  for (const tag of candidates) {
    const usable = tag.length >= 3 && tag.length <= 24 && !/^\d/.test(tag)
    if (usable && !tags.some((other) => other.toLowerCase() === tag.toLowerCase())) tags.push(tag)
  }
  return tags.slice(0, 5).map((tag) => `#${tag}`)
}

function camelCase(text: string): string {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}
