import { expect, test } from 'vitest'
import { isMissingCode, mayReload } from './stale-code'

test.each([
  [new TypeError('Failed to fetch dynamically imported module: http://x/assets/a.js'), true],
  [new TypeError('error loading dynamically imported module: http://x/a.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to preload CSS for /assets/a.css'), true],
  [new TypeError('Failed to fetch'), false],
  [new Error('broken'), false],
  ['Failed to fetch dynamically imported module', false],
])('%s is missing code: %s', (error, expected) => expect(isMissingCode(error)).toBe(expected))

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>()
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) }
}

test('reloads by itself once, and again only when another deploy may have come', () => {
  const storage = memory()
  expect(mayReload(storage, 1_000_000)).toBe(true)
  expect(mayReload(storage, 1_001_000)).toBe(false)
  expect(mayReload(storage, 1_599_000)).toBe(false)
  expect(mayReload(storage, 1_601_000)).toBe(true)
  // A clock set back must not block reloads for good.
  expect(mayReload(storage, 5000)).toBe(true)
})

test('never reloads by itself where it could not be remembered', () => {
  const refuse = () => {
    throw new DOMException('No', 'SecurityError')
  }
  expect(mayReload({ getItem: refuse, setItem: refuse }, 1)).toBe(false)
  expect(mayReload({ getItem: () => null, setItem: () => {} }, 1)).toBe(false)
})
