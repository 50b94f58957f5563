import { describe, expect, test } from 'vitest'
import { newInteractions, newShifts } from './measure-vitals'

describe('how far a page moved', () => {
  test.each([
    ['nothing moved', [], 0],
    [
      'shifts that are near each other add up',
      [
        [0, 0.1],
        [900, 0.1],
        [1800, 0.1],
      ],
      0.3,
    ],
    [
      'a second of calm ends a group',
      [
        [0, 0.1],
        [1000, 0.2],
        [2000, 0.1],
      ],
      0.2,
    ],
    [
      'five seconds end a group, too',
      [
        [0, 0.1],
        [900, 0.1],
        [1800, 0.1],
        [2700, 0.1],
        [3600, 0.1],
        [4500, 0.1],
        [5000, 0.5],
      ],
      0.6,
    ],
    [
      'the worst group counts, not the last',
      [
        [0, 0.4],
        [5000, 0.1],
      ],
      0.4,
    ],
  ])('%s', (_, list, worst) => {
    const shifts = newShifts()
    for (const [startTime = 0, value = 0] of list) shifts.add({ startTime, value })
    expect(shifts.worst()).toBeCloseTo(worst, 6)
  })

  test('what moves because somebody pressed something was asked for', () => {
    const shifts = newShifts()
    shifts.add({ startTime: 10, value: 0.7, hadRecentInput: true })
    expect(shifts.worst()).toBe(0)
  })
})

describe('how long a page lets people wait', () => {
  const after = (...durations: number[]) => {
    const interactions = newInteractions()
    for (const [at, duration] of durations.entries()) interactions.add({ interactionId: at + 1, duration })
    return interactions
  }

  test('nobody pressed anything: then it says nothing', () => expect(after().worst(0)).toBeUndefined())

  test('the longest counts, and of each fifty one may be worse', () => {
    const interactions = after(40, 300, 80, 900, 120)
    expect([1, 49, 50, 100, 149, 1000].map((count) => interactions.worst(count))).toEqual([900, 900, 300, 120, 120, 40])
  })

  test('the events of one press are one, as long as the longest; what nobody pressed is none', () => {
    const interactions = newInteractions()
    interactions.add({ interactionId: 7, duration: 60 })
    interactions.add({ interactionId: 7, duration: 240 })
    interactions.add({ interactionId: 7, duration: 50 })
    interactions.add({ interactionId: 0, duration: 999 })
    expect([interactions.worst(1), interactions.worst(50)]).toEqual([240, 240])
  })

  test('only the ten longest are remembered, however many there are', () => {
    const interactions = after(...Array.from({ length: 300 }, (_, at) => at + 1))
    expect([0, 9 * 50, 99 * 50].map((count) => interactions.worst(count))).toEqual([300, 291, 291])
  })
})
