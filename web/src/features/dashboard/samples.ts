import type { RankedVideo } from './figure-texts'

/**
 * What an account without anything of its own sees, card by card under a "Sample data" label. Values are the given ones;
 * none is ever stored. (CX-02, CX-03, OP-40)
 */
export const SAMPLE = {
  postingStreak: 7,
  creationStreak: 12,
  /** The Script Streak card of the sidebar. (B-DS-21) */
  scriptStreak: 7,
  timeSavedOverview: '4.5 hrs',
  timeSavedQuick: '12.5 hrs',
  completion: '87%',
  minutesToday: 270,
  scriptsToday: 3,
  achievements: ['first-script', 'ten-scripts', 'first-post', 'three-days'],
} as const

export const SAMPLE_VIDEOS: readonly RankedVideo[] = [
  { id: 'sample-1', title: 'The tumbler that survived the school run', views: 284_300, engagement: 0.091, sales: 1240 },
  { id: 'sample-2', title: 'I filmed this lamp for 30 nights', views: 156_900, engagement: 0.078, sales: 684 },
  {
    id: 'sample-3',
    title: 'Three things nobody says about vegan leather',
    views: 92_450,
    engagement: 0.064,
    sales: 311,
  },
  { id: 'sample-4', title: 'My dog chose the harness', views: 48_120, engagement: 0.103, sales: 197 },
]

/** (B-DS-22) */
export const SAMPLE_SCRIPTS: readonly { id: string; title: string }[] = [
  { id: 'sample-1', title: 'Leakproof tumbler' },
  { id: 'sample-2', title: 'Bedside lamp' },
  { id: 'sample-3', title: 'Vegan leather tote' },
  { id: 'sample-4', title: 'No-pull harness' },
  { id: 'sample-5', title: 'Cast iron pan' },
]
