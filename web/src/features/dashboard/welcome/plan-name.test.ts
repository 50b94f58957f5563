import { expect, test } from 'vitest'
import { badgePlan } from './plan-name'

test.each([
  [null, 'Beta'],
  ['', 'Beta'],
  ['   ', 'Beta'],
  ['Free', 'Starter'],
  ['Beta Creator', 'Beta Creator'],
  [' Beta Pro ', 'Beta Pro'],
  ['{"plan":"x"}', 'Beta'],
  ['<img src=x>', 'Beta'],
  ['\u202Eorp ateB', 'Beta'],
  ['x'.repeat(10_000), 'Beta'],
])('the stored plan %j is shown as %s [CX-19, B-OB-03, B-OB-04]', (stored, shown) => {
  expect(badgePlan(stored)).toBe(shown)
})
