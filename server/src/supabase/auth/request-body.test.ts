import { expect, test } from 'vitest'
import { bodyOf, passwordOf, textOf } from './request-body'

test('a missing body is an empty one', () => {
  expect(bodyOf(undefined)).toEqual({})
  expect(bodyOf(null)).toEqual({})
})

test.each([[[]], ['text'], [7], [true]])('refuses %j as a body', (body) => {
  expect(() => bodyOf(body)).toThrow('an object is expected')
})

test.each([[undefined], [null], ['']])('reads %j as a missing text', (value) => {
  expect(textOf({ name: value }, 'name', 10)).toBeUndefined()
})

test.each([
  [7, 'name must be a string'],
  [['a'], 'name must be a string'],
  [{}, 'name must be a string'],
  ['a'.repeat(11), 'name is too long: up to 10 characters are allowed'],
  ['a\u0000b', 'name contains characters that are not allowed'],
  ['a\nb', 'name contains characters that are not allowed'],
  ['a\u007fb', 'name contains characters that are not allowed'],
  ['a\ud800b', 'name contains characters that are not allowed'],
])('refuses the text %j and names the field', (value, message) => {
  expect(() => textOf({ name: value }, 'name', 10)).toThrow(message)
})

test('keeps emoji and right-to-left text', () => {
  expect(textOf({ name: '🐴 مرحبا' }, 'name', 10)).toBe('🐴 مرحبا')
})

test('the same password typed on different keyboards is the same', () => {
  expect(passwordOf({ password: 'u\u0308ber1234' })).toBe(passwordOf({ password: '\u00fcber1234' }))
})
