import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textWidth } from './line-units'
import { PROMPTER_WIDTH, PROMPTER_WORDS, prompterLines } from './prompter-lines'

const texts = (line: string) => prompterLines(line).flat()

describe('lines to speak from', () => {
  test.each([
    ['a sentence each', 'Wait. Your water is warm by noon.', ['Wait.', 'Your water is warm by noon.']],
    [
      'break at a breath',
      'It keeps drinks cold all day, so whatever you pour at seven is cold at noon.',
      ['It keeps drinks cold all day,', 'so whatever you pour', 'at seven is cold at noon.'],
    ],
    [
      'keep a number with what it counts',
      'You only have to charge it every 30 hours of use.',
      ['You only have to charge it', 'every 30 hours of use.'],
    ],
    [
      'keep a name whole',
      'I took it all the way up to New York City.',
      ['I took it all the way up', 'to New York City.'],
    ],
    [
      'keep a number with what it counts where the words before it fill a line',
      'My old one needed more than 20 minutes to heat a single room.',
      ['My old one needed', 'more than 20 minutes', 'to heat a single room.'],
    ],
    [
      'end on a capitalized first word, which is no part of the name after it',
      'Buy Stanley Commemorative Edition.',
      ['Buy', 'Stanley Commemorative Edition.'],
    ],
    [
      'begin clauses without a comma, and hold no eighth word',
      'It comes with a brush and a bag and you can wash both of them.',
      ['It comes with a brush', 'and a bag', 'and you can wash both of them.'],
    ],
    [
      'begin with a conjunction and never end with one',
      'So if you have been thinking about it then this is your sign to get it.',
      ['So if you have been thinking', 'about it then this is your sign', 'to get it.'],
    ],
    [
      'fill 32 letters',
      'The whole thing weighs less than 400 grams with water in it.',
      ['The whole thing weighs less', 'than 400 grams with water in it.'],
    ],
    [
      'break Thai at its spaces, and do not count its words',
      'รสชาติดีมากจริง ๆ และราคาไม่แพงเลย ส่งไวมาก แพ็คของดีมาก',
      ['รสชาติดีมากจริง ๆ และราคาไม่แพงเลย', 'ส่งไวมาก แพ็คของดีมาก'],
    ],
    ['space words once', 'One  two.', ['One two.']],
    ['show an emoji that stands alone', '🔥', ['🔥']],
    ['keep who speaks', 'ANA: Warm again?\nBO: Yes.', ['ANA: Warm again?', 'BO: Yes.']],
    ['nothing out of nothing', ' \n ', []],
  ])('%s', (_, line, expected) => {
    expect(texts(line)).toEqual(expected)
  })

  test('stand by their sentences, for half a breath before each', () => {
    expect(prompterLines('It keeps drinks cold all day, so whatever you pour is cold. Done.')).toEqual([
      ['It keeps drinks cold all day,', 'so whatever you pour is cold.'],
      ['Done.'],
    ])
  })

  const piece = fc.constantFrom(
    'ice',
    'a',
    'tumbler',
    ',',
    '. ',
    ' ',
    '\n',
    '冷',
    '冰块。',
    'ไทย',
    '30 ',
    'New York ',
    'and ',
  )
  test('lose no word, and are at most 32 letters and seven words', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const line = pieces.join('')
        const found = texts(line)
        expect(found.join('').replace(/\s/g, '')).toBe(line.replace(/\s/g, ''))
        for (const text of found) {
          expect(textWidth(text)).toBeLessThanOrEqual(PROMPTER_WIDTH)
          expect(text.split(' ').length).toBeLessThanOrEqual(PROMPTER_WORDS)
        }
      }),
    )
  })

  test.each(['word and more of it '.repeat(2500), 'x'.repeat(50_000), '. '.repeat(25_000)])(
    'are made of 50,000 characters, too',
    (line) => {
      expect(texts(line).join('').replace(/\s/g, '')).toBe(line.replace(/\s/g, ''))
    },
    30_000,
  )
})

test.each([
  [
    'a clause to a line',
    'It was raining, I was late, and nobody helped.',
    [['It was raining,', 'I was late,', 'and nobody helped.']],
  ],
  ['sentences apart', 'My bag was wet. Again.', [['My bag was wet.'], ['Again.']]],
  ['a short line whole', 'Tap the link below.', [['Tap the link below.']]],
  ['a number with what it counts', 'It holds about twelve of them or 300 grams of it.', undefined],
  [
    'names whole',
    'You are thirsty, Anna Maria Lopez from New York City.',
    [['You are thirsty,', 'Anna Maria Lopez', 'from New York City.']],
  ],
  ['a price whole', 'It weighs nothing, and it is $29.99.', [['It weighs nothing,', 'and it is $29.99.']]],
  ['an emoji with its sentence', 'The lid is leakproof. 🔥', [['The lid is leakproof. 🔥']]],
  ['a word that is too long in pieces', 'x'.repeat(60), [['x'.repeat(32), 'x'.repeat(28)]]],
  ['a mark with its word', '本当！？すごい。', [['本当！？'], ['すごい。']]],
  ['a short opener with its clause', 'Wait, this one folds.', [['Wait, this one folds.']]],
  ['speakers on lines of their own', 'ANNA: Be honest.\nPLANT: Fine.', [['ANNA: Be honest.'], ['PLANT: Fine.']]],
  [
    'Japanese between words',
    '雨が降っていて、遅刻しそうで。「本当？」',
    [['雨が降っていて、', '遅刻しそうで。'], ['「本当？」']],
  ],
  ['nothing for nothing', ' \n ', []],
])('keeps %s', (_, text, lines) => {
  const cut = prompterLines(text)
  if (lines) expect(cut).toEqual(lines)
  else for (const line of cut.flat()) expect(line).not.toMatch(/\d$/)
})

test('loses no word, and no line of several words is longer than can be read at a glance', () => {
  const text =
    'So I tried the boring option which my neighbor swears by because it folds flat and it fits behind the door of the hall. ' +
    'It has 4 wheels, a walnut base, and a lid that closes by itself when nobody looks at it for longer than a minute or two.'
  const lines = prompterLines(text).flat()
  expect(lines.join(' ')).toBe(text)
  for (const line of lines) {
    expect(line.length).toBeLessThanOrEqual(32)
    expect(line.split(' ').length).toBeLessThanOrEqual(7)
    expect(line).not.toMatch(/ (and|but|so|because|which|the|a|of)$/)
  }
})

test('keeps the words of a long paragraph whole', () => {
  const words = prompterLines('tumblers '.repeat(300)).flatMap((lines) => lines.join(' ').split(' '))
  expect(words).toEqual(Array(300).fill('tumblers'))
})

test('a word of 1,500 letters fills its lines', () => {
  expect(prompterLines('x'.repeat(1500)).flat().length).toBe(48)
})

test('goes by the room on the page, too', () => {
  const lines = prompterLines('One two three four five six.', (line) => line.length <= 12).flat()
  expect(lines.join(' ')).toBe('One two three four five six.')
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(12)
  expect(prompterLines('Too narrow for all.', () => false)).toEqual([['Too', 'narrow', 'for', 'all.']])
})
