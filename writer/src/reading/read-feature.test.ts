import { describe, expect, test } from 'vitest'
import { readFeature } from './index'
import { captionOf } from './read-feature'

/** What was typed, and the features in it; a word in brackets is a refusal. */
const TABLE: readonly (readonly [string, string])[] = [
  ['makes $500 a week', '(income)'],
  ['earn passive income', '(income)'],
  ['quieter than a Dyson', '(brand)'],
  ['cures insomnia', '(medical)'],
  ['#1 rated', '(claim)'],
  ['doctor recommended', '(medical)'],
  ['100% guaranteed', '(claim)'],
  ['kills 99.9% of bacteria', '(medical)'],
  ['earn up to $2k per month', '(income)'],
  ['as good as Olaplex', '(brand)'],
  ['removes wrinkles', '(medical)'],
  ['earns you $900 a month', '(income)'],
  ['beats every Dyson', '(brand)'],
  ['better than Dyson', '(brand)'],
  ['money back guarantee', '(claim)'],
  ['relieves back pain', '(medical)'],
  ['lose 10 pounds', '(medical)'],
  ['gently treats dry skin', '(medical)'],
  ['holds treats and keys', 'holds treats and keys'],
  ['never lose 10 mm sockets again', 'never lose 10 mm sockets again'],
  ['lighter than an apple', 'lighter than an apple'],
  ['works like an Apple watch', '(brand)'],
  ['you text us a photo of the lock', 'you text us a photo of the lock'],
  ['the bill goes to parents on WhatsApp', 'the bill goes to parents on WhatsApp'],
  ['order on WhatsApp', '(claim)'],
  ['text us on 555 0199', '(claim)'],
  ['free delivery nairobi cbd', 'free delivery nairobi cbd'],
  ['25 mg cbd per gummy', '(claim)'],
  ['flat rate, no hidden fees', 'flat rate | no hidden fees'],
  ['waterproof, lightweight, foldable', 'waterproof | lightweight | foldable'],
  ['keeps food fresh, stacks in the fridge', 'keeps food fresh | stacks in the fridge'],
  ['rechargeable battery, lasts 8 hours', 'rechargeable battery | lasts 8 hours'],
  ['keeps pests out, traps odor', 'keeps pests out | traps odor'],
  ['heats milk, soup', 'heats milk, soup'],
]

const read = (typed: string) =>
  readFeature(typed)
    .map(({ refused, text }) => (refused ? `(${refused})` : text))
    .join(' | ')

describe('features', () => {
  test.each(TABLE)('reads "%s"', (typed, expected) => {
    expect(read(typed)).toBe(expected)
  })

  test.each([
    ['Motor does not start unless lid is locked', 'Motor does not start unless lid is locked'],
    ['Hook locks behind the slat instead of pinching it', 'Hook locks behind the slat'],
    ['17 inches tall so you can sit on the edge of it', '17 inches tall'],
    ['strap around the seat and it stays put when you brake hard', 'Strap around the seat'],
    ["2 cup holders, don't ask, everyone loves them", "2 cup holders, don't ask, everyone loves them"],
  ])('text on screen for "%s" is whole or its first complete part', (typed, caption) => {
    expect(captionOf(typed)).toBe(caption)
  })

  test('a refused feature has no caption', () => {
    for (const [typed] of TABLE)
      for (const { caption, refused } of readFeature(typed)) if (refused) expect(caption).toBe('')
  })
})
