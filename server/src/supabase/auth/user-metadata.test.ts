import { expect, test } from 'vitest'
import { mergeMetadata, METADATA_LIMIT, metadataOf } from './user-metadata'

const nested = (depth: number): unknown => (depth === 0 ? 'leaf' : { inner: nested(depth - 1) })

test.each([[undefined], [null]])('reads %j as nothing', (data) => {
  expect(metadataOf({ data })).toBeUndefined()
})

test('keeps any text as it is, as text', () => {
  const data = {
    name: "<script>alert(1)</script> ' or 1=1; --",
    emoji: '🐴',
    arabic: 'مرحبا',
    lines: 'a\n\tb',
    n: 1.5,
    no: null,
    list: [1],
  }
  expect(metadataOf({ data })).toEqual(data)
})

test.each([
  ['a text', 'x', 'data must be an object'],
  ['a list', [], 'data must be an object'],
  ['a number', 3, 'data must be an object'],
  ['NUL inside', { address: { street: 'a\u0000' } }, 'data.address.street contains characters that are not allowed'],
  ['half a surrogate pair', { list: ['\udc00'] }, 'data.list.0 contains characters that are not allowed'],
  ['a key with NUL', { 'a\u0000': 1 }, 'data has a key with characters that are not allowed'],
  ['an endless number', { n: Infinity }, 'data.n is too large a number'],
  ['too many levels', nested(9), 'is nested too deeply'],
  ['too much of it', { text: 'x'.repeat(METADATA_LIMIT) }, 'data is too large'],
])('refuses %s and names the place', (_, data, message) => {
  expect(() => metadataOf({ data })).toThrow(message)
})

test('allows eight levels', () => {
  expect(metadataOf({ data: nested(8) })).toEqual(nested(8))
})

test('a change replaces the keys it names, and null removes one', () => {
  expect(mergeMetadata({ a: 1, b: { c: 1 }, d: null }, { a: 2, b: null, e: 'new' })).toEqual({
    a: 2,
    d: null,
    e: 'new',
  })
})

test('many small changes cannot grow it beyond the limit', () => {
  const half = 'x'.repeat(METADATA_LIMIT / 2)
  expect(() => mergeMetadata({ a: half }, { b: half })).toThrow('data is too large')
})
