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
const IN_WORDS = `(?:${TENS.join('|')})(?:[ -](?:${ONES.slice(1, 10).join('|')}))?|${ONES.slice(1).join('|')}`

/** "$19", "19.50 €", "19 bucks", "nineteen dollars": only amounts with a currency count. */
const AMOUNT = new RegExp(
  `[$€£＄]\\s?(\\d{1,9}(?:,\\d{3}){0,3}(?:\\.\\d{1,2})?)(?![\\d%])(?! (?:hundred|thousand|million))|(?<![\\d.,$€£])(\\d{1,9}(?:\\.\\d{1,2})?) ?(?:€|dollars?|bucks?|usd|euros?)(?![a-z])|(?<![a-z-])(${IN_WORDS}) (?:dollars?|bucks?|euros?)(?![a-z])`,
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
  const plain = text.replace(/[‘’]/g, "'")
  const found: LowAmount[] = []
  for (const match of plain.matchAll(AMOUNT)) {
    const amount = match[1] ?? match[2] ?? ''
    const value = match[3] === undefined ? Number(amount.replaceAll(',', '')) : numberInWords(match[3])
    const before = plain.slice(Math.max(0, match.index - 18), match.index)
    if (!(value < price) || !(SAID_OF_PRODUCT.test(before) || value >= price / 2)) continue
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      replacement: ROUNDED_UP.test(before) ? roundedUp(price) : spokenPrice(price)?.exact,
    })
  }
  return found
}

function roundedUp(price: number): string | undefined {
  const step = price < 100 ? 1 : 5
  return spokenPrice((Math.floor(price / step) + 1) * step)?.exact
}

function numberInWords(words: string): number {
  return words
    .toLowerCase()
    .split(/[ -]/)
    .reduce((sum, word) => sum + (TENS.includes(word) ? (TENS.indexOf(word) + 2) * 10 : ONES.indexOf(word)), 0)
}
