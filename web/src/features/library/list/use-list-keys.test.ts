import { expect, test } from 'vitest'
import { nextIndex } from './use-list-keys'

test.each([
  // key, from, of how many, side by side
  ['ArrowDown', 0, 7, 3, 3],
  ['ArrowUp', 3, 7, 3, 0],
  ['ArrowRight', 2, 7, 3, 3],
  ['ArrowLeft', 3, 7, 3, 2],
  // Above a last row that is not full.
  ['ArrowDown', 5, 7, 3, 6],
  ['ArrowDown', 6, 7, 3, undefined],
  ['ArrowUp', 1, 7, 3, undefined],
  ['ArrowRight', 6, 7, 3, undefined],
  ['ArrowLeft', 0, 7, 3, undefined],
  // In a list of lines there is no left and right.
  ['ArrowRight', 0, 7, 1, undefined],
  ['ArrowDown', 0, 7, 1, 1],
  ['End', 1, 7, 3, 6],
  ['Home', 4, 7, 3, 0],
  ['Home', 0, 7, 3, undefined],
  ['constructor', 0, 7, 3, undefined],
])('%s from %i of %i in %i columns leads to %s', (key, index, count, columns, expected) => {
  expect(nextIndex(key, index, count, columns)).toBe(expected)
})
