import { expect, test } from 'vitest'
import { cleanName, MAX_NAME_LENGTH, renamed } from './given-name'

test.each([
  ['  Ana  ', 'Ana'],
  ['Ana\tMaria\nLópez', 'Ana Maria López'],
  ['\u202EanA', 'anA'],
  ['A\u0000n\u200Ba', 'Ana'],
  ['<b>Ana</b>', '<b>Ana</b>'],
  ['\u202E \u200B', ''],
  ['', ''],
  ['李小龍', '李小龍'],
  ['👩‍🎤 Ana', '👩‍🎤 Ana'],
])('%j is kept as %j [B-OB-01, A-PR-07]', (typed, kept) => {
  expect(cleanName(typed)).toBe(kept)
})

test('10,000 characters are cut to what the column holds, never through the middle of one [A-PR-07]', () => {
  const kept = cleanName('😀'.repeat(10_000))
  expect(Array.from(kept)).toHaveLength(MAX_NAME_LENGTH)
  expect(kept).toBe('😀'.repeat(MAX_NAME_LENGTH))
})

test.each([
  ['Ana Ito', 'Annie', 'Annie Ito'],
  ['Ana Ito', 'Ana', 'Ana Ito'],
  ['Ana', 'Annie', 'Annie'],
  ['Ana Ito', 'Annie Lee', 'Annie Lee'],
  ['  Ana   María Ito ', 'Annie', 'Annie María Ito'],
])('the account of %s, called %s, is then %s [CX-47]', (account, given, name) => {
  expect(renamed(account, given)).toBe(name)
})
