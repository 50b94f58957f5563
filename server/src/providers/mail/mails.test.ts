import { describe, expect, test } from 'vitest'
import type { Mail } from './mail'
import { mails } from './mails'

const ONE = {
  to: 'ana@example.com',
  link: 'https://studio.example/auth/v1/verify?token=abc&type=signup',
  code: '482913',
  validSeconds: 3600,
}

const EVERY: [string, Mail][] = [
  ['confirm', mails.confirm(ONE)],
  ['magicLink', mails.magicLink(ONE)],
  ['recovery', mails.recovery(ONE)],
  ['emailChange to the old address', mails.emailChange({ ...ONE, recipient: 'old', newAddress: 'new@example.com' })],
  ['emailChange to the new address', mails.emailChange({ ...ONE, recipient: 'new', newAddress: 'new@example.com' })],
  ['invite', mails.invite(ONE)],
]

/** What a reader of the HTML part can see. */
const visible = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')

describe.each(EVERY)('%s', (_name, mail) => {
  test('carries link, code and time in both parts, and names the product [OP-01]', () => {
    expect(mail.to).toBe('ana@example.com')
    for (const part of [mail.text, visible(mail.html)]) {
      expect(part).toContain('https://studio.example/auth/v1/verify?token=abc&type=signup')
      expect(part).toContain('482913')
      expect(part).toContain('for 1 hour')
      expect(part).toContain('Reelwright')
    }
    expect(mail.subject).toContain('Reelwright')
  })

  test('loads nothing from elsewhere and links to one address only', () => {
    const addresses = [...mail.html.matchAll(/(?:src|href|background|action)="([^"]*)"|url\(/gi)].map(([, url]) => url)
    expect(new Set(addresses)).toEqual(new Set(['https://studio.example/auth/v1/verify?token=abc&amp;type=signup']))
    expect(mail.html).not.toMatch(/<(img|script|link|iframe|form|object)\b/i)
  })
})

test('the two mails of a change of address say which side they speak to', () => {
  const change = { ...ONE, newAddress: 'new@example.com' }
  const old = mails.emailChange({ ...change, recipient: 'old' })
  expect(old.text).toContain('change the address of your Reelwright account to new@example.com')
  expect(old.text).toContain('Change your password instead')
  expect(mails.emailChange({ ...change, recipient: 'new' }).text).not.toContain('Change your password instead')
})

test('a security code stands alone: no link, and not in the subject', () => {
  const mail = mails.reauthentication({ to: 'ana@example.com', code: '482913', validSeconds: 600 })
  expect(mail.text).toContain('Your code: 482913')
  expect(mail.text).toContain('for 10 minutes')
  expect(mail.html).not.toContain('href')
  expect(mail.subject).not.toContain('482913')
})

test('what is inserted is text and never markup', () => {
  const hostile = '"><img src=x onerror=alert(1)>@example.com'
  const mail = mails.emailChange({ ...ONE, recipient: 'old', newAddress: hostile })
  expect(mail.html).not.toContain('<img')
  expect(mail.html).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;')
  expect(mails.confirm({ ...ONE, code: '<b>1</b>' }).html).not.toContain('<b>')
})

test('a link cannot leave its attribute', () => {
  const mail = mails.confirm({ ...ONE, link: 'https://studio.example/"onmouseover="alert(1)' })
  expect(mail.html).not.toContain('"onmouseover')
})

test.each(['javascript:alert(1)', 'data:text/html,hi', 'ftp://files.example/', '/relative', ''])(
  'does not write a mail that leads to %j',
  (link) => {
    expect(() => mails.magicLink({ ...ONE, link })).toThrow(TypeError)
  },
)

test('a subject is one line, whatever is inserted', () => {
  const plan = 'Pro\r\nBcc: everybody@example.com\u2028\u0000'
  const { subject } = mails.paymentReceived({ to: 'ana@example.com', plan, amount: 100, currency: 'usd' })
  expect(subject).toBe('Your payment for Reelwright Pro Bcc: everybody@example.com')
  const long = mails.paymentReceived({ to: 'ana@example.com', plan: '😀'.repeat(400), amount: 1, currency: 'usd' })
  expect([...long.subject].length).toBe(150)
  expect(long.subject).not.toMatch(/\p{Surrogate}/u)
})

test.each([
  [2900, 'usd', '$29.00'],
  [1999, 'EUR', '€19.99'],
  [500, 'jpy', '¥500'],
])('a payment of %i %s reads %s', (amount, currency, expected) => {
  const mail = mails.paymentReceived({
    to: 'ana@example.com',
    plan: 'Creator',
    amount,
    currency,
    paidAt: new Date('2026-03-04T23:30:00Z'),
    renewsAt: new Date('2026-04-04T23:30:00Z'),
    receiptUrl: 'https://pay.example/r/1',
  })
  for (const part of [mail.text, visible(mail.html)]) {
    expect(part).toContain(expected)
    expect(part).toContain('March 4, 2026')
    expect(part).toContain('April 4, 2026')
    expect(part).toContain('https://pay.example/r/1')
  }
})

test('a receipt with an address that is none does not keep the mail from being written', () => {
  const payment = { to: 'ana@example.com', plan: 'Creator', amount: 2900, currency: 'usd' }
  const mail = mails.paymentReceived({ ...payment, receiptUrl: 'javascript:alert(1)' })
  expect(mail.html).not.toContain('javascript')
  expect(mail.text).toContain('$29.00')
})
