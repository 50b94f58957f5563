import { expect, test } from 'vitest'
import { allowanceNote } from './allowance-note'

test.each([
  [{ used: 0, limit: null }, '0 scripts this month', false],
  [{ used: 1, limit: null }, '1 script this month', false],
  [{ used: 1000, limit: null }, '1,000 scripts this month', false],
  [{ used: 12, limit: 30 }, '12 of 30 scripts this month, 18 left', false],
  [{ used: 23, limit: 30 }, '23 of 30 scripts this month, 7 left', false],
  [{ used: 24, limit: 30 }, '6 scripts left this month', true],
  [{ used: 199, limit: 250 }, '199 of 250 scripts this month, 51 left', false],
  [{ used: 200, limit: 250 }, '50 scripts left this month', true],
  [{ used: 1, limit: 4 }, '3 scripts left this month', true],
  [{ used: 29, limit: 30 }, '1 script left this month', true],
  [{ used: 30, limit: 30 }, 'No scripts left this month', true],
  [{ used: 31, limit: 30 }, 'No scripts left this month', true],
  [{ used: 28, limit: 30, renewsAt: '2026-12-03T12:00:00Z' }, '2 scripts left this month, until Dec 3, 2026', true],
  [{ used: 2, limit: 30, renewsAt: '2026-12-03T12:00:00Z' }, '2 of 30 scripts this month, 28 left', false],
  [{ used: 0, limit: 0 }, 'New scripts need a plan', true],
  [{ used: 7, limit: 999_999 }, '7 scripts this month', false],
])('%j is shown as "%s" [OP-28, A-SB-30]', (allowance, text, isLow) => {
  expect(allowanceNote(allowance)).toEqual({ text, isLow })
})
