import { expect, test } from 'vitest'
import { pasteFeatures, splitFeatures } from './feature-list'

test.each([
  ['leakproof, light, fits a cup holder', ['leakproof', 'light', 'fits a cup holder']],
  [
    '- Leakproof lid\n- Keeps cold, even in the car\n\n* Light',
    ['Leakproof lid', 'Keeps cold, even in the car', 'Light'],
  ],
  ['1. one\r\n2) two', ['one', 'two']],
  ['a; b, c; d', ['a', 'b, c', 'd']],
  ['holds 1,000 songs, light', ['holds 1,000 songs', 'light']],
  ['leakproof', ['leakproof']],
  [' , ,', []],
])('splits the pasted text %j [B-EN-14]', (pasted, features) => {
  expect(splitFeatures(pasted)).toEqual(features)
})

test('puts pasted features in the place of an empty field [B-EN-14]', () => {
  expect(pasteFeatures(['a', '', 'z'], 1, ['b', 'c'])).toEqual({ features: ['a', 'b', 'c', 'z'], left: 0 })
})

test('puts pasted features after a field with text [B-EN-14]', () => {
  expect(pasteFeatures(['a'], 0, ['b', 'c'])).toEqual({ features: ['a', 'b', 'c'], left: 0 })
})

test('takes only as many features as fit into twenty [OP-64]', () => {
  const many = Array.from({ length: 30 }, (_, n) => `feature ${n}`)
  const { features, left } = pasteFeatures(['first', ''], 1, many)
  expect(features).toHaveLength(20)
  expect(left).toBe(11)
})
