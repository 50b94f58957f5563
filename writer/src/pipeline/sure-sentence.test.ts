import { ScriptBrief } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { emptyMaterial } from '../kinds/read-kind'
import { readBrief } from './reading'

const NOTHING = emptyMaterial()

const featureOf = (feature: string, productName: string) => {
  const brief = ScriptBrief.parse({ productName, targetAudience: 'everyone', features: [feature] })
  return readBrief(brief, undefined, NOTHING).features[0]
}

test.each([
  ['mini blender', 'usb c cable included', 'It comes with a USB-C cable.'],
  ['hot sauce', 'hand poured ohio', "It's hand-poured in Ohio."],
  ['hot sauce', "my granny's recipe", "It's my granny's recipe."],
  ['hot sauce', 'three heat levels mild to wow', 'There are three heat levels, from mild to wow.'],
  ['hot sauce', '5 oz bottle', 'It comes in a 5-ounce bottle.'],
  ['phone mount', 'arms open by themself', 'The arms open by themselves.'],
  ['magnetic tiles', 'light up base 3 modes', 'They have a light-up base with 3 modes.'],
  ['barefoot shoes', '5 mm flexible sole', 'They have a 5-millimeter flexible sole.'],
  ['moving service', 'stairs no extra', "There's no extra charge for stairs."],
  ['moving service', '2 strong guys', 'They send 2 strong guys.'],
  ['custom portrait', '2 changes free', 'You get 2 changes free.'],
  ['house cleaning', 'we do inside oven, fridge, blinds', 'They do inside oven, fridge, blinds.'],
  ['budgeting app', 'lists every repeating charge', 'It lists every repeating charge.'],
  ['carpet scraper', 'test a corner first, it can snag', 'Test a corner first, it can snag.'],
  ['reptile heat mat', 'set it anywhere 68-108F', 'You can set it anywhere from 68 to 108 degrees.'],
  ['board game', '40+ rounds that all play differently', 'It has more than 40 rounds that all play differently.'],
  ['sourdough starter kit', 'first loaf in about 3 days', 'You get your first loaf in about 3 days.'],
  ['sunscreen', 'zinc oxide, no white cast', 'It has zinc oxide, no white cast.'],
  ['candle', '45 hr', 'It burns for 45 hours.'],
])('is sure how to say of a %s "%s"', (product, typed, said) => {
  expect(featureOf(typed, product)).toMatchObject({ plain: said, isSure: true })
})

test.each([
  ['face serum', 'layers w/ vitamin c'],
  ['wall art', 'same day in brooklyn'],
  ['honey', 'bees live on our farm'],
  ['leaf blower', 'cruise button'],
  ['support app', 'help by email if it looks dead'],
  ['car detailing service', 'pet hair no problem'],
  ['personal chef service', 'shops and cleans up after'],
  ['photo print service', 'upload from phone'],
])('is not sure how to say of a %s "%s"', (product, typed) => {
  expect(featureOf(typed, product)?.isSure).toBe(false)
})

test('marks a note without a verb', () => {
  expect(featureOf('cooked that morning', 'meal delivery service')).toMatchObject({
    plain: 'Cooked that morning.',
    isSure: true,
    isNote: true,
  })
})
