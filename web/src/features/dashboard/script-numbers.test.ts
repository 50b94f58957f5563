import { describe, expect, test } from 'vitest'
import { averageText, completionText, type CountedScript, countScripts, hoursText, onTenScale } from './script-numbers'
import { longestStreak, runningStreak } from './streak'

const NOW = new Date(2026, 2, 30, 0, 20)
/** That many days before today; 23:50, so that a wrong time zone or summer time would move it. */
const daysAgo = (days: number) => new Date(2026, 2, 30 - days, days === 0 ? 0 : 23, days === 0 ? 5 : 50)

test.each([
  ['nothing', [], 0, 0],
  ['today', [0], 1, 1],
  ['today, three times', [0, 0, 0], 1, 1],
  ['yesterday: today is not over', [1, 2], 2, 2],
  ['the day before yesterday', [2, 3, 4], 0, 3],
  ['over the night that is an hour short', [0, 1, 2, 3], 4, 4],
  ['a gap', [0, 1, 3, 4, 5, 6], 2, 4],
  ['a clock that is ahead', [-1, 0], 1, 2],
])('a streak of %s [B-OV-02, CX-02]', (_, days, running, longest) => {
  const dates = days.map(daysAgo)
  expect(runningStreak(dates, NOW)).toBe(running)
  expect(longestStreak(dates)).toBe(longest)
})

test('a date that is none counts for nothing', () => {
  expect(runningStreak([new Date('never')], NOW)).toBe(0)
})

const script = (fields: Partial<CountedScript>): CountedScript => ({
  id: crypto.randomUUID(),
  title: 'Glaciero',
  status: 'draft',
  kanban_status: null,
  viral_potential_score: null,
  views: null,
  likes: null,
  shares: null,
  created_at: daysAgo(0).toISOString(),
  updated_at: daysAgo(0).toISOString(),
  ...fields,
})

describe('the numbers of an account', () => {
  test('count by board column, average the scores on one scale and name the newest [B-QA-05, B-QA-06, B-QA-09, CX-01, CX-35]', () => {
    const scripts = [
      script({ title: 'Newest', viral_potential_score: 8.2 }),
      script({ status: 'completed', viral_potential_score: 85 }),
      script({ status: 'tracking', kanban_status: 'in_progress', created_at: daysAgo(3).toISOString() }),
      script({ status: 'posted' }),
      script({ status: 'archived' }),
      script({}),
    ]
    const numbers = countScripts(scripts, 6, NOW)
    expect(numbers.columns).toEqual({ draft: 3, in_progress: 1, ready_to_film: 1, posted: 1 })
    expect(averageText(numbers.averageScore)).toBe('8.3/10')
    expect(numbers.bestScore).toBe(8.5)
    expect(numbers.recent).toHaveLength(5)
    expect(numbers.recent[0]?.title).toBe('Newest')
    expect(numbers).toMatchObject({ total: 6, writtenToday: 5, creationStreak: 1, postingStreak: 1 })
    expect(completionText(numbers)).toBe('33%')
  })

  test('rank the videos with recorded views [B-OV-04, CX-02]', () => {
    const scripts = [
      script({ title: 'Small', views: 100, likes: 9, shares: 1 }),
      script({ title: 'None' }),
      script({ title: 'Big', views: 4000, likes: null, shares: 40 }),
    ]
    expect(countScripts(scripts, 3, NOW).topVideos).toMatchObject([
      { title: 'Big', views: 4000, engagement: 0.01 },
      { title: 'Small', views: 100, engagement: 0.1 },
    ])
  })

  test('are plain for an account without scripts [B-QA-06, CX-35]', () => {
    const numbers = countScripts([], 0, NOW)
    expect(numbers).toMatchObject({ total: 0, creationStreak: 0, writtenToday: 0, topVideos: [], recent: [] })
    expect(averageText(numbers.averageScore)).toBe('8.2/10')
    expect(completionText(numbers)).toBe('0%')
  })
})

test.each([
  [85, 8.5],
  [10, 10],
  [10.5, 1.05],
  [0, 0],
])('the stored score %s is %s of 10 [CX-35]', (stored, shown) => {
  expect(onTenScale(stored)).toBeCloseTo(shown)
})

test.each([
  [270, '4.5 hrs'],
  [750, '12.5 hrs'],
  [60, '1 hr'],
  [90 * 1000, '1,500 hrs'],
  [0, '0 hrs'],
])('%s minutes are %s [B-OV-03, B-QA-07]', (minutes, text) => {
  expect(hoursText(minutes)).toBe(text)
})
