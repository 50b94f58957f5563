import { expect, test } from 'vitest'
import { commandOf, wantsKey } from './prompter-keys'

const stroke = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  repeat: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
})

test.each([
  [' ', 'toggle'],
  ['Enter', 'toggle'],
  ['F5', 'toggle'],
  ['.', 'toggle'],
  ['B', 'toggle'],
  ['PageDown', 'next-scene'],
  ['PageUp', 'previous-scene'],
  ['ArrowRight', 'next-scene'],
  ['ArrowDown', 'next-line'],
  ['ArrowUp', 'previous-line'],
  ['G', 'good'],
  ['r', 'retake'],
  ['Escape', 'leave'],
  ['x', undefined],
  ['Tab', undefined],
])('the key %j does %s', (key, command) => {
  expect(commandOf(stroke(key))).toBe(command)
})

test('a key that is held down does not start and stop, but moves on', () => {
  expect(commandOf(stroke(' ', { repeat: true }))).toBe('ignored')
  expect(commandOf(stroke('ArrowDown', { repeat: true }))).toBe('next-line')
})

test('keys of the browser stay its own', () => {
  expect(commandOf(stroke('r', { ctrlKey: true }))).toBeUndefined()
  expect(commandOf(stroke('ArrowLeft', { altKey: true }))).toBeUndefined()
})

test.each([
  ['button', ' ', true],
  ['button', 'PageDown', false],
  ['input', 'ArrowRight', true],
  ['input', 'Escape', false],
  ['div', ' ', false],
])('a focused %s keeps the key %j for itself: %s', (tag, key, wants) => {
  expect(wantsKey(document.createElement(tag), key)).toBe(wants)
})
