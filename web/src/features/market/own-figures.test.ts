import { expect, test } from 'vitest'
import { averageScore, rankBy, type ScriptFigures, weekStarts } from './own-figures'

const script = (changed: Partial<ScriptFigures> = {}): ScriptFigures => ({
  video_style: 'skit',
  tone: 'urgent-psa',
  viral_potential_score: 8,
  ...changed,
})

test.each([
  [[8, 9], 8.5],
  [[85, 9.5], 9],
  [[null, 8], 8],
  [[null], undefined],
  [[], undefined],
])('the average of %j is %s [CX-35]', (scores, average) =>
  expect(averageScore(scores.map((viral_potential_score) => script({ viral_potential_score })))).toBe(average),
)

test('ranks styles by their average, with the number of scripts behind it', () =>
  expect(
    rankBy(
      [
        script({ video_style: 'skit', viral_potential_score: 7 }),
        script({ video_style: 'skit', viral_potential_score: 8 }),
        script({ video_style: 'comparison', viral_potential_score: 9 }),
        script({ video_style: 'hack-tip', viral_potential_score: null }),
        script({ video_style: ' ' }),
      ],
      'video_style',
    ),
  ).toEqual([
    { name: 'comparison', average: 9, count: 1 },
    { name: 'skit', average: 7.5, count: 2 },
  ]))

test.each([
  ['2026-11-21T13:00:00', [2, 9, 16]],
  ['2026-11-22T23:59:59', [2, 9, 16]],
  ['2026-11-23T00:00:00', [9, 16, 23]],
  ['2026-03-31T12:00:00', [16, 23, 30]],
])('weeks begin on Monday at midnight, and the last one is that of %s', (now, days) => {
  const starts = weekStarts(new Date(now), 3)
  expect(starts.map((start) => start.getDate())).toEqual(days)
  expect(starts.map((start) => [start.getDay(), start.getHours()])).toEqual(days.map(() => [1, 0]))
})
