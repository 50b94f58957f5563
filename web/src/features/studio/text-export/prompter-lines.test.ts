import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textWidth } from './caption-lines'
import { PROMPTER_WIDTH, PROMPTER_WORDS, prompterLines } from './prompter-lines'

const texts = (line: string) => prompterLines(line).map(({ text }) => text)

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
    ['keep who speaks', 'ANA: Warm again?\nBO: Yes.', ['ANA: Warm again?', 'BO: Yes.']],
    ['nothing out of nothing', ' \n ', []],
  ])('%s', (_, line, expected) => {
    expect(texts(line)).toEqual(expected)
  })

  test('say where a sentence begins, for half a breath before it', () => {
    expect(
      prompterLines('It keeps drinks cold all day, so whatever you pour is cold. Done.').map(
        ({ opensSentence }) => opensSentence,
      ),
    ).toEqual([true, false, true])
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

  test.each(['word and more of it '.repeat(2500), 'x'.repeat(50_000), '. '.repeat(25_000), '冷'.repeat(50_000)])(
    'are made of 50,000 characters, too',
    (line) => {
      expect(texts(line).join('').replace(/\s/g, '')).toBe(line.replace(/\s/g, ''))
    },
    5_000,
  )
})
