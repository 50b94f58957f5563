import { expect, test } from 'vitest'
import { breaksOf } from './breaks'
import { charactersIn } from './characters'
import { cleanText } from './clean-text'
import { inVisualOrder, levelsOf, turned } from './direction'
import { createFaces } from './faces'

test.each([
  ['one kind of line break', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ['at most one empty line', 'a \n\n\n\n b', 'a\n\nb'],
  ['no controls, and nothing that turns text round', 'a\u0000\u001b\u202eb\u2066\ufeffc', 'abc'],
  ['composed characters', 'e\u0301', 'é'],
  ['joiners, which change how letters look', 'نمی\u200cخواهم 👩\u200d💻', 'نمی\u200cخواهم 👩\u200d💻'],
  ['eight marks of a hundred', `q${'\u0303'.repeat(100)}`, `q${'\u0303'.repeat(8)}`],
  ['a sign for half a character', 'a\ud800', 'a\ufffd'],
])('text on paper has %s', (_, text, clean) => {
  expect(cleanText(text)).toBe(clean)
})

test('an emoji of several parts is one character, and every character knows where it stands', () => {
  const text = 'a 👩🏽\u200d💻 é\nn\u0303'
  const characters = [...charactersIn(text)]
  expect(characters.map(({ text: character }) => character)).toEqual([
    'a',
    ' ',
    '👩🏽\u200d💻',
    ' ',
    'é',
    '\n',
    'n\u0303',
  ])
  for (const { text: character, start } of characters) expect(text.startsWith(character, start)).toBe(true)
})

test.each([
  ['at blanks', 'One two', ['One ', 'two']],
  ['not before a full stop in Japanese', '雨だ。', ['雨', 'だ。']],
  ['between words in Thai', 'สวัสดีครับ', ['สวัสดี', 'ครับ']],
  ['nowhere in a joined emoji', '👨\u200d👩\u200d👧', ['👨\u200d👩\u200d👧']],
])('lines end %s', (_, text, pieces) => {
  const breaks = breaksOf(text)
  expect(breaks.map((place, at) => text.slice(breaks[at - 1] ?? 0, place))).toEqual(pieces)
})

test('runs stand as they are seen: right to left, numbers and Latin in them from left to right', () => {
  const runs = [1, 2, 1, 2, 2, 1].map((level, at) => ({ level, at }))
  expect(inVisualOrder(runs).map(({ at }) => at)).toEqual([5, 3, 4, 2, 1, 0])
  expect(inVisualOrder([{ level: 0 }, { level: 1 }, { level: 0 }]).map(({ level }) => level)).toEqual([0, 1, 0])
})

test('a paragraph begins where its first letter does, and brackets turn with it', () => {
  expect(levelsOf('سعر 12').base).toBe(1)
  expect(levelsOf('12 سعر').levelAt(0)).toBe(2)
  expect(levelsOf('Price سعر').base).toBe(0)
  expect(turned(['(', '!', ')'])).toBe('(!)')
  expect(turned(['(', 'س'])).toBe(')س')
})

test('Arabic letters have their dots however often they are set', async () => {
  const text = 'بتثذ'
  const faces = createFaces(text)
  await faces.prepare(text, 'text')
  const font = faces.partsOf('ب', 'text')[0]?.face.font
  const glyphs = () => font?.layout(text).glyphs.map(({ id }) => id)
  const first = glyphs()
  // More glyphs than letters: each dot is one of its own.
  expect(first?.length).toBeGreaterThan(text.length)
  expect(glyphs()).toEqual(first)
})

test.each([
  ['letters of another shape are drawn as plain ones', '𝓕', 'F'],
  ['a mark that no font has is left out, its letter stays', 'a\u0337', 'a'],
])('%s', async (_, character, drawn) => {
  const faces = createFaces(character)
  await faces.prepare(character, 'text')
  expect(faces.partsOf(character, 'text').map(({ text }) => text)).toEqual([...drawn])
})
