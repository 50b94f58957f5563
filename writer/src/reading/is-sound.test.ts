import { expect, test } from 'vitest'
import { isSound } from './is-sound'

test('tells sentences from words put together', () => {
  const sound = [
    'It works in the oven, on the grill, and over an open fire.',
    "It won't start unless the lid is locked.",
    "There's a gel pad, so your phone doesn't slide.",
    'The cork midsole molds to your foot.',
    'It gets better the more you cook.',
    "They're full grain leather from Leon, Mexico.",
    "It's 2 pounds lighter than regular cast iron.",
    'You can cancel up to 2 hours before, with no fee.',
    "It's aluminum. No plastic joints.",
  ]
  const unsound = [
    'You shape a cut out takes the tailbone off the seat.',
    "It's got copper-edged blade lifts hair.",
    "There's a QR on each card plays the sentence.",
    'It repairs come to you.',
    'It folds 2 in flat.',
    "It's got 5 percent niacinamide at.",
    'The every dollar goes into an envelope.',
    "It's got a buttons still click.",
    "It's got a first thing you taste is peach.",
    "There's a sleeves long enough for climbers.",
  ]
  expect(sound.filter((sentence) => !isSound(sentence))).toEqual([])
  expect(unsound.filter((sentence) => isSound(sentence))).toEqual([])
})
