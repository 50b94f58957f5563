import { expect, test } from 'vitest'
import { countText, HIGHEST_COUNT, readCount } from './count-text'

test.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['1200', 1200],
  ['1,200', 1200],
  ['1,200,300', 1_200_300],
  ['1.2K', 1200],
  ['1.1k', 1100],
  [' 3 m ', 3_000_000],
  ['0.5M', 500_000],
  ['1,200.5K', 1_200_500],
  ['12.0', 12],
])('%j is read as %j', (typed, count) => {
  expect(readCount(typed)).toBe(count)
})

test.each([
  ['-5', 'Enter 0 or more.'],
  ['12.5', 'Enter a whole number, such as 1,200 or 1.2K.'],
  ['1.2345K', 'Enter a whole number, such as 1,200 or 1.2K.'],
  ['1,20', 'Enter a whole number, such as 1,200 or 1.2K.'],
  ['many', 'Enter a whole number, such as 1,200 or 1.2K.'],
  ['0x10', 'Enter a whole number, such as 1,200 or 1.2K.'],
  ['1e9', 'Enter a whole number, such as 1,200 or 1.2K.'],
  ['100000000001', `Enter ${HIGHEST_COUNT.toLocaleString('en-US')} or less.`],
  ['9'.repeat(400), `Enter ${HIGHEST_COUNT.toLocaleString('en-US')} or less.`],
])('%j is refused', (typed, error) => {
  expect(readCount(typed)).toEqual({ error })
})

test('what was read is shown as it can be read again', () => {
  expect(countText(null)).toBe('')
  expect(readCount(countText(1_234_567))).toBe(1_234_567)
})
