import { expect, test } from 'vitest'
import { requestKind } from './request-kind'

const ORIGIN = 'https://reelwright.example'

test.each([
  ['navigate', '/', 'page'],
  ['navigate', '/scripts?search=x', 'page'],
  ['navigate', '/auth/callback?code=1', 'page'],
  ['navigate', '/scripts/edit/5c6c', 'page'],
  ['navigate', '/storage/v1/object/public/avatars/a', 'network'],
  ['navigate', '/api/scripts/library/export', 'network'],
  ['navigate', '/auth/v1/verify?token=1', 'network'],
  ['navigate', '/rest/v1/', 'network'],
  ['navigate', '/functions/v1/checkout-anonymous', 'network'],
  ['navigate', '/realtime/v1', 'network'],
  ['navigate', '/sandbox/checkout/1', 'network'],
  ['navigate', '/dev/mailbox', 'network'],
  ['navigate', '/metrics', 'network'],
  ['navigate', '/robots.txt', 'network'],
  ['navigate', '/.well-known/security.txt', 'network'],
  ['navigate', '/apis', 'page'],
  ['cors', '/assets/base-Cha9ezPe.js', 'asset'],
  ['cors', '/api/config', 'network'],
  ['cors', '/rest/v1/scripts', 'network'],
  ['no-cors', '/theme.js', 'shell'],
  ['no-cors', '/service-worker.js', 'network'],
  ['no-cors', '/share.png', 'network'],
])('%s %s is for the %s', (mode, path, kind) => {
  expect(requestKind({ method: 'GET', mode: mode as RequestMode, url: ORIGIN + path }, ORIGIN)).toBe(kind)
})

test('what changes something, and what stands elsewhere, goes its own way', () => {
  expect(requestKind({ method: 'POST', mode: 'navigate', url: `${ORIGIN}/scripts` }, ORIGIN)).toBe('network')
  const elsewhere = { method: 'GET', mode: 'cors' as const, url: 'https://cdn.example/assets/x.js' }
  expect(requestKind(elsewhere, ORIGIN)).toBe('network')
})
