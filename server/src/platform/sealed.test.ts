import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, unseal } from './sealed'

const key = randomBytes(32)

test('opens what it sealed, each time in other bytes and never in clear', () => {
  const sealed = seal(key, 'a secret – mit Ü', 'row 1')
  expect(unseal(key, sealed, 'row 1')).toBe('a secret – mit Ü')
  expect(seal(key, 'a secret – mit Ü', 'row 1').equals(sealed)).toBe(false)
  expect(sealed.toString('latin1')).not.toContain('secret')
})

test('does not open with another key, at another place, shortened or changed', () => {
  const sealed = seal(key, 'a secret', 'row 1')
  const changed = Buffer.from(sealed)
  changed[changed.length - 1]! ^= 1
  expect(unseal(randomBytes(32), sealed, 'row 1')).toBeUndefined()
  expect(unseal(key, sealed, 'row 2')).toBeUndefined()
  for (const length of [0, 11, 20, 28, sealed.length - 1]) {
    expect(unseal(key, sealed.subarray(0, length), 'row 1')).toBeUndefined()
  }
  expect(unseal(key, changed, 'row 1')).toBeUndefined()
})
