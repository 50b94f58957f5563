import { describe, expect, test } from 'vitest'
import { readAuthorizeQuery } from './authorize-query'

test('hands on what only the provider understands', () => {
  const query = { provider: 'google', redirect_to: 'http://x', access_type: 'offline', prompt: 'consent', hd: 'a.b' }
  expect(readAuthorizeQuery(query)).toEqual({
    provider: 'google',
    scopes: [],
    extra: { access_type: 'offline', prompt: 'consent', hd: 'a.b' },
  })
})

test.each([
  ['client_id'],
  ['CLIENT_ID'],
  ['redirect_uri'],
  ['state'],
  ['nonce'],
  ['scope'],
  ['response_type'],
  ['response_mode'],
  ['code_challenge'],
  ['code_verifier'],
  ['request'],
  ['request_uri'],
  ['claims'],
  ['client_secret'],
  ['apikey'],
])('never hands on %s', (name) => {
  expect(readAuthorizeQuery({ provider: 'google', [name]: 'evil' }).extra).toEqual({})
})

describe('scopes', () => {
  test.each([
    ['https://www.googleapis.com/auth/calendar', ['https://www.googleapis.com/auth/calendar']],
    ['a b', ['a', 'b']],
    ['a,b', ['a', 'b']],
    ['  ', []],
    [undefined, []],
  ])('%s', (scopes, expected) => {
    expect(readAuthorizeQuery({ scopes }).scopes).toEqual(expected)
  })

  test.each(['a"b', 'a\\b', 'ä', 'x'.repeat(2001)])('refuses %s', (scopes) => {
    expect(() => readAuthorizeQuery({ scopes })).toThrow('scopes')
  })
})

test('values of other types, doubled, endless or many do no harm', () => {
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`p${i}`, 'v']))
  expect(Object.keys(readAuthorizeQuery(many).extra)).toHaveLength(20)
  expect(readAuthorizeQuery({ prompt: ['a', 'b'], long: 'x'.repeat(501), 'bad name': 'x' }).extra).toEqual({
    prompt: 'a',
  })
  expect(readAuthorizeQuery({ provider: ['google', 'x'] }).provider).toBe('google')
})
