import { expect, test } from 'vitest'
import { tiktokUsername, tiktokUsernameFault } from './tiktok-username'

test.each([
  [' @ana.cooks ', 'ana.cooks'],
  ['ana_cooks2', 'ana_cooks2'],
  ['@', ''],
  ['  ', ''],
])('stores of %j only the name [B-SE-03]', (typed, name) => {
  expect(tiktokUsername(typed)).toBe(name)
  expect(tiktokUsernameFault(typed)).toBeUndefined()
})

test.each([
  ['a', /2 to 24/],
  ['a'.repeat(25), /2 to 24/],
  ['@@ana', /letters, numbers/],
  ['ana cooks', /letters, numbers/],
  ['<b>ana</b>', /letters, numbers/],
  ['aña', /letters, numbers/],
  ['\u202Eana', /letters, numbers/],
])('refuses %j [B-SE-03]', (typed, text) => expect(tiktokUsernameFault(typed)).toMatch(text))
