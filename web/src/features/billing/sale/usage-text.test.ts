import { expect, test } from 'vitest'
import { usageText } from './usage-text'

test.each([
  [4, 30, '4 of 30 scripts written this month'],
  [4, null, '4 scripts written this month, no limit'],
  [4, 0, '4 scripts written this month'],
  [1, 0, '1 script written this month'],
])('%d of %s are shown as "%s" [OP-28]', (scriptsUsed, scriptsLimit, text) => {
  expect(usageText({ scriptsUsed, scriptsLimit })).toBe(text)
})
