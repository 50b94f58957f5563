import { expect, test } from 'vitest'
import { MAX_FIRST_NAME_LENGTH, MAX_FULL_NAME_LENGTH, nameFault } from './person-name'

test.each(['', 'Ana', 'Ana María López-Ruiz', "O'Neill & Sons", '安娜', 'آنا', '👩‍🍳 Ana'])(
  'takes %j as a name [OP-09]',
  (name) => expect(nameFault(name, MAX_FULL_NAME_LENGTH)).toBeUndefined(),
)

test.each([
  ['<b>Ana</b>', /can’t contain < or >/],
  ['\u202Eana', /invisible characters/],
  ['Ana\u2066', /invisible characters/],
  ['Ana\nBcc: all', /line breaks/],
  ['Ana\u0000', /invisible characters/],
])('refuses %j with a clear text [OP-09, OP-19]', (name, text) =>
  expect(nameFault(name, MAX_FULL_NAME_LENGTH)).toMatch(text),
)

test('takes 200 characters, and says of 10,000 how many there may be [OP-19]', () => {
  expect(nameFault('x'.repeat(200), MAX_FULL_NAME_LENGTH)).toBeUndefined()
  expect(nameFault('x'.repeat(10_000), MAX_FULL_NAME_LENGTH)).toBe('Use 200 characters or fewer. This has 10,000.')
})

test('counts characters as people do, and not the blanks around them', () => {
  expect(nameFault(` ${'👩'.repeat(100)} `, MAX_FIRST_NAME_LENGTH)).toBeUndefined()
  expect(nameFault('👩'.repeat(101), MAX_FIRST_NAME_LENGTH)).toBeDefined()
})
