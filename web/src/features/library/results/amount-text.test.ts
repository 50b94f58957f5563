import { expect, test } from 'vitest'
import { amountText, readAmount } from './amount-text'

test.each([
  ['', null],
  ['0', 0],
  ['12', 12],
  ['12.5', 12.5],
  ['$1,299.50', 1299.5],
  ['29,99 €', 29.99],
  ['1.299,50', 1299.5],
  ['1.299', 1299],
  ['1,299', 1299],
  ["CHF 1'299.50", 1299.5],
  ['USD 12', 12],
  ['Rp 1.250.000', 1_250_000],
  ['1.2K', 1200],
  ['$1.234K', 1234],
  ['3M', 3_000_000],
  ['10 kr.', 10],
])('%j is the amount %j', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount)
})

test.each([
  ['-5', 'Enter 0 or more.'],
  ['$-5', 'Enter 0 or more.'],
  ['12.345678', 'Enter an amount, such as 1,299.50.'],
  ['1,2,3', 'Enter an amount, such as 1,299.50.'],
  ['=1+1', 'Enter an amount, such as 1,299.50.'],
  ['free', 'Enter an amount, such as 1,299.50.'],
  ['9'.repeat(50), 'Enter 999,999,999,999.99 or less.'],
  ['9'.repeat(400), 'Enter an amount, such as 1,299.50.'],
])('%j is refused', (typed, error) => {
  expect(readAmount(typed)).toEqual({ error })
})

test('what was read is shown as it can be read again', () => {
  for (const amount of [0, 12, 12.5, 1299, 1_234_567.89]) expect(readAmount(amountText(amount))).toBe(amount)
})
