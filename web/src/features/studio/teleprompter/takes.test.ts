import { expect, test } from 'vitest'
import { newKey } from '../../../platform'
import { measuredSeconds, mergedTakes, type Take, takeSeconds } from './takes'

const take = (scene: number, verdict: Take['verdict'], seconds: number | null): Take => ({
  key: newKey(),
  scene,
  verdict,
  seconds,
  at: '2026-11-21T20:00:00Z',
})
const scenes = [
  { id: 1, duration: 4 },
  { id: 7, duration: 6 },
]

test.each([
  ['of the last good take', [take(1, 'good', 5.1), take(1, 'good', 4.8), take(1, 'retake', 9)], [[1, 4.8]]],
  [
    'of each scene by its id',
    [take(7, 'good', 7.2), take(1, 'good', 3)],
    [
      [1, 3],
      [7, 7.2],
    ],
  ],
  ['only where they are another whole second', [take(1, 'good', 4.4), take(7, 'good', 6.6)], [[7, 6.6]]],
  ['not of takes without a length', [take(1, 'good', null), take(7, 'retake', 5)], []],
  ['not of scenes that are gone', [take(99, 'good', 5)], []],
])('measured seconds are %s', (_, takes, expected) => {
  expect([...measuredSeconds(takes, scenes)]).toEqual(expected)
})

test('the log holds what is stored and what is new, each once', () => {
  const [first, second] = [take(1, 'good', 4), take(1, 'retake', 5)]
  expect(mergedTakes([first], [first, second])).toEqual([first, second])
})

test('a verdict that was turned here holds, at the place where the take was made', () => {
  const [first, second] = [take(1, 'good', 4), take(1, 'retake', 5)]
  const corrected: Take = { ...first, verdict: 'retake' }
  expect(mergedTakes([first, second], [corrected])).toEqual([corrected, second])
})

test.each([
  [4.249, 4.2],
  [9999, 600],
  [null, null],
])('%s seconds are noted as %s', (measured, noted) => {
  expect(takeSeconds(measured)).toBe(noted)
})
