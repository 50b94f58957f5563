import { describe, expect, test } from 'vitest'
import { readPriceText } from './price-text'

describe('the price text', () => {
  test.each([
    ['29.99', 29.99],
    ['$29.99', 29.99],
    ['  $ 1,299 ', 1299],
    ['1,299,000.50', 1_299_000.5],
    ['19,90 €', 19.9],
    ['4.99/mo', 4.99],
    ['12 euros', 12],
    ['from $9', 9],
    ['$9-$12', 9],
    ['5.', 5],
  ])('reads %j and keeps it as typed [OP-62]', (text, price) => {
    expect(readPriceText(text)).toEqual({ price, priceText: text.trim() })
  })

  test.each(['', '   ', '0', 'abc', '$', '1e9', '0x10', 'NaN', 'Infinity', '1.2.3'])(
    'finds no price in %j [OP-62, B-VL-06, B-CN-04]',
    (text) => {
      expect(readPriceText(text)).toEqual({ price: 0 })
    },
  )

  test.each(['-1', '-$5', '$-5', '-0.01'])('refuses the negative price %j [OP-62]', (text) => {
    expect(readPriceText(text)).toEqual({ error: 'Price must be 0 or more' })
  })

  test('refuses a price no shop has [OP-64]', () => {
    expect(readPriceText('10,000,000')).toEqual({ error: 'Price must be 9,999,999 or less' })
    expect(readPriceText(`$5 ${'x'.repeat(40)}`)).toEqual({ error: 'Price must be 40 characters or fewer' })
  })
})
