import type { Audience, VideoStyle } from '@reelwright/shared'

const FORMAT_TAGS: Record<VideoStyle, string> = {
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
export const AUDIENCE_TAGS: Partial<Record<Audience, string>> = {
  everyone: 'EverydayLife',
  men: 'MensFinds',
  women: 'WomensFinds',
  teens: 'TeenLife',
  custom: 'EverydayLife',
}
const DISCOVERY_TAG = 'ShopFinds'
const SPARE_TAGS = ['EverydayFinds', 'DailyRoutine', 'SmallUpgrades']
const MAX_TAGS = 5
const MIN_LENGTH = 3
const MAX_LENGTH = 24

/** Five tags: product, use, audience, format, discovery. Letters and digits only. "#ad" comes first where something binds the creator. (DISC-01) */
export function hashtags(wanted: readonly string[], style: VideoStyle, hasToDisclose: boolean): string[] {
  const tags: string[] = hasToDisclose ? ['ad'] : []
  for (const tag of [...wanted, FORMAT_TAGS[style], DISCOVERY_TAG, ...SPARE_TAGS]) {
    const isUsable = tag.length >= MIN_LENGTH && tag.length <= MAX_LENGTH && !/^\d/.test(tag)
    if (isUsable && !tags.some((other) => other.toLowerCase() === tag.toLowerCase())) tags.push(tag)
  }
  return tags.slice(0, MAX_TAGS).map((tag) => `#${tag}`)
}

export function camelCase(text: string): string {
  return text
    .replace(/['’]/g, '')
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}
