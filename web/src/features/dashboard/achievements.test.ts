import { expect, test } from 'vitest'
import { ACHIEVEMENTS, isEarned } from './achievements'
import { countScripts } from './script-numbers'

const NOTHING = countScripts([], 0, new Date())

const earned = (numbers: Partial<typeof NOTHING>) =>
  ACHIEVEMENTS.filter((one) => isEarned(one, { ...NOTHING, ...numbers })).map(({ id }) => id)

test('there are eight, of all four rarities [B-OV-05, OP-40]', () => {
  expect(ACHIEVEMENTS).toHaveLength(8)
  expect(new Set(ACHIEVEMENTS.map(({ rarity }) => rarity))).toEqual(new Set(['Common', 'Rare', 'Epic', 'Legendary']))
})

test.each([
  ['nothing', {}, []],
  ['one script', { total: 1 }, ['first-script']],
  ['nine scripts', { total: 9 }, ['first-script']],
  ['a hundred scripts', { total: 100 }, ['first-script', 'ten-scripts', 'hundred-scripts']],
  ['a week', { longestCreationStreak: 7 }, ['three-days', 'one-week']],
  ['a score of 8.9', { bestScore: 8.9 }, []],
  ['a score of 9', { bestScore: 9 }, ['sharp-hook']],
  ['ten posted', { columns: { draft: 0, in_progress: 0, ready_to_film: 0, posted: 10 } }, ['first-post', 'ten-posts']],
])('%s earns its own [CX-02, B-OV-06]', (_, numbers, ids) => {
  expect(earned(numbers)).toEqual(ids)
})
