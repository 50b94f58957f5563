import { ScriptBrief } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { WRITTEN_KINDS } from '../testing/written-kinds'
import { answerScore } from './answers'
import { answersTyped } from './stages'
import { type ReadFeature, readBrief } from './reading'
import { saysNew } from './says-new'

const { common } = WRITTEN_KINDS
const readingOf = (typed: object) =>
  readBrief(ScriptBrief.parse({ productName: 'thing', targetAudience: 'everyone', ...typed }), undefined, common)

test.each([
  ['merino hiking socks', 'a blister the size of a coin on each heel', ["don't smell after two days", 'no toe seam']],
  ['heat mat', 'my gecko burned his belly, the stone was 118F', ['sticks on outside', 'set it anywhere 68-108F']],
  ['puzzle set', 'half of the pieces are gone', ['Meets ASTM toy safety standards', '60 pieces in 6 shapes']],
  ['leggings', "everything bunches at the ankle, I'm 153 cm", ['gusset', '22 and 24 inch inseams']],
  ['instant tent', 'set it up in the dark, 50 minutes', ['2 year warranty', 'stands in 60 seconds']],
  ['suitcase', 'the handle came off in Rome', ['TSA lock', '2 year warranty']],
  ['shaving set', "my dad says 'nothing' every year", ['made in Maine', 'comes in a wooden gift box']],
  ['movers', 'they dropped the fridge last time', ['free quote', 'insured']],
  ['decaf', 'one espresso after dinner and I watch the ceiling', ['12 oz', 'no caffeine']],
])('%s, "%s": %j, the last one first', (productName, painPoint, features) => {
  const reading = readingOf({ productName, painPoint, features })
  const score = (feature: ReadFeature) => answerScore(reading, feature)
  const first = reading.features.reduce((a, b) => (score(b) > score(a) ? b : a))
  expect(first.typed).toBe(features.at(-1))
  expect(answersTyped(reading, first)).toBe(true)
})

test.each([
  ['cruelty free formula', false],
  ['seamless front, nothing to rub', false],
  ['3 pairs', false],
  ['high waist', true],
  ['gusset', false],
  ['gusset so no camel toe', true],
  ['100% seamless', false],
  ['seam less fabric 280 gsm', false],
])('"%s" says something new: %s', (typed, isNew) => {
  const reading = readingOf({
    productName: 'cruelty free seamless leggings',
    price: 48,
    priceText: '$48 for 3 pairs',
    features: ['gusset so no camel toe', typed],
  })
  const feature = reading.features.find((each) => each.typed === typed)
  expect(feature && saysNew(feature, reading)).toBe(isNew)
})
