import { expect, test } from 'vitest'
import { movedPlace, pasteFeatures, splitFeatures } from './feature-list'

test.each([
  ['leakproof, light, fits a cup holder', ['leakproof', 'light', 'fits a cup holder']],
  [
    '- Leakproof lid\n- Keeps cold, even in the car\n\n* Light',
    ['Leakproof lid', 'Keeps cold, even in the car', 'Light'],
  ],
  ['1. one\r\n2) two', ['one', 'two']],
  ['a; b, c; d', ['a', 'b, c', 'd']],
  ['holds 1,000 songs, light', ['holds 1,000 songs', 'light']],
  ['"Leakproof, really", light , “soft, warm”', ['Leakproof, really', 'light', 'soft, warm']],
  ['"a, b; c"; d', ['a, b; c', 'd']],
  ['a 5" screen, a 7" screen', ['a 5" screen', 'a 7" screen']],
  ['"not closed, light', ['"not closed', 'light']],
  ['"Leakproof, really"\n"Light"', ['Leakproof, really', 'Light']],
  ['•\tLeakproof lid\r\n\uf0b7\tLight\r\no\tSmall', ['Leakproof lid', 'Light', 'Small']],
  ['✅ Leakproof\n✔️ Light', ['Leakproof', 'Light']],
  ['Leakproof\tLight\tSmall', ['Leakproof', 'Light', 'Small']],
  ['costs 1,299, weighs 12,5 kg', ['costs 1,299', 'weighs 12', '5 kg']],
  ['serial 1,2345', ['serial 1', '2345']],
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

test('fills up empty fields further down before it leaves anything out [B-EN-14]', () => {
  expect(pasteFeatures(['', '', 'z', ''], 0, ['b', 'c'])).toEqual({ features: ['b', 'c', 'z'], left: 0 })
})

// Each would take minutes, far beyond what a test has, if a sign were looked at again for every sign before it.
test.each([
  ['quotes that never close', '"a,'.repeat(60_000)],
  ['curly ones', '“a,'.repeat(60_000)],
  ['commas', ','.repeat(200_000)],
  ['blanks', ' '.repeat(200_000) + 'x'],
  ['numbers', '1,234'.repeat(40_000)],
])('a pasted book of %s is split', (_, book) => {
  const signs = book.replace(/[\s,"“]/g, '')
  expect(
    splitFeatures(book)
      .join('')
      .replace(/[\s,"“]/g, ''),
  ).toBe(signs)
})

test.each([
  [0, -1, undefined],
  [0, 1, 1],
  [2, -1, 1],
  [2, 1, undefined],
] as const)('of three features number %i moved by %i goes to %s', (index, by, to) => {
  expect(movedPlace(index, by, 3)).toBe(to)
})
