import { expect, test } from 'vitest'
import { readBanDuration } from './ban-duration'

const HOUR = 3_600_000

test.each([
  ['none', 'none'],
  ['24h', 24 * HOUR],
  ['1h30m', 1.5 * HOUR],
  ['1.5h', 1.5 * HOUR],
  ['.5h', HOUR / 2],
  ['1.h', HOUR],
  ['90s', 90_000],
  ['250ms', 250],
  ['5µs', 0.005],
  ['-2h', -2 * HOUR],
  ['+2h', 2 * HOUR],
  ['0', 0],
  ['0s', 0],
  ['876000h', 876_000 * HOUR],
])('%s', (text, expected) => {
  expect(readBanDuration(text)).toBe(expected)
})

test.each([
  [''],
  ['24'],
  ['h'],
  ['24 h'],
  ['1d'],
  ['1h30'],
  ['--1h'],
  ['.h'],
  ['1e3h'],
  ['1h none'],
  ['NONE'],
  ['99999999999h'],
  ['1'.repeat(59) + 'h'],
  ['1h'.repeat(5000)],
])('refuses "%s"', (text) => {
  expect(() => readBanDuration(text)).toThrow('ban_duration')
})
