import { describe, expect, test } from 'vitest'
import { exampleEdit } from '../edited-script/example-edit'
import { spokenLength } from '../edited-script/spoken-length'
import { caretAfterChange, caretAfterCleaning, cutByEnter } from './caret'
import { lengthNumbers, lengthWords, overloadWords } from './length-words'
import { lineParts } from './line-marks'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

describe('the length of a script in words', () => {
  test.each([
    [0, /^Nothing is spoken yet$/],
    [20, /^About \d+ words too few$/],
    [150, /^Fits 60 s$/],
    [260, /^About \d+ words too many$/],
  ])('of %i words', (count, expected) => {
    expect(lengthWords(spokenLength(exampleEdit([words(count)], [60])))).toMatch(expected)
  })

  test('with the seconds it takes and has', () => {
    expect(lengthNumbers(spokenLength(exampleEdit([words(150)], [60])))).toMatch(/^\d\d of 60 s$/)
  })

  test('and a scene that cannot be said in its time says what it would take', () => {
    const [full, easy] = spokenLength(exampleEdit([words(15), 'Two words.'], [4, 10])).scenes
    expect(full && overloadWords(full, 4)).toMatch(/^Takes about \d+ s to say but has 4 s$/)
    expect(easy && overloadWords(easy, 10)).toBeUndefined()
  })
})

describe('a line is cut into plain and underlined parts', () => {
  const line = 'It cures all pain.'
  test.each([
    ['without findings', [], [['It cures all pain.', undefined]]],
    [
      'with one in the middle',
      [{ start: 3, end: 8, severity: 'block' as const }],
      [
        ['It ', undefined],
        ['cures', 'block'],
        [' all pain.', undefined],
      ],
    ],
    [
      'with two that overlap, the heavier on top',
      [
        { start: 0, end: 12, severity: 'info' as const },
        { start: 3, end: 8, severity: 'block' as const },
      ],
      [
        ['It ', 'info'],
        ['cures', 'block'],
        [' all', 'info'],
        [' pain.', undefined],
      ],
    ],
    [
      'with one beyond its end',
      [{ start: 13, end: 99, severity: 'warn' as const }],
      [
        ['It cures all ', undefined],
        ['pain.', 'warn'],
      ],
    ],
    ['with an empty one', [{ start: 3, end: 3, severity: 'warn' as const }], [['It cures all pain.', undefined]]],
  ])('%s', (_, flags, expected) => {
    const parts = lineParts(line, flags)
    expect(parts.map(({ text, severity }) => [text, severity])).toEqual(expected)
    expect(parts.map(({ text }) => text).join('')).toBe(line)
    for (const { start, text } of parts) expect(line.startsWith(text, start)).toBe(true)
  })
})

describe('the cursor stands where the change is', () => {
  test.each([
    ['One two', 'One', 3],
    ['One', 'One two', 7],
    ['It cures pain', 'It helps with pain', 13],
    ['aa', 'aaa', 3],
    ['', 'new', 3],
    ['gone', '', 0],
  ])('from "%s" to "%s"', (before, after, caret) => {
    expect(caretAfterChange(before, after)).toBe(caret)
  })

  test('also when what was typed had invisible characters in it', () => {
    expect(caretAfterCleaning('a\u200bb\u200bc', 4)).toBe(2)
  })
})

test.each([
  ['One\n', 4, 3],
  ['One\nTwo', 4, 3],
  ['One', 3, undefined],
  ['', 0, undefined],
])('Enter twice cuts: %j at %i', (text, caret, cut) => {
  expect(cutByEnter(text, caret)).toBe(cut)
})
