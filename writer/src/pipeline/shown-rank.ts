import { rankOf, RANKS } from './plan'
import type { ReadFeature, Reading } from './reading'
import { screenText } from './screen-text'

/** Of a listing measures and certificates are shown last, and what says nothing on a screen is not. */
export const shownRank = (reading: Reading, feature: ReadFeature): number =>
  !feature.isListed
    ? 0
    : !isReadable(feature)
      ? 9
      : CERTIFICATE.test(feature.typed)
        ? 3
        : /^(?:do not|don't|material:?|made of) /i.test(feature.typed)
          ? 2
          : rankOf(feature, reading) >= RANKS.measure || /\d/.test(feature.typed)
            ? 1
            : 0

const CERTIFICATE = /\b(?:certifi\p{L}+|ce|fcc|rohs|astm|en ?71)\b/iu
/** "Polyester 92%", "88% polyamide 12% elastane" */
const FIBERS =
  /^(?:(?:\d{1,2} ?% ?)?(?:cotton|elastane|lycra|nylon|polyamide|polyester|rayon|spandex|viscose|modal|wool)(?: ?\d{1,2} ?%)?[ ,+/&]*)+$/i

/** One word of a listing says nothing on a screen, and neither does what lies in the box. */
const isReadable = ({ typed }: ReadFeature) =>
  typed.includes(' ') &&
  screenText(typed) !== '' &&
  !FIBERS.test(typed) &&
  !/^(?:\d+ ?x |net |what you get|package|pack contents)|\b(?:boys|girls|gifts?|cod|stock)\b|\d\/\d+\/\d/i.test(typed)
