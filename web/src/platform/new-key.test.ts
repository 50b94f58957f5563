import { afterEach, expect, test, vi } from 'vitest'
import { newKey } from './new-key'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

afterEach(() => vi.unstubAllGlobals())

test('every click has a key of its own [CX-31]', () => {
  expect(newKey()).toMatch(UUID)
  expect(newKey()).not.toBe(newKey())
})

test('also on a page without https [CX-31]', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(0xff) })
  expect(newKey()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
})
