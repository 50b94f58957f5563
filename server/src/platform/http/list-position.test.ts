import { expect, test } from 'vitest'
import * as z from 'zod'
import { readPosition, writePosition } from './list-position'
import { parse } from './parse'

const Position = z.object({ order: z.enum(['new', 'title']), id: z.string() })
const position = { order: 'new', id: 'a' } as const

test('the place where a page of a list ended is read as it was written', () => {
  expect(readPosition(Position, writePosition(position), { order: 'new' })).toEqual(position)
})

test.each([
  ['of another order', writePosition({ ...position, order: 'title' })],
  ['without a row', writePosition({ order: 'new' })],
  ['that is no JSON', 'eA'],
  ['that is empty', ''],
])('a place %s is refused', (_, text) => {
  expect(() => readPosition(Position, text, { order: 'new' })).toThrowError(
    expect.objectContaining({
      code: 'invalid_input',
      message: 'after: This is not where a page of this list ended',
      details: { field: 'after' },
    }),
  )
})

const Body = z.object({ features: z.array(z.string('must be a text')) })
test.each([
  [{ features: ['a', 7] }, 'features.1: must be a text', 'features.1'],
  [null, 'The request body is not valid: Invalid input: expected object, received null', undefined],
])('%j is refused by its first faulty field', (input, message, field) => {
  expect(() => parse(Body, input)).toThrowError(
    expect.objectContaining({ code: 'invalid_input', message, details: { field } }),
  )
  expect(parse(Body, { features: ['a'] })).toEqual({ features: ['a'] })
})
