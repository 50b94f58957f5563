import { currencyIn, NUMBER, THOUSAND } from './currencies'
import { FROM } from './price'

const AMOUNT = new RegExp(
  `(?<![\\p{L}\\d.,])(${NUMBER})(?:${THOUSAND})?(?:[.,:]?[-–—]+(?![ \\d])|\\/[-=])?(?![\\d%])`,
  'giu',
)
const COINS = /^\d{1,2} ?(?:p|pence|c|ct|cents?)\b/i
/** What may stand before the first amount. */
const LEAD = new RegExp(
  String.raw`^(?:(?:${FROM.source}|at|about|around|approx|only|just|now|price|usually|costs?|adults?|kids?|flat|pay what you \p{L}+)[\s,:.]*|~ ?)*$`,
  'iu',
)
const MEASURE =
  /^(?: ?-?(?:oz|g|gr|kg|ml|l|lbs?|cm|mm|m|km|x|h|hrs?|hours?|mins?|minutes?|days?|weeks?|months?|years?|packs?|pcs?|pieces?|people|persons?|nights?|lessons?|sessions?|visits?|s|st|nd|rd|th)(?!\p{L})| ?%)/iu
/** Two words or more: one alone may be a currency that we do not know. */
const THINGS = /^ (?!(?:million|mio|lakhs?|crore|juta)\b)[\p{Script=Latin}\d'’-]+ [\p{Script=Latin}\d]/iu
/** What may stand behind any amount. */
const BEHIND =
  /^\s*(?:$|[,;)+|(/~–—-]|(?:an?|per|each|ea|every|cod|cash|w(?=\/)|e-?book|paperback|hard(?:cover|back)|or|and|plus|then|to|flat|for|once|one|with|incl?|monthly|weekly|yearly|p[mp]|only|total|small|medium|big|large|fixed|delivered|posted|shipped|fitted|installed|ish|up|onwards)(?!\p{L}))/iu
const RANGE = /\d ?(?:[–—-]|to) ?$/i
const JOINED = /(?:[,;(+]| [–—-]|(?<!\p{L})(?:or|and|plus|then|from|now|small|medium|bundle|set|pair|refill))\s*$/iu
const COUNTED = /(?:(?<!\p{L})for|[x×/]|[x×] de)\s*$/iu

/**
 * The price text with a currency sign at each amount: "16.50 each or 3 for 42" with "£". A sign that begins with a blank goes behind:
 * " kr". A text with a currency of its own and numbers that are surely no amount stay as typed.
 */
export function withCurrency(text: string, sign: string): string {
  if (sign === '' || currencyIn(text) !== undefined || COINS.test(text.trim())) return text
  let amounts = 0
  let isCounted = false
  let isAmount = false
  return text.replace(AMOUNT, (found: string, number: string, at: number) => {
    const before = text.slice(0, at)
    const after = text.slice(at + found.length)
    const next =
      /^(?:(?: \p{L}+)? for | ?[x×] ?(?:de )?| ?\/ ?)(\d[\d.,]*)(?![\d.,]| ?(?:g|kg|ml|oz|lbs?)(?!\p{L}))/iu.exec(after)
    const [wasCounted, wasAmount] = [isCounted, isAmount]
    isAmount = false
    isCounted = /^\d{1,2}$/.test(number) && Number(next?.[1]?.replace(',', '.')) > Number(number)
    const mayBe = BEHIND.test(after)
    const isFirst = amounts === 0 && LEAD.test(before) && !MEASURE.test(after) && (mayBe || THINGS.test(after))
    const isLater =
      mayBe && (JOINED.test(before) || (wasCounted && COUNTED.test(before)) || (wasAmount && RANGE.test(before)))
    if (isCounted || !(isFirst || isLater)) return found
    amounts += 1
    isAmount = true
    // "20-30 kr"
    if (sign.startsWith(' ')) return /^(?: ?(?:[-–—]|to) ?\d|ish)/.test(after) ? found : `${found}${sign}`
    return `${sign}${found}`
  })
}
