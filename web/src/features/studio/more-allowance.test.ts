import { expect, test } from 'vitest'
import { allowsMore } from './more-allowance'

const limits = (scriptsRemaining: number | null, videoLength: number | null) => ({ scriptsRemaining, videoLength })

test.each([
  ['a first plan', limits(0, null), limits(30, 60), true],
  ['a bigger plan, or a new month', limits(0, 60), limits(70, 180), true],
  ['longer videos', limits(12, 60), limits(12, 180), true],
  ['no limit any more', limits(0, 60), limits(null, 180), true],
  ['a script more that is written', limits(3, 60), limits(2, 60), false],
  ['nothing new', limits(0, 60), limits(0, 60), false],
  ['a smaller plan', limits(null, 180), limits(30, 60), false],
  ['the end of a plan', limits(12, 180), limits(0, null), false],
])('%s: whether more can be written now [OP-65]', (_what, before, now, more) => {
  expect(allowsMore(before, now)).toBe(more)
})
