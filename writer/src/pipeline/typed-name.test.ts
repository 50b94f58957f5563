import { ScriptBrief } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { WRITTEN_KINDS } from '../testing/written-kinds'
import { readBrief } from './reading'

test.each([
  ['gym-leggings', 'Solstice Active seamless leggings high waist', 'the Solstice Active seamless leggings'],
  ['niacinamide-serum', "Dr. Amaya's niacinamide 10% serum", "Dr. Amaya's niacinamide serum"],
  ['niacinamide-serum', 'glow serum 10% niacinamide + zinc 1oz', 'this glow serum'],
  ['hot-sauce', "Dad's Revenge hot sauce", "the Dad's Revenge hot sauce"],
  ['car-phone-holder', 'The Pinch magsafe vent clip', 'the Pinch MagSafe vent clip'],
  ['house-cleaning-service', 'AirBnB cleaning + linen service (for hosts)', 'this house cleaning service'],
  [
    'scented-candle',
    "funny candle 'smells like you finally moved out'",
    'this funny candle called “Smells like you finally moved out”',
  ],
])('calls a %s named "%s" %s', (id, productName, first) => {
  const kind = WRITTEN_KINDS.index
    .map((entry) => entry.id)
    .filter((each) => each.endsWith(`/${id}`))
    .map((each) => WRITTEN_KINDS.kind(each))[0]
  const brief = ScriptBrief.parse({ productName, price: 10, targetAudience: 'everyone', videoLength: 30 })
  expect(readBrief(brief, kind, WRITTEN_KINDS.common).product.first).toBe(first)
})
