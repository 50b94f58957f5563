import { expect, test } from 'vitest'
import { isUuid } from './uuid'

test.each([
  ['0b0e2c9a-6f0e-4b58-9c3f-0d8f5a6f7e21', true],
  ['0B0E2C9A-6F0E-4B58-9C3F-0D8F5A6F7E21', true],
  ['0b0e2c9a6f0e4b589c3f0d8f5a6f7e21', false],
  ['{0b0e2c9a-6f0e-4b58-9c3f-0d8f5a6f7e21}', false],
  [' 0b0e2c9a-6f0e-4b58-9c3f-0d8f5a6f7e21', false],
  ['', false],
])('"%s" is an id: %s', (text, expected) => {
  expect(isUuid(text)).toBe(expected)
})
