import { expect, test } from 'vitest'
import { averageScore, rankBy, type ScriptFigures, scriptsPerWeek } from './own-figures'

const script = (changed: Partial<ScriptFigures> = {}): ScriptFigures => ({
  status: 'draft',
  kanban_status: null,
  video_style: 'skit',
  tone: 'urgent-psa',
  viral_potential_score: 8,
  created_at: '2026-11-18T12:00:00',
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

test('weeks begin on Monday, and the last one is now', () => {
  const now = new Date('2026-11-21T13:00:00')
  const dates = ['2026-11-16T00:00:00', '2026-11-15T23:59:59', '2026-11-22T10:00:00', '2026-09-01T10:00:00', 'never']
  const weeks = scriptsPerWeek(
    dates.map((created_at) => ({ created_at })),
    now,
    3,
  )
  expect(weeks.map(({ start, count }) => [start.getDate(), count])).toEqual([
    [2, 0],
    [9, 1],
    [16, 2],
  ])
})
