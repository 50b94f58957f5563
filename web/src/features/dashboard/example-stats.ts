import type { ScriptStats } from '@reelwright/shared'

/** What the overview shows as an example, on request and never among a person's own figures. */
export const EXAMPLE_STATS: ScriptStats = {
  totalScripts: 15,
  averageViralScore: 8.2,
  bestViralScore: 9.1,
  writtenToday: 3,
  studioScripts: 15,
  studioToday: 3,
  creationStreak: 12,
  longestCreationStreak: 12,
  postingStreak: 7,
  columns: { draft: 1, in_progress: 1, ready_to_film: 4, posted: 9 },
  recent: [],
  topVideos: [
    video('The tumbler that survived school drop-off', 284_300, 21_900, 3970, 1240),
    video('I filmed this lamp for 30 nights', 156_900, 10_400, 1840, 684),
    video('Three things to know about vegan leather', 92_450, 5100, 820, 311),
    video('My dog chose the harness', 48_120, 4300, 660, 197),
  ],
}

function video(title: string, views: number, likes: number, shares: number, sales: number) {
  return { id: title, title, views, likes, shares, sales }
}
