import { LIMITS, MAX_PRICE } from '@reelwright/shared'
import { isPriceRange, parsePrice, withCurrency } from '@reelwright/writer/price'
import type { BriefFormValues } from './brief-form'
import { signOf } from './currency'

/** `price` 0: none was typed, or none can be read. */
export type PriceReading = { price: number; priceText?: string } | { error: string }

const NEGATIVE = /^[^\d]*-\s*[^\d]?\s*[.\d]/
/** Numbers that are written like no price: "1e9", "0x10", "1.2.3". */
const UNREADABLE = /\d[ex]\d|\d\.\d{1,2}\.\d/i

/** The price of the form, with the chosen currency where none was typed. A text that this makes too long is sent as typed. */
export function readPrice({ price, currency }: Pick<BriefFormValues, 'price' | 'currency'>): PriceReading {
  const text = withCurrency(price.trim(), signOf(currency))
  return readPriceText(text.length > LIMITS.priceText ? price : text)
}

/** Reads the price as people type it: "$29.99", "19,90 €", "4.99/mo", "from $9". The text is kept for what is said and shown. */
export function readPriceText(typed: string): PriceReading {
  const text = typed.trim()
  if (NEGATIVE.test(text)) return { error: 'Price must be 0 or more' }
  const parsed = UNREADABLE.test(text) ? undefined : parsePrice(text)
  const amount = parsed && (isPriceRange(parsed) ? parsed.from.amount : parsed.amount)
  if (amount === undefined || !Number.isFinite(amount)) return { price: 0 }
  if (amount > MAX_PRICE) return { error: `Price must be ${MAX_PRICE.toLocaleString('en-US')} or less` }
  if (text.length > LIMITS.priceText) return { error: `Price must be ${LIMITS.priceText} characters or fewer` }
  return { price: amount, priceText: text }
}
