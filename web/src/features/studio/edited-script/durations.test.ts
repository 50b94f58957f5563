import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { totalSeconds } from '../timeline'
import { retimed, settled } from './durations'
import { exampleEdit } from './example-edit'

const words = (count: number) => Array<string>(count).fill('word').join(' ')
const times = (counts: readonly number[], length: number, cues = false) => {
  const script = exampleEdit(counts.map(words))
  return retimed({
    ...script,
    metadata: { ...script.metadata, videoLength: length },
    scenes: cues ? script.scenes : script.scenes.map((scene) => ({ ...scene, visualCue: '' })),
  }).scenes.map(({ duration }) => duration)
}

describe('fitting the times', () => {
  test.each([
    [
      'gives the opener three to four seconds, the others their share of the words',
      [9, 20, 40, 11],
      30,
      [3, 7.5, 15.5, 4],
    ],
    ['gives the opener no less than three', [2, 30, 30], 30, [3, 13.5, 13.5]],
    ['takes a long opener for a scene like the others', [40, 40], 30, [15, 15]],
    ['gives a single scene all the time', [5], 15, [15]],
    ['keeps two seconds for a scene without words', [9, 0, 50], 30, [3, 2, 25]],
    ['shares alike where no scene has words', [0, 0, 0], 30, [10, 10, 10]],
    ['gives nobody less than two seconds where there are enough', [9, 100, 1, 1], 15, [3, 8, 2, 2]],
    ['shares alike where there are not', [5, 5, 5, 5, 5, 5, 5, 5, 5], 15, [2, 2, 2, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5]],
  ])('%s', (_, counts, length, expected) => {
    expect(times(counts, length)).toEqual(expected)
  })

  test('leaves a picture half a second beside the words', () => {
    const [, short = 0, long = 0] = times([9, 5, 60], 30, true)
    const [, shortBare = 0, longBare = 0] = times([9, 5, 60], 30)
    expect(short - shortBare).toBeGreaterThan(long - longBare)
  })

  test('is no edit when the times fit already', () => {
    const fitted = retimed(exampleEdit(['One two three four.', words(60), words(50)]))
    expect(retimed(fitted)).toBe(fitted)
  })

  test('always sums exactly to the length, in half seconds while there are enough', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(120), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 15, max: 180 }),
        (counts, length) => {
          const durations = times(counts, length, true)
          expect(durations.reduce((sum, duration) => sum + duration, 0)).toBeCloseTo(length, 6)
          for (const duration of durations) expect(duration).toBeGreaterThan(0)
          if (length >= counts.length * 2)
            for (const duration of durations) {
              expect(duration).toBeGreaterThanOrEqual(2)
              expect(duration % 0.5).toBe(0)
            }
        },
      ),
    )
  })
})

test('a sum is reached whatever the times were', () => {
  const time = fc.double({ min: 0.01, max: 600, noNaN: true })
  fc.assert(
    fc.property(
      fc.array(time, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 1, max: 600 }),
      (durations, total) => {
        const result = settled(durations, total)
        expect(totalSeconds(result.map((duration) => ({ duration })))).toBeCloseTo(total, 1)
        expect(Math.min(...result)).toBeGreaterThan(0)
      },
    ),
  )
})

test.each([
  ['takes from the longest', [10, 3, 2], 13, [8, 3, 2]],
  ['gives by length, the rest to the longest', [10, 3, 2], 17, [11.5, 3.5, 2]],
  ['leaves what is right', [10, 3, 2], 15, [10, 3, 2]],
  ['goes below two seconds only when it must', [3, 2, 2], 5, [1.5, 1.5, 2]],
])('reaching a sum %s', (_, durations, total, expected) => {
  expect(settled(durations, total)).toEqual(expected)
})
