import { expect, test } from 'vitest'
import { analyseProduct } from '../reading'
import { BUCKETS, bucketFor } from './buckets'

test.each([
  ['tumbler', 'drinkware'],
  ['face serum', 'skincare'],
  ['silk pillowcase', 'home-decor'],
  ['dog bed', 'pet'],
  ['Dog blanket', 'pet'],
  ['spice jars', 'kitchen-tool'],
  ['phone stand', 'phone'],
  ['car vacuum cleaner', 'car'],
  ['gel pen', 'stationery'],
  ['cuticle oil pen', 'skincare'],
  ['desk lamp', 'lighting'],
  ['earbuds', 'audio'],
  ['sneakers', 'footwear'],
  ['zorble', 'generic'],
  ['protein powder', 'supplement'],
  ['baby blanket', 'baby'],
])('finds the bucket of %s', (name, id) => {
  const { noun, title } = analyseProduct(name)
  expect(bucketFor(noun, title, name).id).toBe(id)
})
test('every shelf has nouns', () => {
  expect(BUCKETS.filter(({ nouns }) => nouns.length < 10).map(({ id }) => id)).toEqual([])
})
