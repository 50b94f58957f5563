import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { provesChallenge, readPkce } from './flow-state'

const challenge = 'a'.repeat(43)

test.each([
  ['nothing', {}, undefined],
  ['nulls, as the client sends them', { code_challenge: null, code_challenge_method: null }, undefined],
  ['S256 in capitals', { code_challenge: challenge, code_challenge_method: 'S256' }, { challenge, method: 's256' }],
  ['plain', { code_challenge: challenge, code_challenge_method: 'plain' }, { challenge, method: 'plain' }],
])('reads %s', (_, fields, expected) => {
  expect(readPkce(fields)).toEqual(expected)
})

test.each([
  ['a challenge alone', { code_challenge: challenge }],
  ['a method alone', { code_challenge_method: 's256' }],
  ['a short challenge', { code_challenge: 'a'.repeat(42), code_challenge_method: 's256' }],
  ['a long challenge', { code_challenge: 'a'.repeat(129), code_challenge_method: 's256' }],
  ['other characters', { code_challenge: `${'a'.repeat(43)}+`, code_challenge_method: 's256' }],
  ['another method', { code_challenge: challenge, code_challenge_method: 'md5' }],
  ['a number', { code_challenge: 7, code_challenge_method: 's256' }],
])('refuses %s', (_, fields) => {
  expect(() => readPkce(fields)).toThrow(expect.objectContaining({ status: 400, code: 'validation_failed' }) as Error)
})

test('a verifier proves the challenge made from it, and no other', () => {
  const verifier = 'v'.repeat(112)
  const hashed = createHash('sha256').update(verifier).digest('base64url')
  expect(provesChallenge(verifier, { challenge: hashed, method: 's256' })).toBe(true)
  expect(provesChallenge(hashed, { challenge: hashed, method: 's256' })).toBe(false)
  expect(provesChallenge(verifier, { challenge: verifier, method: 'plain' })).toBe(true)
  expect(provesChallenge(`${verifier}w`, { challenge: verifier, method: 'plain' })).toBe(false)
})
