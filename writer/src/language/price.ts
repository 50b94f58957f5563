import { currencyIn, NUMBER, THOUSAND } from './currencies'

export interface Price {
  amount: number
  /** An ISO code where the text names one. */
  currency: string | undefined
}
export interface PriceRange {
  from: Price
  to: Price | undefined
}
export type ParsedPrice = Price | PriceRange

/** A price that is the lowest of several, in the languages that sellers type. */
export const FROM =
  /(?<![\p{L}\d])(?:from|starting(?: (?:at|from))?|starts(?: (?:at|from))?|ab|desde|a partir d[eo]|à partir de|de la|dès|от|od|vanaf|fra|från|da|mulai(?: dari)?|fr\.?(?= ?\p{L}{0,3}\p{Sc}))(?![\p{L}\d])/iu
const AMOUNT = new RegExp(`(${NUMBER})(${THOUSAND})?`, 'giu')
/** Dinars and rials have three decimals. */
export const THREE_DECIMALS = /^(?:BHD|JOD|KWD|OMR|TND)$/

/** Reads what people type as a price: "$19.99", "19,99 €", "1.299,00", "Rs 499", "from $9", "$9-$12". Nothing and 0 are absent. (R13-R15) */
export function parsePrice(text: string): ParsedPrice | undefined {
  const currency = currencyIn(text)
  if (currency === undefined && /\d\s*%/.test(text)) return undefined
  const read = (digits: string, thousand?: string) =>
    parseAmount(digits, THREE_DECIMALS.test(currency ?? '')) * (thousand ? 1000 : 1)
  // "2 for £9"
  const amounts = [...text.replace(/^\s*\d{1,2}(?: \p{L}+)?(?: for | ?\/ ?)(?=\p{Sc})/iu, '').matchAll(AMOUNT)]
    .map(([, digits = '', thousand]) => read(digits, thousand))
    .filter((amount) => amount > 0)
  const [first, second] = amounts
  if (first === undefined) return undefined
  const price = (amount: number): Price => ({ amount, currency })
  const isRange = second !== undefined && second > first && /\d\s*(?:[-–—]|to|bis)\s*[^\d\s]{0,4}\s*\d/i.test(text)
  if (isRange) return { from: price(first), to: price(second) }
  if (FROM.test(text)) return { from: price(first), to: undefined }
  // "was $30, now $20": the price to say is the one that is paid now.
  const now = /\bnow\b[^\d]{0,6}(\d[\d.,]*)/i.exec(text)?.[1]
  return price(now ? read(now) : first)
}

export const isPriceRange = (price: ParsedPrice): price is PriceRange => 'from' in price

/** "1.299,00" and "1,299.00" are the same; a single mark before three digits separates thousands. */
export function parseAmount(typed: string, hasThreeDecimals = false): number {
  const digits = typed.replace(/[^\d.,]/g, '').replace(/[.,]+$/, '')
  const lastMark = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (lastMark < 0) return Number(digits)
  const decimals = digits.length - lastMark - 1
  const marks = digits.match(/[.,]/g)?.length ?? 0
  const sameMarks = new Set(digits.match(/[.,]/g)).size === 1
  if (sameMarks && (marks > 1 || (decimals === 3 && !hasThreeDecimals))) return Number(digits.replace(/[.,]/g, ''))
  return Number(`${digits.slice(0, lastMark).replace(/[.,]/g, '')}.${digits.slice(lastMark + 1)}`)
}

export interface SpokenPrice {
  exact: string
  under: string | undefined
}

/** "$19.90" and "under $20"; `said` places the number: "# kr". 0 is no price. "under" is always above the price, and absent where it would say nothing. (R13, R14, R16) */
export function spokenPrice(amount: number, said = '$#'): SpokenPrice | undefined {
  const cents = Math.round(amount * 100)
  if (!Number.isFinite(amount) || cents <= 0) return undefined
  const written = (inCents: number) => {
    const whole = Math.floor(inCents / 100)
      .toString()
      .replace(/\B(?=(\d{3})+$)/g, ',')
    const part = inCents % 100 === 0 ? '' : `.${String(inCents % 100).padStart(2, '0')}`
    return said.replace('#', () => whole + part)
  }
  const step = cents < 10_000 ? 100 : 500
  return {
    exact: written(cents),
    under: cents % 100 === 0 ? undefined : `under ${written((Math.floor(cents / step) + 1) * step)}`,
  }
}

/** Said where the price as typed stands on the screen and is not spoken. */
export const PRICE_ON_SCREEN = 'The price is on the screen.'
