import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { brokenRules } from './layers'

test('the project keeps its dependency rule', () => {
  expect(brokenRules(join(import.meta.dirname, '..'))).toEqual([])
})

/** A throw-away project of the given files. */
function project(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'layers-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const part of ['shared', 'writer', 'server', 'web']) mkdirSync(join(root, part, 'src'), { recursive: true })
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), code)
  }
  return root
}

test.each([
  [
    'an import that goes upwards',
    { 'server/src/platform/a.ts': `import '../features/studio'`, 'server/src/features/studio/index.ts': '' },
    'server/src/platform/a.ts imports upwards from platform to features',
  ],
  [
    'an import past the entry point of another module',
    { 'web/src/features/studio/a.ts': `import { b } from '../library/b'`, 'web/src/features/library/b.ts': '' },
    'web/src/features/studio/a.ts enters features/library through b, not through its index',
  ],
  [
    'a browser that knows the server',
    { 'web/src/platform/a.ts': `import { x } from '@reelwright/server/testing'` },
    'web/src/platform/a.ts imports @reelwright/server/testing: web may not know server',
  ],
  [
    'a writer that does I/O',
    { 'writer/src/a.ts': `import { readFile } from 'node:fs'` },
    'writer/src/a.ts imports node:fs: writer is pure and uses no package but zod',
  ],
  [
    'modules in a circle',
    {
      'web/src/features/studio/index.ts': `export * from '../library'`,
      'web/src/features/library/index.ts': `export * from '../studio'`,
    },
    'Modules import each other in a circle: features/library > features/studio > features/library',
  ],
  [
    'a helper of one feature that three others take',
    {
      'web/src/features/account/index.ts': 'export const help = 1',
      ...Object.fromEntries(
        ['billing', 'library', 'studio'].map((feature) => [
          `web/src/features/${feature}/a.ts`,
          `import { help } from '../account'`,
        ]),
      ),
    },
    'help of web/features/account is imported by 3 other features: move it to platform or ui',
  ],
])('names %s', (_what, files, sentence) => {
  expect(brokenRules(project(files as Record<string, string>))).toEqual([sentence])
})

test('allows imports from lower layers', () => {
  const root = project({
    'server/src/app.ts': `import { a } from './features/studio/routes'`,
    'server/src/features/studio/routes.ts': `import { z } from 'zod'\nimport { db } from '../../platform/db'\nimport { b } from '../billing'\nimport { compose } from '@reelwright/writer'`,
    'server/src/features/billing/index.ts': `export { c } from './c'`,
    'server/src/features/billing/c.ts': '',
    'server/src/platform/db/index.ts': '',
  })
  expect(brokenRules(root)).toEqual([])
})
