import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import * as check from '../writer/src/check'
import * as library from '../writer/src/library'
import * as score from '../writer/src/score'

/** Tests run in the project's folder. */
const SOURCES = join('writer', 'src')

/** Every file of the writer that an entry point loads. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const code = readFileSync(file, 'utf8').replace(/^(?:import|export) type\b[^;]*?from '[^']+'/gm, '')
  for (const [, target = ''] of code.matchAll(/^(?:import|export)\b[^'"]*?from '(\.[^']*)'|^import '(\.[^']*)'/gm)) {
    const path = join(dirname(file), target)
    const next = [`${path}.ts`, join(path, 'index.ts')].find((each) => existsSync(each))
    if (next) loadedBy(next, seen)
  }
  return seen
}

test.each(['check', 'score', 'library'])('the entry point %s does not load writing and refining', (entryPoint) => {
  const loaded = [...loadedBy(join(SOURCES, entryPoint, 'index.ts'))].map((file) => relative(SOURCES, file))
  expect(loaded.length).toBeGreaterThan(2)
  expect(loaded.filter((file) => /^(?:pipeline|refine|adopt)\//.test(file))).toEqual([])
})

test('the entry points resolve by their package names', () => {
  const { exports } = JSON.parse(readFileSync(join('writer', 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  for (const entryPoint of ['check', 'score', 'library'])
    expect(existsSync(join('writer', exports[`./${entryPoint}`] ?? ''))).toBe(true)
  expect(check.checkText).toBeTypeOf('function')
  expect(score.craftScorer).toBeTypeOf('function')
  expect(library.HOOK_LIBRARY).toHaveLength(33)
})
