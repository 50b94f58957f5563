import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gather } from './gather'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a burst is handed on at once, and the next one keeps its distance', () => {
  const got: number[][] = []
  const { add } = gather<number>((items) => got.push(items), { soon: 100, apart: 600 })
  add(1)
  vi.advanceTimersByTime(90)
  add(2)
  expect(got).toEqual([])
  vi.advanceTimersByTime(10)
  expect(got).toEqual([[1, 2]])

  add(3)
  vi.advanceTimersByTime(500)
  add(4)
  vi.advanceTimersByTime(99)
  expect(got).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(got).toEqual([
    [1, 2],
    [3, 4],
  ])
})

test('an endless stream is handed on in pieces', () => {
  const got: number[][] = []
  const { add } = gather<number>((items) => got.push(items), { soon: 100, apart: 600 })
  for (let at = 0; at < 3000; at += 10) {
    add(at)
    vi.advanceTimersByTime(10)
  }
  expect(got.length).toBeGreaterThanOrEqual(5)
  expect(got.length).toBeLessThanOrEqual(6)
})

test('nothing is handed on after the end', () => {
  const handOn = vi.fn<(items: number[]) => void>()
  const { add, stop } = gather<number>(handOn, { soon: 100, apart: 600 })
  add(1)
  stop()
  vi.advanceTimersByTime(1000)
  expect(handOn).not.toHaveBeenCalled()
})
