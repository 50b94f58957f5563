import { expect, test } from 'vitest'
import { failuresIn, reasonsToRunAgain } from './journeys-again.mjs'
import { inWords, isStarved, lackOf, watchMachine, type Lack } from './machine.mjs'

/** Two processors, a hundred ticks a second each; from 10 s to 20 s the host takes 80 %. */
const SAMPLES = Array.from({ length: 31 }, (_, second) => ({
  at: second * 1000,
  ticks: second * 200,
  stolen: Math.min(Math.max(second - 10, 0), 10) * 160,
  diskWaitMs: 0,
  lateMs: second === 15 ? 700 : 2,
}))
const FINE: Lack = { stolen: 0.05, diskWait: 0, standstillMs: 40 }
const TAKEN: Lack = { ...FINE, stolen: 0.6 }

test('what the host took is told for the time of a test, not for the whole run', () => {
  expect(lackOf(SAMPLES, 11_000, 19_000)).toEqual({ stolen: 0.8, diskWait: 0, standstillMs: 700 })
  expect(lackOf(SAMPLES, 21_000, 29_000)).toEqual({ stolen: 0, diskWait: 0, standstillMs: 2 })
  expect(lackOf(SAMPLES, 0, 30_000).stolen).toBeCloseTo(0.267, 3)
})

test('a time between two looks, before the first or after the last has an answer', () => {
  expect(lackOf(SAMPLES, 12_200, 12_300).stolen).toBe(0.8)
  expect(lackOf(SAMPLES, -5000, -4000).stolen).toBe(0)
  expect(lackOf(SAMPLES, 40_000, 50_000).stolen).toBe(0)
  expect(lackOf([], 0, 1).stolen).toBe(0)
  expect(lackOf(SAMPLES, Number.NaN, Number.NaN).stolen).toBeLessThan(0.3)
})

test.each<[string, Lack, boolean]>([
  ['nothing', FINE, false],
  ['half of the processors', TAKEN, true],
  ['a disk that holds everything up', { ...FINE, diskWait: 0.4 }, true],
  ['a standstill of half a minute', { ...FINE, standstillMs: 30_000 }, true],
])('what was lacking: %s', (_, lack, starved) => {
  expect(isStarved(lack)).toBe(starved)
})

test('this machine is looked at, and its lack is put in words', async () => {
  const lackBetween = watchMachine()
  const from = Date.now()
  await new Promise((resolve) => setTimeout(resolve, 1200))
  expect(inWords(lackBetween(from, Date.now()))).toMatch(
    /^the host took \d+ % of the processors, disks held everything up for \d+ % of the time, the longest standstill was \d+\.\d s$/,
  )
})

const failed = (title: string, status = 'unexpected') => ({
  title,
  file: 'settings.spec.ts',
  tests: [
    {
      status,
      projectName: 'embedded',
      results: [{ status: 'failed', startTime: '2026-11-23T05:00:00.000Z', duration: 2000 }],
    },
  ],
})
const report = (...specs: ReturnType<typeof failed>[]) => ({
  suites: [{ suites: [{ specs }] }],
  errors: [] as unknown[],
})
const FROM = Date.parse('2026-11-23T05:00:00.000Z')

test('journeys that failed are found with their times, wherever they stand', () => {
  const { suites } = report(failed('the shell'), failed('the form', 'expected'))
  expect(failuresIn({ suites: [...suites, { specs: [failed('a button')] }] })).toEqual([
    { title: '[embedded] settings.spec.ts: the shell', from: FROM, to: FROM + 2000 },
    { title: '[embedded] settings.spec.ts: a button', from: FROM, to: FROM + 2000 },
  ])
})

test('a failed journey is run again only when the machine did not let it run', () => {
  const one = report(failed('the shell'))
  expect(reasonsToRunAgain(one, () => FINE)).toBeUndefined()
  expect(reasonsToRunAgain(one, () => TAKEN)).toEqual([`[embedded] settings.spec.ts: the shell: ${inWords(TAKEN)}`])
})

test('not when one of them had time enough, nor many, nor when a file could not be read, nor when nothing failed', () => {
  const two = report(failed('the shell'), failed('a button'))
  let looks = 0
  expect(reasonsToRunAgain(two, () => (looks++ === 0 ? TAKEN : FINE))).toBeUndefined()
  expect(reasonsToRunAgain(report(...Array.from({ length: 21 }, () => failed('all'))), () => TAKEN)).toBeUndefined()
  expect(reasonsToRunAgain({ ...two, errors: [{ message: 'Cannot find module' }] }, () => TAKEN)).toBeUndefined()
  expect(reasonsToRunAgain(report(failed('the form', 'expected')), () => TAKEN)).toBeUndefined()
})
