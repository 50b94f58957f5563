import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createRefreshTokens } from './refresh-token'

test('makes twelve lower-case letters and digits, the same again for the same row', () => {
  const tokens = createRefreshTokens('secret')
  for (const id of Array.from({ length: 300 }, () => randomUUID())) {
    expect(tokens.tokenOf(id)).toMatch(/^[a-z0-9]{12}$/)
    expect(createRefreshTokens('secret').tokenOf(id)).toBe(tokens.tokenOf(id))
  }
})

test('another installation makes other tokens and other hashes', () => {
  const [here, there] = [createRefreshTokens('secret'), createRefreshTokens('other')]
  expect(here.tokenOf('row')).not.toBe(there.tokenOf('row'))
  expect(here.hashOf('token').equals(there.hashOf('token'))).toBe(false)
})
