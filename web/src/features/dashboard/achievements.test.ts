import type { ScriptStats } from '@reelwright/shared'
import { expect, test } from 'vitest'
import page from '../../../../docs/achievements.md?raw'
import { ACHIEVEMENTS, isEarned } from './achievements'

const NOTHING: ScriptStats = {
  totalScripts: 0,
  averageViralScore: null,
  bestViralScore: null,
  writtenToday: 0,
  studioScripts: 0,
  studioToday: 0,
  creationStreak: 0,
  longestCreationStreak: 0,
  postingStreak: 0,
  columns: { draft: 0, in_progress: 0, ready_to_film: 0, posted: 0 },
  recent: [],
  topVideos: [],
}

const earned = (stats: Partial<ScriptStats>) =>
  ACHIEVEMENTS.filter((one) => isEarned(one, { ...NOTHING, ...stats })).map(({ id }) => id)

test('there are eight, of all four rarities [B-OV-05, OP-40]', () => {
  expect(ACHIEVEMENTS).toHaveLength(8)
  expect(new Set(ACHIEVEMENTS.map(({ rarity }) => rarity))).toEqual(new Set(['Common', 'Rare', 'Epic', 'Legendary']))
})

test.each<[string, Partial<ScriptStats>, string[]]>([
  ['nothing', {}, []],
  ['one script', { totalScripts: 1 }, ['first-script']],
  ['nine scripts', { totalScripts: 9 }, ['first-script']],
  ['a hundred scripts', { totalScripts: 100 }, ['first-script', 'ten-scripts', 'hundred-scripts']],
  ['a week', { longestCreationStreak: 7 }, ['three-days', 'one-week']],
  ['a score of 8.9', { bestViralScore: 8.9 }, []],
  ['a score of 9', { bestViralScore: 9 }, ['sharp-hook']],
  ['ten posted', { columns: { draft: 0, in_progress: 0, ready_to_film: 0, posted: 10 } }, ['first-post', 'ten-posts']],
])('%s earns its own [CX-02, B-OV-06]', (_, stats, ids) => {
  expect(earned(stats)).toEqual(ids)
})

test('docs/achievements.md names each with its rarity and what it takes [CX-02]', () => {
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  for (const { title, text, rarity } of ACHIEVEMENTS) {
    expect(rows).toContainEqual(['', title, rarity, text, expect.any(String), ''])
  }
})
