import { expect, test } from 'vitest'
import { normalAddress } from './email-address'

test.each([
  ['ana@example.com', 'ana@example.com'],
  ['  Ana@Example.COM ', 'ana@example.com'],
  ["o'neil+shop@sub.example.co.uk", "o'neil+shop@sub.example.co.uk"],
  ['a@b.co', 'a@b.co'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
])('takes %j', (given, stored) => {
  expect(normalAddress(given)).toBe(stored)
})

test.each([
  ['', 'ana', 'ana@', '@example.com', 'ana@localhost', 'ana@@example.com', 'ana@exa mple.com', 'a na@example.com'],
  [
    '.ana@example.com',
    'ana.@example.com',
    'a..b@example.com',
    'ana@-example.com',
    'ana@example..com',
    'ana@example.com.',
  ],
  ['<b>ana</b>@example.com', 'ana@example.com\u0000', 'ana\r\nBcc: x@example.com', 'ana@example.com,b@example.com'],
  [`${'a'.repeat(65)}@example.com`, `a@${'b'.repeat(64)}.com`, `a@${'b.'.repeat(127)}com`],
  // Lower-cased, the Kelvin sign becomes a plain k: somebody else's address.
  ['\u212Aate@example.com', 'ána@example.com', 'ana@exämple.com', '🐴@example.com', '‮ana@example.com'],
])('refuses what is no address, such as %j', (...texts) => {
  expect(texts.map((text) => [text, normalAddress(text)])).toEqual(texts.map((text) => [text, undefined]))
})
