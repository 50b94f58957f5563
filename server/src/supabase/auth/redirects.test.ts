import { describe, expect, test } from 'vitest'
import { matchesGlob } from './redirect-glob'
import { chooseRedirect, codeRedirect, errorRedirect, messageRedirect, sessionRedirect } from './redirects'
import type { SessionAnswer } from './session'

test.each([
  ['https://*.example.com/cb', 'https://app.example.com/cb', true],
  ['https://*.example.com/cb', 'https://a.b.example.com/cb', false],
  ['https://*.example.com/cb', 'https://evil.com/.example.com/cb', false],
  ['https://**.example.com/cb', 'https://a.b.example.com/cb', true],
  ['https://app.example.com/**', 'https://app.example.com/a/b?c=d', true],
  ['https://app.example.com/*', 'https://app.example.com/a/b', false],
  ['https://app.example.com/cb', 'https://appxexample.com/cb', false],
  ['https://app.example.com/v?/cb', 'https://app.example.com/v2/cb', true],
  ['https://app.example.com/v?/cb', 'https://app.example.com/v22/cb', false],
  ['https://app.example.com/[ab]', 'https://app.example.com/a', false],
  ['com.example.app://**', 'com.example.app://signed-in/now', true],
  ['', 'x', false],
])('the glob %s matches %s: %j', (glob, text, expected) => {
  expect(matchesGlob(glob, text)).toBe(expected)
})

const rules = { siteUrl: 'https://reelwright.example', redirectUrls: [] as string[] }
const allowed = (candidate: unknown, redirectUrls: string[] = [], siteUrl = rules.siteUrl) =>
  chooseRedirect([candidate], { siteUrl, redirectUrls }) !== siteUrl

describe('where links may lead', () => {
  test.each([
    ['a page of the site', 'https://reelwright.example/auth/callback?next=1', true],
    ['another scheme', 'http://reelwright.example/auth', false],
    ['another port', 'https://reelwright.example:8443/auth', false],
    ['another host', 'https://evil.example/', false],
    ['a host that begins like ours', 'https://reelwright.example.evil.example/', false],
    ['a name in front of another host', 'https://reelwright.example@evil.example/', false],
    ['a name in front of our host', 'https://you@reelwright.example/', false],
    ['a backslash, which browsers read as a slash', 'https://evil.example\\@reelwright.example/', false],
    ['a script', 'javascript:alert(1)//reelwright.example', false],
    ['a path only', '/auth/callback', false],
    ['two slashes', '//evil.example', false],
    ['nothing', '', false],
    ['a number', 7, false],
    ['a list', ['https://reelwright.example/a'], false],
    ['an endless one', `https://reelwright.example/${'x'.repeat(3000)}`, false],
    ['this machine', 'http://127.0.0.1:5173/auth', true],
    ['this machine in other words', 'http://2130706433/auth', true],
    ['this machine, version 6', 'http://[::1]:5173/auth', true],
    ['another machine', 'http://10.0.0.1/auth', false],
    ['another machine, version 6', 'http://[::ffff:10.0.0.1]/auth', false],
  ])('%s: %s', (_, candidate, expected) => {
    expect(allowed(candidate)).toBe(expected)
  })

  test('on a site of this machine the port does not matter', () => {
    expect(allowed('http://localhost:5173/auth', [], 'http://localhost:3000')).toBe(true)
    expect(allowed('https://localhost:5173/auth', [], 'http://localhost:3000')).toBe(false)
  })

  test.each([
    ['https://app.example.com/cb', 'https://app.example.com/cb#fragment', true],
    ['https://app.example.com/cb', 'https://app.example.com/cb?sb_flow_id=abc-123', true],
    ['https://app.example.com/cb?a=1', 'https://app.example.com/cb?a=1&sb_flow_id=abc', true],
    ['https://app.example.com/cb?b=1', 'https://app.example.com/cb?sb_flow_id=abc&b=1', true],
    ['https://app.example.com/cb', 'https://app.example.com/cb?other=1', false],
    ['https://app.example.com', 'https://app.example.com/', true],
    ['https://*.example.com/**', 'https://evil.test?.example.com/', false],
    ['http://10.0.0.1/**', 'http://10.0.0.1/cb', false],
    ['com.example.app://**', 'com.example.app://cb', true],
    ['**', 'javascript:alert(1)', false],
  ])('with the setting %s, %s is allowed: %j', (glob, candidate, expected) => {
    expect(allowed(candidate, [glob])).toBe(expected)
  })

  test('the first allowed one counts, else the site; the mark of the client stays', () => {
    const marked = 'https://reelwright.example/a?sb_flow_id=x'
    expect(chooseRedirect(['https://evil.example', marked, 'https://reelwright.example/b'], rules)).toBe(marked)
    expect(chooseRedirect([undefined, 'nonsense'], rules)).toBe('https://reelwright.example')
  })
})

const session = {
  access_token: 'a.b.c',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 1_800_000_000,
  refresh_token: 'r',
} as SessionAnswer

test.each([
  [
    'a session',
    sessionRedirect('https://a.example/cb?x=1#old', session, { type: 'recovery' }),
    'https://a.example/cb?x=1#access_token=a.b.c&expires_at=1800000000&expires_in=3600&refresh_token=r&sb=&token_type=bearer&type=recovery',
  ],
  ['a code', codeRedirect('https://a.example/cb', 'c'), 'https://a.example/cb?code=c'],
  ['a code after a query', codeRedirect('https://a.example/cb?x=%20y', 'c'), 'https://a.example/cb?x=%20y&code=c'],
  ['a code before a fragment', codeRedirect('https://a.example/cb#f', 'c'), 'https://a.example/cb?code=c#f'],
  ['a message', messageRedirect('https://a.example', 'Go on'), 'https://a.example#message=Go+on&sb='],
  [
    'an error',
    errorRedirect('https://a.example/cb', {
      status: 403,
      code: 'otp_expired',
      message: 'Email link is invalid or has expired',
    }),
    'https://a.example/cb#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
  ],
  [
    'an error of a status without a class',
    errorRedirect('https://a.example', { status: 422, code: 'email_exists', message: 'Taken' }),
    'https://a.example#error_code=email_exists&error_description=Taken&sb=',
  ],
  [
    'an error of a PKCE flow',
    errorRedirect(
      'https://a.example/?x=1',
      { status: 400, code: 'flow_state_not_found', message: 'No' },
      { inQuery: true },
    ),
    'https://a.example/?x=1&error=invalid_request&error_code=flow_state_not_found&error_description=No#error=invalid_request&error_code=flow_state_not_found&error_description=No&sb=',
  ],
])('%s is brought back as the client reads it', (_, redirect, expected) => {
  expect(redirect).toBe(expected)
})
