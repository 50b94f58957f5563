import { expect, test } from 'vitest'
import { spokenOffer } from './price'

test.each([
  ['$29.99 for 3', '$29.99 for 3'],
  ['from $60 for small dogs', 'from $60 for small dogs'],
  ['$85 small dogs', '$85 for small dogs'],
  ['£210 2 bed flat', '£210 for a 2-bed flat'],
  ['CA$34.95', 'CA$34.95'],
  ['3/$25', '$25 for 3'],
  ['$4.99/month or $39/yr', '$4.99 a month, or $39 a year'],
  ['$89 + $5/mo', '$89 plus $5 a month'],
  ['$16 for a 12 oz bag', '$16 for a 12-ounce bag'],
  ['$139 first clean', '$139 for the first clean'],
  ['$12.50 (was $20)', '$12.50'],
  ['$15-$25 depending on size', 'from $15'],
  ['$30 off first clean', undefined],
])('says the price %j with its condition', (priceText, said) => {
  expect(spokenOffer({ price: 10, priceText }).price).toBe(said)
})
