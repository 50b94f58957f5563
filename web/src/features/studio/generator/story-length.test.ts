import { expect, test } from 'vitest'
import { nextLength, storySeconds } from './story-length'

const words = (count: number) => Array.from({ length: count }, () => 'mug').join(' ')

test.each([
  ['an empty story', '', 0],
  ['a direction', '  (laughs) ', 0],
  ['a word', 'Yes.', 1],
  ['23 words', words(23), 9],
  ['25 words', words(25), 10],
  ['58 words', words(58), 25],
  ['115 words', words(115), 45],
  ['a price, as said', 'It costs $19.90. '.repeat(10), 15],
])('counts the seconds of %s', (_, story, seconds) => {
  expect(storySeconds(story)).toBe(seconds)
})

test.each([
  [45, 30, 180, 60],
  [60, 30, 180, 60],
  [65, 30, 180, 90],
  [65, 60, 180, 90],
  [65, 60, 60, undefined],
  [45, 30, 60, 60],
  [45, 30, 0, undefined],
  [155, 90, 180, undefined],
] as const)('%i seconds do not fit %i; a plan up to %i covers %s', (seconds, chosen, longest, next) => {
  expect(nextLength(seconds, chosen, longest)).toBe(next)
})
