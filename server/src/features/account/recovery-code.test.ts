import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashCode, newRecoveryCodes, normalCode } from './recovery-code'

test('ten different codes that nobody misreads', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-tv-z]{4}-[2-9a-hjkmnp-tv-z]{4}$/)
})

test.each([
  ['7h2k-9qxd', '7h2k9qxd'],
  ['7H2K 9QXD', '7h2k9qxd'],
  [' 7h2k–9qxd ', '7h2k9qxd'],
  ['7h2k9qxd', '7h2k9qxd'],
  ['7-h-2-k-9-q-x-d', '7h2k9qxd'],
  ['7h2k-9qx', undefined],
  ['7h2k-9qxd2', undefined],
  ['7h2k-9qx0', undefined],
  ['7h2k-9qxl', undefined],
  ['７h2k-9qxd', undefined],
  ['', undefined],
  ['-'.repeat(40), undefined],
])('%j is read as %s', (typed, code) => {
  expect(normalCode(typed)).toBe(code)
})

test('a stored code depends on the person, on the secret, and not on how it was typed', () => {
  const key = randomBytes(32)
  expect(hashCode(key, 'ana', '7H2K 9QXD')).toEqual(hashCode(key, 'ana', '7h2k-9qxd'))
  expect(hashCode(key, 'ben', '7h2k-9qxd')).not.toEqual(hashCode(key, 'ana', '7h2k-9qxd'))
  expect(hashCode(randomBytes(32), 'ana', '7h2k-9qxd')).not.toEqual(hashCode(key, 'ana', '7h2k-9qxd'))
})
