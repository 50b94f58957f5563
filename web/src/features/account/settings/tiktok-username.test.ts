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
  ['@@ana', /letters, digits/],
  ['ana cooks', /letters, digits/],
  ['<b>ana</b>', /letters, digits/],
  ['aña', /letters, digits/],
  ['\u202Eana', /letters, digits/],
])('refuses %j [B-SE-03]', (typed, text) => expect(tiktokUsernameFault(typed)).toMatch(text))
