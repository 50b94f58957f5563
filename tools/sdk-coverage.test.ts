import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { coverageDocument, readCoverage } from './sdk-coverage'

const coverage = readCoverage()

test('every method of the official client is shown by a test, or it says why not', () => {
  const open = coverage.filter(({ shown, reason }) => shown.length === 0 && !reason)
  expect(open.map(({ surface, method }) => `${surface}.${method}`)).toEqual([])
})

test('no reason stands beside a method that a test shows', () => {
  const needless = coverage.filter(
    ({ shown, reason, surface }) => shown.length > 0 && reason && surface.startsWith('auth'),
  )
  expect(needless.map(({ surface, method }) => `${surface}.${method}`)).toEqual([])
})

test('docs/sdk-coverage.md is as the client and the tests have it: npx tsx tools/sdk-coverage.ts', async () => {
  const path = join(import.meta.dirname, '..', 'docs', 'sdk-coverage.md')
  expect(readFileSync(path, 'utf8')).toBe(await coverageDocument(coverage))
})
