import { expect, test } from 'vitest'
import { inPieces } from './script-events'

test.each([
  ['One two three four five six.'],
  ['\n\nAna: six.\nBen: seven  eight nine ten. '],
  ['One'],
  ['   '],
  [''],
  ['x'.repeat(5000)],
  ['日本語の水筒 です'],
])('the pieces of "%s" are the same text', (text) => {
  const pieces = inPieces({ event: 'words', data: { text } }).map(({ data }) => (data as { text: string }).text)
  expect(pieces.join('')).toBe(text)
  expect(Math.max(...pieces.map((piece) => piece.trim().split(/\s+/).length))).toBeLessThanOrEqual(4)
})

test('many words come in many pieces, a few in one', () => {
  expect(inPieces({ event: 'words', data: { text: 'one two three four five' } })).toHaveLength(2)
  expect(inPieces({ event: 'words', data: { text: ' one two' } })).toHaveLength(1)
})

test('other events stay as they are', () => {
  const event = { event: 'beat', data: { name: 'The turn of the story, at last' } } as const
  expect(inPieces(event)).toEqual([event])
})
