import { expect, test } from 'vitest'
import { completionText, daysText, hoursText, rankedVideo } from './figure-texts'

test.each([
  [270, '4.5 hrs'],
  [750, '12.5 hrs'],
  [60, '1 hr'],
  [90 * 1000, '1,500 hrs'],
  [0, '0 hrs'],
])('%s minutes are %s [B-OV-03, B-QA-07]', (minutes, text) => {
  expect(hoursText(minutes)).toBe(text)
})

test.each([
  [{ draft: 0, in_progress: 0, ready_to_film: 0, posted: 0 }, '0%'],
  [{ draft: 3, in_progress: 1, ready_to_film: 1, posted: 1 }, '33%'],
  [{ draft: 0, in_progress: 0, ready_to_film: 0, posted: 4 }, '100%'],
])('of %o is complete: %s [B-QA-08]', (columns, text) => {
  expect(completionText(columns)).toBe(text)
})

test('one day is no days', () => {
  expect([0, 1, 1200].map(daysText)).toEqual(['0 days', '1 day', '1,200 days'])
})

test.each([
  [
    { views: 4000, likes: null, shares: 40, sales: null },
    { views: 4000, engagement: 0.01 },
  ],
  [
    { views: 100, likes: 9, shares: 1, sales: 0 },
    { views: 100, engagement: 0.1, sales: 0 },
  ],
  [{ views: 0, likes: 3, shares: 0, sales: null }, { views: 0 }],
  [{ views: 100, likes: null, shares: null, sales: null }, { views: 100 }],
])('a video with %o is ranked with its engagement [B-OV-04]', (recorded, ranked) => {
  expect(rankedVideo({ id: '1', title: 'Mug', ...recorded })).toEqual({ id: '1', title: 'Mug', ...ranked })
})
