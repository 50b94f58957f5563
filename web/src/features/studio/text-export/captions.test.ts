import fc from 'fast-check'
import { textWidth } from '@reelwright/shared'
import { describe, expect, test } from 'vitest'
import { exampleEdit } from '../edited-script/example-edit'
import { LINE_WIDTH } from './caption-lines'
import { captionsOf, srtText } from './captions'

const captions = (line: string, seconds = 10) => captionsOf(exampleEdit([line], [seconds]).scenes)
const texts = (line: string, seconds = 10) => captions(line, seconds).map(({ lines }) => lines.join('|'))

describe('captions', () => {
  test.each([
    [
      'one for each sentence',
      'Your water is warm by noon. Mine still has ice.',
      10,
      ['Your water is warm by noon.', 'Mine still has ice.'],
    ],
    [
      'one for each clause',
      'It keeps drinks cold for 24 hours, so whatever you pour at breakfast is cold at noon.',
      10,
      ['It keeps drinks cold for 24 hours,', 'so whatever you pour at|breakfast is cold at noon.'],
    ],
    [
      'short ones together',
      'Wait. No. Look at that. It is all still there.',
      4,
      ['Wait. No. Look at that.', 'It is all still there.'],
    ],
    [
      'without names and directions',
      'ANA: Warm again? [sighs]\nBO: Every single day (sadly).',
      10,
      ['Warm again?', 'Every single day.'],
    ],
    ['on one line of a file', 'A --> B of it all.', 3, ['A → B of it all.']],
    ['none where nothing is said', ' ', 3, []],
    [
      'Chinese in its own width',
      '我的水到中午就温了，你的水还是冷的，里面还有冰块，因为这个杯子可以保冷二十四个小时。',
      12,
      undefined,
    ],
  ])('%s', (_, line, seconds, expected) => {
    const found = texts(line, seconds)
    if (expected) expect(found).toEqual(expected)
    else expect(found.join('').replaceAll('|', '')).toBe(line)
  })

  test('cut a word that fits no line', () => {
    expect(texts('x'.repeat(100)).join('').replaceAll('|', '')).toBe('x'.repeat(100))
  })

  test('never ask for more than 17 letters a second where the scene does not', () => {
    const line =
      'It keeps drinks cold for 24 hours, so whatever you pour at breakfast is cold. Mine has ice. The lid is shut.'
    for (const { from, to, lines } of captions(line, line.length / 16)) {
      expect(textWidth(lines.join(' ')) / (to - from)).toBeLessThanOrEqual(17)
    }
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
    '👩‍🍳',
    'ANA: ',
    'extraordinarily'.repeat(4),
  )
  test('have at most two lines of 42 letters, follow each other without a gap, and keep to their scene', () => {
    fc.assert(
      fc.property(fc.array(fc.array(piece, { maxLength: 40 }), { minLength: 1, maxLength: 4 }), (scenes) => {
        const script = exampleEdit(
          scenes.map((pieces) => pieces.join('')),
          scenes.map((_, at) => at + 2.5),
        )
        const found = captionsOf(script.scenes)
        const borders = script.scenes.reduce((ends, { duration }) => [...ends, (ends.at(-1) ?? 0) + duration], [0])
        for (const { from, to, lines } of found) {
          expect(lines.length).toBeLessThanOrEqual(2)
          for (const line of lines) {
            expect(line.trim()).toBe(line)
            expect(line).not.toBe('')
            expect(textWidth(line)).toBeLessThanOrEqual(LINE_WIDTH)
          }
          expect(to).toBeGreaterThan(from)
          const scene = borders.findLastIndex((border) => border <= from)
          expect(to).toBeLessThanOrEqual(borders[scene + 1] ?? 0)
        }
        for (const [at, { from }] of found.entries())
          if (at > 0) expect(from).toBeGreaterThanOrEqual(found[at - 1]?.to ?? 0)
      }),
    )
  })
})

test('a SubRip file counts its captions, writes commas into times, and ends lines as on Windows', () => {
  const { scenes } = exampleEdit(['Warm by noon, again.', '', 'Tap it.'], [3.5, 2, 3])
  const long = scenes.map((scene, at) => (at === 2 ? { ...scene, duration: 3661 } : scene))
  expect(srtText(long)).toBe(
    '1\r\n00:00:00,000 --> 00:00:03,500\r\nWarm by noon, again.\r\n\r\n' +
      '2\r\n00:00:05,500 --> 01:01:06,500\r\nTap it.\r\n',
  )
})

test('a script of 50,000 characters becomes captions, too', () => {
  expect(captions('word and more of it '.repeat(2500), 600).length).toBeGreaterThan(100)
  expect(captions('x'.repeat(50_000), 600).length).toBeGreaterThan(100)
})
