import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createRefreshTokens } from './refresh-token'

const installation = (secret: string) => ({ deriveKey: (use: string) => Buffer.from(`${secret} ${use}`) })

test('makes twelve lower-case letters and digits, the same again for the same row', () => {
  const tokens = createRefreshTokens(installation('secret'))
  for (const id of Array.from({ length: 300 }, () => randomUUID())) {
    expect(tokens.tokenOf(id)).toMatch(/^[a-z0-9]{12}$/)
    expect(createRefreshTokens(installation('secret')).tokenOf(id)).toBe(tokens.tokenOf(id))
  }
})

test('another installation makes other tokens and other hashes', () => {
  const [here, there] = [createRefreshTokens(installation('secret')), createRefreshTokens(installation('other'))]
  expect(here.tokenOf('row')).not.toBe(there.tokenOf('row'))
  expect(here.hashOf('token').equals(there.hashOf('token'))).toBe(false)
})
