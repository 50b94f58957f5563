import { expect, test } from 'vitest'
import { mailAddress, mailLink, subjectOf } from './contact-mail'

test.each([
  ['help@example.com', 'help@example.com'],
  ['', undefined],
  [undefined, undefined],
  ['javascript:alert(1)', undefined],
  ['a@b.example?bcc=evil@example.com', undefined],
])('%j is the address %j', (given, expected) => {
  expect(mailAddress(given)).toBe(expected)
})

test.each([
  ['payment', 'payment'],
  ['<b>', 'question'],
  [null, 'question'],
])('an address with ?about=%s is about %s', (given, expected) => {
  expect(subjectOf(given)).toBe(expected)
})

test('the mail names what it is about and the payment [CX-22, OP-07]', () => {
  expect(mailLink('help@example.com', 'payment', 'cs_test_1')).toBe(
    'mailto:help@example.com?subject=Reelwright%3A%20A%20payment&body=%0A%0ASession%20ID%20of%20the%20payment%3A%20cs_test_1',
  )
  expect(mailLink('help@example.com', 'question', undefined)).toBe(
    'mailto:help@example.com?subject=Reelwright%3A%20A%20question',
  )
})
