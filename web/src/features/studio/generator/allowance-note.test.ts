import { expect, test } from 'vitest'
import { allowanceNote } from './allowance-note'

test.each([
  [{ used: 0, limit: null }, '0 scripts this month', false],
  [{ used: 1, limit: null }, '1 script this month', false],
  [{ used: 1000, limit: null }, '1,000 scripts this month', false],
  [{ used: 12, limit: 30 }, '12 of 30 scripts this month, 18 left', false],
  [{ used: 26, limit: 30 }, '26 of 30 scripts this month, 4 left', false],
  [{ used: 27, limit: 30 }, '3 scripts left this month', true],
  [{ used: 224, limit: 250 }, '224 of 250 scripts this month, 26 left', false],
  [{ used: 225, limit: 250 }, '25 scripts left this month', true],
  [{ used: 29, limit: 30 }, '1 script left this month', true],
  [{ used: 30, limit: 30 }, 'No scripts left this month', true],
  [{ used: 31, limit: 30 }, 'No scripts left this month', true],
  [{ used: 0, limit: 0 }, 'No scripts left this month', true],
  [{ used: 7, limit: 999_999 }, '7 of 999,999 scripts this month, 999,992 left', false],
])('%j is told as "%s" [OP-28, A-SB-30]', (allowance, text, isLow) => {
  expect(allowanceNote(allowance)).toEqual({ text, isLow })
})
