import { spokenPrice } from '../language/price'

/** An amount in the text that is lower than the product's price, and what may stand there instead. */
export interface LowAmount {
  start: number
  end: number
  replacement: string | undefined
}

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const BELOW_HUNDRED = `(?:${TENS.join('|')})(?:[ -](?:${ONES.slice(1, 10).join('|')}))?|${ONES.slice(1).join('|')}`
const IN_WORDS = `(?:(?:a|${ONES.slice(1).join('|')}) hundred(?: (?:and )?(?:${BELOW_HUNDRED}))?)|${BELOW_HUNDRED}`

/** "$19", "19.50 €", "19 bucks", "nineteen dollars and ninety cents": only amounts with a currency count. */
const AMOUNT = new RegExp(
  `(?:[$€£＄]\\s?(\\d{1,9}(?:,\\d{3}){0,3}(?:\\.\\d{1,2})?)(?![\\d%])(?! (?:hundred|thousand|million))|(?<![\\d.,$€£])(\\d{1,9}(?:\\.\\d{1,2})?) ?(?:€|dollars?|bucks?|usd|euros?)(?![a-z])|(?<![a-z-])(${IN_WORDS}) (?:dollars?|bucks?|euros?)(?![a-z]))(?:,? (?:and )?(\\d{1,2}|${BELOW_HUNDRED}) cents?(?![a-z]))?`,
  'gi',
)
const SAID_OF_PRODUCT =
  /(?:it's|it is|they're|they are|this is|that's|under|below|for|costs?|just|only|price is|price of|only for|about|around|less than|at|yours for|get it for)\s$/i
const ROUNDED_UP = /(?:under|below|less than)\s$/i

/**
 * Amounts below the price, of which a listener would think that they are the price: said after "it's", "for", "under" and the like,
 * or at least half of it. (PRICE-01)
 */
export function amountsBelow(price: number, text: string): LowAmount[] {
  const found: LowAmount[] = []
  for (const { value, start, end, before } of amountsIn(text)) {
    if (!(value < price) || !(SAID_OF_PRODUCT.test(before.slice(-18)) || value >= price / 2)) continue
    found.push({ start, end, replacement: ROUNDED_UP.test(before) ? roundedUp(price) : spokenPrice(price)?.exact })
  }
  return found
}

export interface Amount {
  value: number
  start: number
  end: number
  /** What stands before it. */
  before: string
}

/** Every amount of money, in digits or words. */
export function amountsIn(text: string): Amount[] {
  const plain = text.replace(/[‘’]/g, "'")
  return [...plain.matchAll(AMOUNT)].map((match) => {
    const [, sign, named, words, cents] = match
    const whole = words === undefined ? Number((sign ?? named ?? '').replaceAll(',', '')) : numberInWords(words)
    const part = cents === undefined ? 0 : Number(cents) || numberInWords(cents)
    return {
      value: whole + part / 100,
      start: match.index,
      end: match.index + match[0].length,
      before: plain.slice(0, match.index),
    }
  })
}

/** Whether an amount names a price: "$24.00" and "about $35" name $24 and $34.99. */
export const namesPrice = (value: number, price: number): boolean =>
  Math.abs(value - price) < 0.005 || (value >= price * 0.97 && [Math.round(price), roundedUpTo(price)].includes(value))

/** Ways to say a price without its currency: "19.99", "nineteen ninety-nine", "one twenty-nine", "99 cents". Hyphens are blanks. */
export function bareFormsOf(price: number): string[] {
  const cents = Math.round(price * 100)
  const [whole, rest] = [Math.floor(cents / 100), cents % 100]
  const hundreds = Math.floor(whole / 100)
  if (hundreds > 9) return [price.toFixed(2)]
  const tens = whole % 100 === 0 ? 'hundred' : belowHundredInWords(whole % 100)
  const dollars = hundreds > 0 ? `${ONES[hundreds]} ${tens}` : belowHundredInWords(whole)
  if (whole === 0) return [`${rest} cents`, `${belowHundredInWords(rest)} cents`]
  if (rest > 0) return [price.toFixed(2), `${dollars} ${belowHundredInWords(rest)}`]
  return hundreds > 0 ? [dollars] : [`costs ${dollars}`]
}

const belowHundredInWords = (value: number): string =>
  value < 20
    ? (ONES[value] ?? '')
    : [TENS[Math.floor(value / 10) - 2], value % 10 > 0 && ONES[value % 10]].filter(Boolean).join(' ')

const roundedUp = (price: number): string | undefined => spokenPrice(roundedUpTo(price))?.exact

function roundedUpTo(price: number): number {
  const step = price < 100 ? 1 : 5
  return (Math.floor(price / step) + 1) * step
}

function numberInWords(words: string): number {
  return words
    .toLowerCase()
    .split(/[ -]/)
    .filter((word) => word !== 'and')
    .reduce((sum, word) => {
      if (word === 'hundred') return sum * 100
      return sum + (word === 'a' ? 1 : TENS.includes(word) ? (TENS.indexOf(word) + 2) * 10 : ONES.indexOf(word))
    }, 0)
}
