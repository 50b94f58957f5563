import type { ScriptStats } from '@reelwright/shared'

export type Rarity = 'Common' | 'Rare' | 'Epic' | 'Legendary'

export interface Achievement {
  id: string
  title: string
  /** What it takes, in words; the threshold stands beside it. */
  text: string
  rarity: Rarity
  target: number
  /** How far one has come; earned when it reaches the target. */
  reached: (stats: ScriptStats) => number
}

/** Eight, of all four rarities; `docs/achievements.md` says the same to people. (B-OV-05, OP-40, CX-02) */
export const ACHIEVEMENTS: readonly Achievement[] = [
  {
    id: 'first-script',
    title: 'First take',
    text: 'Write a script',
    rarity: 'Common',
    target: 1,
    reached: ({ totalScripts }) => totalScripts,
  },
  {
    id: 'ten-scripts',
    title: 'Full roll',
    text: 'Write 10 scripts',
    rarity: 'Common',
    target: 10,
    reached: ({ totalScripts }) => totalScripts,
  },
  {
    id: 'first-post',
    title: 'On air',
    text: 'Post a video',
    rarity: 'Rare',
    target: 1,
    reached: ({ columns }) => columns.posted,
  },
  {
    id: 'three-days',
    title: 'Warmed up',
    text: 'Write 3 days in a row',
    rarity: 'Rare',
    target: 3,
    reached: ({ longestCreationStreak }) => longestCreationStreak,
  },
  {
    id: 'sharp-hook',
    title: 'Sharp hook',
    text: 'Reach a craft score of 9',
    rarity: 'Rare',
    target: 9,
    reached: ({ bestViralScore }) => bestViralScore ?? 0,
  },
  {
    id: 'one-week',
    title: 'Writing week',
    text: 'Write 7 days in a row',
    rarity: 'Epic',
    target: 7,
    reached: ({ longestCreationStreak }) => longestCreationStreak,
  },
  {
    id: 'ten-posts',
    title: 'Channel live',
    text: 'Post 10 videos',
    rarity: 'Epic',
    target: 10,
    reached: ({ columns }) => columns.posted,
  },
  {
    id: 'hundred-scripts',
    title: 'Director’s chair',
    text: 'Write 100 scripts',
    rarity: 'Legendary',
    target: 100,
    reached: ({ totalScripts }) => totalScripts,
  },
]

export const isEarned = (achievement: Achievement, stats: ScriptStats) =>
  achievement.reached(stats) >= achievement.target
