import { DEFAULT_PRICE, MAX_PRICE } from '@reelwright/shared'

export type PriceReading = { price: number; typed: boolean } | { error: string }

/**
 * Reads the price as people type it: "$29.99", " 1,299 ", "0". (OP-62)
 * Nothing typed, or nothing that is a number, is the default price; `typed` tells the two apart.
 */
export function readPriceText(text: string): PriceReading {
  const bare = text
    .trim()
    .replace(/^(-?)\s*\$\s*/, '$1')
    .replaceAll(',', '')
  // Number() alone would accept "0x10" and "1e9", which nobody means as a price.
  const price = /^[+-]?(\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : Number.NaN
  if (Number.isNaN(price)) return { price: DEFAULT_PRICE, typed: false }
  if (price < 0) return { error: 'Price must be 0 or more' }
  if (price > MAX_PRICE) return { error: `Price must be at most ${MAX_PRICE.toLocaleString('en-US')}` }
  return { price, typed: true }
}
