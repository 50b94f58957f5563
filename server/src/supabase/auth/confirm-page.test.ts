import { expect, test } from 'vitest'
import { confirmPage, deadLinkPage, isLinkType, pagePolicy } from './confirm-page'

test.each([
  ['https://app.example.com/cb?x=1', "form-action 'self' https://app.example.com;"],
  ['http://127.0.0.1:5173/cb', "form-action 'self' http://127.0.0.1:5173;"],
  ['http://[::1]:5173/cb', "form-action 'self' http://[::1]:5173;"],
  ['reelwright://signed-in', "form-action 'self' reelwright:;"],
  ["https://a;script-src'unsafe-inline'.example.com/", "form-action 'self';"],
])('after the form, the page may lead to %s', (redirectTo, directive) => {
  expect(pagePolicy(redirectTo)).toContain(directive)
})

test('what the link says is text and nothing else', () => {
  const hostile = `"><img src=x onerror='alert(1)'>&amp;`
  const page = confirmPage({ token: hostile, type: 'recovery', redirectTo: hostile })
  expect(page).not.toContain('<img')
  expect(page).toContain('value="&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;amp;"')
  expect(deadLinkPage(hostile)).not.toContain('<img')
})

test.each([
  ['recovery', true],
  ['email_change', true],
  ['email', false],
  ['constructor', false],
  ['', false],
])('%s is a type of links: %j', (type, expected) => {
  expect(isLinkType(type)).toBe(expected)
})
