import { isOnBox, rankOf, RANKS } from './plan'
import type { ReadFeature, Reading } from './reading'
import { screenText } from './screen-text'

/** Of a listing measures and certificates are shown last, and what says nothing on a screen is not. */
export function shownRank(reading: Reading, feature: ReadFeature): number {
  const { typed, isListed } = feature
  const isLabel = !reading.story.isTyped && isOnBox(feature, reading) && !/\b(?:free|waterproof)\b/i.test(typed)
  if (!isListed) return isLabel ? 2 : 0
  if (!isReadable(feature)) return UNREADABLE
  if (isLabel) return /\bdishwasher\b/i.test(typed) ? 0 : 2
  if (CERTIFICATE.test(typed)) return 3
  if (/^(?:do not|don't|material:?|made of) /i.test(typed)) return 2
  return rankOf(feature, reading) >= RANKS.measure || /\d|\/.*\//.test(typed) ? 1 : 0
}
/** Rank of what says nothing on a screen. */
export const UNREADABLE = 9

const CERTIFICATE = /\b(?:safety mark|approved|certifi\p{L}+|ce|fcc|rohs|astm|en ?71)\b/iu
/** "Polyester 92%", "88% polyamide 12% elastane" */
const FIBERS =
  /^(?:(?:\d{1,2} ?% ?)?(?:cotton|elastane|lycra|nylon|polyamide|polyester|rayon|spandex|viscose|modal|wool)(?: ?\d{1,2} ?%)?[ ,+/&]*)+$/i

/** One word of a listing says nothing on a screen, and neither does what lies in the box. */
const isReadable = ({ typed }: ReadFeature) =>
  typed.includes(' ') &&
  screenText(typed) !== '' &&
  !FIBERS.test(typed) &&
  !/^(?:\d+ ?x |net |what you get|package|pack contents)|\b(?:boys|girls|gifts?|cod|ptfe|stock|unboxing|vhb)\b|\d{4} \d{3,}|\d\/\d+\/\d/i.test(
    typed,
  )
