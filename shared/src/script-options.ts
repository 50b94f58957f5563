/** The choices of the script generator: stored keys and the labels people see. (B-EN-23 to B-EN-26, OP-58) */

export const VIDEO_STYLES = [
  'storytelling',
  'talking-head',
  'conspiracy',
  'informative',
  'skit',
  'bottom-of-funnel',
  'story-time',
  'product-review',
  'before-after',
  'day-in-life',
  'hack-tip',
  'comparison',
] as const
export type VideoStyle = (typeof VIDEO_STYLES)[number]

export const TONES = [
  'excited-discovery',
  'skeptical-convinced',
  'helpful-friend',
  'shocked-mindblown',
  'casual-review',
  'urgent-psa',
  'comedy-entertainment',
  'educational-expert',
  'relatable-struggle',
  'success-story',
] as const
export type Tone = (typeof TONES)[number]

export const AUDIENCES = [
  'men',
  'women',
  'everyone',
  'parents',
  'gen-z',
  'millennials',
  'gen-x',
  'teens',
  'college-students',
  'working-professionals',
  'fitness-enthusiasts',
  'beauty-lovers',
  'tech-enthusiasts',
  'gamers',
  'pet-owners',
  'home-decor-lovers',
  'foodies',
  'travelers',
  'entrepreneurs',
  'budget-shoppers',
  'luxury-shoppers',
  'eco-conscious',
  'custom',
] as const
export type Audience = (typeof AUDIENCES)[number]

/** Seconds. (B-CN-01) */
export const VIDEO_LENGTHS = [30, 60, 90, 120] as const
export type VideoLength = (typeof VIDEO_LENGTHS)[number]

export const VIDEO_LENGTH_LABELS: Record<VideoLength, string> = {
  30: '0-30s',
  60: '30-60s',
  90: '60-90s',
  120: '90s-3min',
}

/** What binds the creator to the seller; the law wants it said. (DISC-01) */
export const DISCLOSURES = ['none', 'own-product', 'affiliate', 'gifted', 'paid'] as const
export type Disclosure = (typeof DISCLOSURES)[number]

export const OUTPUT_TYPES = ['script', 'visual', 'both'] as const

/** Every status name a script may carry; the board shows four of them. (CX-01) */
export const SCRIPT_STATUSES = [
  'draft',
  'in_progress',
  'ready_to_film',
  'posted',
  'completed',
  'tracking',
  'review',
  'archived',
] as const
export type ScriptStatus = (typeof SCRIPT_STATUSES)[number]

/** The statuses the generator offers for a new script. (B-ST-09) */
export const INITIAL_STATUSES = [
  'draft',
  'in_progress',
  'completed',
  'tracking',
] as const satisfies readonly ScriptStatus[]

export const DEFAULT_STYLE: VideoStyle = 'storytelling'
export const DEFAULT_TONE: Tone = 'excited-discovery'
export const DEFAULT_LENGTH: VideoLength = 60

/** (B-CN-06) */
export const DEFAULT_CALL_TO_ACTION = 'Shop now on TikTok Shop!'

const LABELS_BY_HAND = new Map<string, string>([
  ['urgent-psa', 'Urgent PSA'],
  ['hack-tip', 'Hack / Tip'],
])

/** "gen-z" becomes "Gen Z"; also works for stored values that are in none of our lists. */
export function optionLabel(key: string): string {
  const byHand = LABELS_BY_HAND.get(key)
  if (byHand) return byHand
  return key
    .split(/[-_ ]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
