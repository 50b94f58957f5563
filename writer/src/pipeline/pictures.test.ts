import { expect, test } from 'vitest'
import { plainPicture } from './pictures'
import type { ReadFeature, Reading } from './reading'

const feature = (typed: string, plain: string): ReadFeature => ({ typed, plain, caption: typed, topics: new Set() })
const readingOf = (features: readonly ReadFeature[], isPlural = false) =>
  ({ sorts: new Set(['thing']), product: { isPlural }, features }) as unknown as Reading

test.each([
  ['clips around the waist', 'It clips around the waist.', 'Hands clip {Name} around the waist, one take'],
  [
    'deep groove holds a cup of juice',
    'The deep groove holds a cup of juice.',
    'Close, one take: the deep groove holds a cup of juice',
  ],
  [
    "shrinks to 25 ft when water's off",
    "Shrinks to 25 feet when water's off.",
    "Close, one take: {Name} shrinks to 25 feet when water's off",
  ],
  ['holds in the wash', 'It holds in the wash.', '{Name} dropped into a washing machine'],
  ["won't kink", "It won't kink.", 'Two hands bend {Name} hard, then straighten it, one take'],
  ['sand it and its like new', "You sand it and it's like new.", "Hands only, one take: sand it and it's like new"],
  ['2 pockets', "It's got 2 pockets.", 'A hand puts something into the pocket and takes it out again'],
  [
    'auto off after 12 hrs',
    'It turns off automatically after 12 hours.',
    'The same shot, sped up, a phone clock in the picture',
  ],
])('"%s" is shown by what is done with it', (typed, plain, picture) => {
  const one = feature(typed, plain)
  expect(plainPicture(one, readingOf([one]))).toBe(picture)
})

test('features that nothing shows get different simple shots', () => {
  const all = ['no paint to peel', 'wide calf option', 'oiled and ready'].map((typed) => feature(typed, `${typed}.`))
  const shots = all.map((one) => plainPicture(one, readingOf(all)))
  expect(new Set(shots).size).toBe(all.length)
})
