import { expect, test } from 'vitest'
import { formatClock, formatCount, formatDate, formatDateTime, formatDuration, formatTime } from '.'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.0K'],
  [1234, '1.2K'],
  [999_949, '999.9K'],
  [999_950, '1.0M'],
  [1_000_000, '1.0M'],
  [12_345_678, '12.3M'],
  [-1500, '-1.5K'],
])('%d is shown as %s [A-CN-18, B-CN-15]', (count, shown) => {
  expect(formatCount(count)).toBe(shown)
})

test('shows a date in the short form of the United States [B-LB-15]', () => {
  expect(formatDate(new Date(2026, 10, 21))).toBe('Nov 21, 2026')
  expect(formatDate('not a date')).toBe('')
})

test('shows a moment to the minute, by the clock of whoever looks', () => {
  const moment = new Date(2026, 10, 21, 13, 5)
  expect(formatDateTime(moment.toISOString())).toBe('Nov 21, 2026, 1:05 PM')
  expect(formatDateTime('not a date')).toBe('')
  expect(formatTime(moment)).toBe('13:05')
})

test('shows a stretch of a video as two clocks', () => {
  expect(formatDuration(0, 4)).toBe('0:00-0:04')
  expect(formatDuration(58.5, 121)).toBe('0:59-2:01')
  expect(formatClock(59.9)).toBe('1:00')
})
