import { describe, expect, test } from 'vitest'
import { readPriceText } from './price-text'

describe('the price text', () => {
  test.each([
    ['29.99', 29.99],
    ['$29.99', 29.99],
    ['  $ 1,299 ', 1299],
    ['1,299,000.50', 1_299_000.5],
    ['0', 0],
    ['.5', 0.5],
    ['5.', 5],
  ])('reads %j as a typed price [OP-62]', (text, price) => {
    expect(readPriceText(text)).toEqual({ price, typed: true })
  })

  test.each(['', '   ', 'abc', '$', '12 euros', '1e9', '0x10', 'NaN', 'Infinity', '1.2.3'])(
    'takes 99.99 for %j, which is not a number [OP-62, B-VL-06, B-CN-04]',
    (text) => {
      expect(readPriceText(text)).toEqual({ price: 99.99, typed: false })
    },
  )

  test.each(['-1', '-$5', '$-5', '-0.01'])('refuses the negative price %j [OP-62]', (text) => {
    expect(readPriceText(text)).toEqual({ error: 'Price must be 0 or more' })
  })

  test('refuses a price no shop has [OP-64]', () => {
    expect(readPriceText('10,000,000')).toEqual({ error: 'Price must be at most 9,999,999' })
  })
})
