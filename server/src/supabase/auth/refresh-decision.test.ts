import { expect, test } from 'vitest'
import { decideRefresh } from './refresh-decision'

const active = (id: string, parent: string | null = null) => ({ id, parent })

test.each([
  ['the active token', { tokenId: 'a', revokedFor: null, active: active('a') }, 'rotate'],
  ['the parent of the active one, at once', { tokenId: 'a', revokedFor: 0.1, active: active('b', 'a') }, 'repeat'],
  [
    'the parent of the active one, days later',
    { tokenId: 'a', revokedFor: 400_000, active: active('b', 'a') },
    'repeat',
  ],
  ['an older one within the interval', { tokenId: 'a', revokedFor: 10, active: active('c', 'b') }, 'rotate'],
  ['an older one after the interval', { tokenId: 'a', revokedFor: 10.1, active: active('c', 'b') }, 'reuse'],
  ['one of a revoked family, even at once', { tokenId: 'a', revokedFor: 0, active: null }, 'reuse'],
] as const)('decides on %s', (_, state, decision) => {
  expect(decideRefresh(state, 10)).toBe(decision)
})
