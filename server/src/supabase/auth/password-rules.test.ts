import { expect, test } from 'vitest'
import { COMMON_PASSWORDS } from './common-passwords'
import { requireGoodPassword, weaknessesOf, weaknessText, type PasswordRules } from './password-rules'

const USUAL: PasswordRules = { minLength: 8, characters: 'letters_digits', refuseCommon: true }

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
  expect(weaknessesOf(password, USUAL)).toEqual(weaknesses)
})

test('says what is wrong in readable words [OP-22, OP-32]', () => {
  expect(() => requireGoodPassword('horse7x', USUAL)).toThrow(/^Password should be at least 8 characters$/)
  expect(() => requireGoodPassword('greenhorses', USUAL)).toThrow(
    'Password should contain at least one letter and one digit',
  )
  expect(() => requireGoodPassword('qwerty123', USUAL)).toThrow(
    'Password is one of the most common ones, please choose another',
  )
  expect(() => requireGoodPassword('short', USUAL)).toThrow(
    'Password should be at least 8 characters. Password should contain at least one letter and one digit',
  )
})

test('allows 72 bytes and not one more [OP-22]', () => {
  expect(() => requireGoodPassword(`a1${'x'.repeat(70)}`, USUAL)).not.toThrow()
  expect(() => requireGoodPassword(`a1${'x'.repeat(71)}`, USUAL)).toThrow(
    'Password cannot be longer than 72 characters',
  )
  expect(() => requireGoodPassword(`a1${'ß'.repeat(36)}`, USUAL)).toThrow(
    'Password cannot be longer than 72 characters',
  )
})

test('the list of common passwords is lower case and holds some hundreds', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(300)
  expect([...COMMON_PASSWORDS].filter((password) => password !== password.toLowerCase())).toEqual([])
})

test.each<[PasswordRules['characters'], string, boolean]>([
  ['none', 'greenhorses', true],
  ['letters_digits', 'greenhorse7', true],
  ['letters_digits', '!!!!!!!!', false],
  ['lower_upper_digits', 'greenhorse7', false],
  ['lower_upper_digits', 'Greenhorse7', true],
  ['lower_upper_digits_symbols', 'Greenhorse7', false],
  ['lower_upper_digits_symbols', 'Greenhorse7!', true],
  ['lower_upper_digits_symbols', 'Greenhorse7€', true],
])('with the rule %s, %s is good: %j', (characters, password, good) => {
  expect(weaknessesOf(password, { ...USUAL, characters })).toEqual(good ? [] : ['characters'])
})

test('the settings decide on length and common ones, and the text says so', () => {
  const rules: PasswordRules = { minLength: 12, characters: 'lower_upper_digits_symbols', refuseCommon: false }
  expect(weaknessesOf('password123', rules)).toEqual(['length', 'characters'])
  expect(weaknessText(['length', 'characters'], rules)).toBe(
    'Password should be at least 12 characters. Password should contain at least one lower case letter, one upper case letter, one digit and one symbol',
  )
})
