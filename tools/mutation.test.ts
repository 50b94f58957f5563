import { describe, expect, test } from 'vitest'
import { sampleOf, sourcesOf, testsOf } from './mutation.mjs'

test('mutates source files only: no tests, test tools, generated files or documents', () => {
  const files = [
    'server/src/app.ts',
    'server/src/app.test.ts',
    'server/src/platform/thread.dev.mjs',
    'server/src/features/account/testing/devices.ts',
    'server/src/features/studio/export/packages.d.ts',
    'shared/src/database.ts',
    'tools/audit.mjs',
    'web/src/main.tsx',
    'docs/writer.md',
    'e2e/settings.spec.ts',
    'package.json',
    'server/src/app.ts',
  ]
  expect(sourcesOf(files)).toEqual(['server/src/app.ts', 'tools/audit.mjs', 'web/src/main.tsx'])
})

test.each([
  ['server/src/features/billing/buying/change-plan.ts', 'server', 'server/src/features/billing'],
  ['server/src/platform/http/identity.ts', 'server', 'server/src/platform/http'],
  ['server/src/platform/jwt.ts', 'server', ''],
  ['server/src/app.ts', 'server', ''],
  ['shared/src/score.ts', 'pure', ''],
  ['tools/audit.mjs', 'pure', ''],
  ['web/src/app/routes.tsx', 'pure,web', ''],
])('%s is tested by the project %s, folder "%s"', (file, projects, tests) => {
  expect(testsOf(file)).toEqual({ projects, tests })
})

describe('a sample of a file', () => {
  test('is the same for the same seed, and another one for another seed', () => {
    expect(sampleOf('a.ts', 1000, 25, '1')).toEqual(sampleOf('a.ts', 1000, 25, '1'))
    expect(sampleOf('a.ts', 1000, 25, '1')).not.toEqual(sampleOf('a.ts', 1000, 25, '2'))
  })

  test('is about the share of the lines that was asked for', () => {
    const blocks = sampleOf('a.ts', 20_000, 25, '1')
    expect(blocks.length).toBeGreaterThan(200)
    expect(blocks.length).toBeLessThan(300)
  })

  test('covers the whole file for 100 percent, line by line', () => {
    expect(sampleOf('a.ts', 45, 100, '1')).toEqual(['a.ts:1-20', 'a.ts:21-40', 'a.ts:41-45'])
    expect(sampleOf('a.ts', 45, 0, '1')).toEqual([])
  })
})
