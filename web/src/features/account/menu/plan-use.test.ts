import { expect, test } from 'vitest'
import { planUse } from './plan-use'

test.each([
  [0, 30, '0 of 30 scripts used this month'],
  [1234, 999_999, '1,234 scripts this month'],
  [31, 30, '31 of 30 scripts used this month'],
  [1, null, '1 script this month'],
  [12, null, '12 scripts this month'],
  [0, 0, 'New scripts need a plan'],
])('%d of %s is shown as "%s" [OP-28, A-SB-30, A-SB-31]', (scriptsUsed, scriptsLimit, text) => {
  expect(planUse({ scriptsUsed, scriptsLimit })).toBe(text)
})
