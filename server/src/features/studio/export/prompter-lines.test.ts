import { expect, test } from 'vitest'
import { runs } from '../../../testing'
import { growth } from '../../../testing/growth'
import { prompterLines } from './prompter-lines'

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
  ['a word of its own length', 'x'.repeat(60), [['x'.repeat(60)]]],
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

test('goes by the room on the page, too', () => {
  const lines = prompterLines('One two three four five six.', (line) => line.length <= 12).flat()
  expect(lines.join(' ')).toBe('One two three four five six.')
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(12)
})

test('cuts a text of any length', () => {
  const length = runs(10_000, 50_000)
  expect(prompterLines('word '.repeat(length / 5)).flat().length).toBeGreaterThan(length / 36)
  expect(prompterLines('語'.repeat(length)).flat().join('')).toHaveLength(length)
})

test.each(['word ', '語'])('cuts a long text of %j like as many short ones', async (word) => {
  const cut = (length: number) => () => prompterLines(word.repeat(length / word.length))
  expect(await growth(20, cut(runs(500, 2500)), cut(runs(10_000, 50_000)))).toBeLessThan(8)
})
