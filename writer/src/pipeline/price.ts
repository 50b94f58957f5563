import type { ScriptBrief } from '@reelwright/shared'
import { article, isPriceRange, parsePrice, spokenPrice } from '../language'

export interface SpokenOffer {
  /** "$4.99 a month", "from €12"; undefined when no price was typed. */
  price: string | undefined
  isMonthly: boolean
}

const PERIODS: readonly [RegExp, string][] = [
  [/(?:\/|\bper |\ba |\beach )\s*mo(?:nth)?s?\b|\bmonthly\b/i, 'a month'],
  [/(?:\/|\bper |\ba |\beach )\s*(?:yr|year)s?\b|\byearly\b|\bannual/i, 'a year'],
  [/(?:\/|\bper |\ba |\beach )\s*w(?:ee)?ks?\b|\bweekly\b/i, 'a week'],
  [/(?:\/|\bper |\ban |\beach )\s*h(?:ou)?rs?\b|\bhourly\b/i, 'an hour'],
  [/(?:\/|\bper |\ba |\beach )\s*visits?\b/i, 'a visit'],
  [/(?:\/|\bper |\ba |\beach )\s*(?:person|head)\b/i, 'a person'],
]

/** "$25 per photo" */
const PER_THING = /(?:\/\s*|\bper |\beach )([a-z]{3,})\b/i

/** The price as it is said: what was typed, with its currency and period; without a text, the number in dollars. */
export function spokenOffer({ price, priceText }: Pick<ScriptBrief, 'price' | 'priceText'>): SpokenOffer {
  const parsed = priceText ? parsePrice(priceText) : undefined
  // "35% commission" is no sum.
  if (!parsed && priceText && /\d\s*%/.test(priceText)) return { price: undefined, isMonthly: false }
  if (!parsed || !priceText) return { price: spokenPrice(price)?.exact, isMonthly: false }
  const lowest = isPriceRange(parsed) ? parsed.from : parsed
  const exact = spokenPrice(lowest.amount, lowest.currency)?.exact
  if (exact === undefined) return { price: undefined, isMonthly: false }
  // "$89 + $5/mo": the period belongs to the second amount.
  const [ofFirst = priceText] = /^\D*[\d.,]+[^+\d]*/.exec(priceText) ?? []
  const period =
    PERIODS.find(([pattern]) => pattern.test(isPriceRange(parsed) ? priceText : ofFirst))?.[1] ??
    perThing(ofFirst) ??
    (/\beach\s*$/i.test(ofFirst) ? 'each' : /\bflat(?: (?:rate|fee|price))?\s*$/i.test(ofFirst) ? 'flat' : undefined) ??
    firstTime(ofFirst)
  return {
    price: [isPriceRange(parsed) ? 'from' : undefined, exact, period].filter(Boolean).join(' '),
    isMonthly: period === 'a month',
  }
}

/** "$139 first clean" */
function firstTime(text: string): string | undefined {
  const what = /\b(?:for )?(?:the |your )?(?:1st|first) ([a-z]+(?: [a-z]+)?)\s*$/i.exec(text)?.[1]
  return what && `for the first ${what.toLowerCase()}`
}

function perThing(text: string): string | undefined {
  const thing = PER_THING.exec(text)?.[1]?.toLowerCase()
  return thing && `${article(thing)} ${thing}`
}
