import { expect, test } from 'vitest'
import { COMMON_PASSWORDS } from './common-passwords'
import { requireGoodPassword, weaknessesOf } from './password-rules'

test.each([
  ['a good one', 'green7horses', []],
  ['exactly eight characters', 'horse7xy', []],
  ['seven characters', 'horse7x', ['length']],
  ['no digit', 'greenhorses', ['characters']],
  ['no letter', '8263817364', ['characters']],
  ['letters and digits of another script', 'пароль٣٤٥', []],
  ['eight emoji and nothing else', '🐴🐴🐴🐴🐴🐴🐴🐴', ['characters']],
  ['four emoji count as four characters', '🐴🐴a1', ['length']],
  ['a common one', 'password1', ['pwned']],
  ['a common one in capitals', 'PassWord123', ['pwned']],
  ['everything at once', '123456', ['length', 'characters', 'pwned']],
])('judges %s [OP-22, A-AU-18]', (_, password, weaknesses) => {
  expect(weaknessesOf(password)).toEqual(weaknesses)
})

test('says what is wrong in readable words [OP-22, OP-32]', () => {
  expect(() => requireGoodPassword('horse7x')).toThrow(/^Password should be at least 8 characters$/)
  expect(() => requireGoodPassword('greenhorses')).toThrow('Password should contain at least one letter and one digit')
  expect(() => requireGoodPassword('qwerty123')).toThrow(
    'Password is one of the most common ones, please choose another',
  )
  expect(() => requireGoodPassword('short')).toThrow(
    'Password should be at least 8 characters. Password should contain at least one letter and one digit',
  )
})

test('allows 72 bytes and not one more [OP-22]', () => {
  expect(() => requireGoodPassword(`a1${'x'.repeat(70)}`)).not.toThrow()
  expect(() => requireGoodPassword(`a1${'x'.repeat(71)}`)).toThrow('Password cannot be longer than 72 characters')
  expect(() => requireGoodPassword(`a1${'ß'.repeat(36)}`)).toThrow('Password cannot be longer than 72 characters')
})

test('the list of common passwords is lower case and holds some hundreds', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(300)
  expect([...COMMON_PASSWORDS].filter((password) => password !== password.toLowerCase())).toEqual([])
})
