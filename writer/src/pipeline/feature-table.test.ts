import { ScriptBrief } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { keepsAll } from './feature-words'
import { readBrief } from './reading'

const NOTHING = {
  features: [],
  problems: [],
  answers: [],
  worlds: {},
  worldRules: [],
  lines: {},
  pieces: [],
  priceLines: [],
  callLines: [],
}

const saidOf = (feature: string, productName: string) => {
  const brief = ScriptBrief.parse({ productName, targetAudience: 'everyone', features: [feature] })
  return readBrief(brief, undefined, NOTHING)
    .features.map(({ plain }) => plain)
    .join(' ')
}

test.each([
  ['nail grinder', '2 scrunchies + clip', 'You get 2 scrunchies and a clip.'],
  ['nail grinder', 'under 45 db', "It's under 45 decibels."],
  ['nail grinder', 'led so u see the quick', "It's got an LED, so you see the quick."],
  ['nail grinder', '3 ports for small med large', "It's got 3 ports for small, medium, and large."],
  ['nail grinder', 'USB-C, 6 hr per charge', 'It charges by USB-C, 6 hours per charge.'],
  ['curl ribbon', 'satin, sleeps comfy', "It's satin, and it sleeps comfy."],
  ['lash kit', 'bond + seal + remover in kit', "It's got a bond, a seal, and a remover in the kit."],
  ['lash kit', '10-16mm mix', "It's a 10 to 16 millimeter mix."],
  ['workbook', 'pencil grip incl', 'The pencil grip is included.'],
  ['workbook', 'letters, numbers, drawing, math', "It's got letters, numbers, drawing, and math."],
  ['workbook', 'ink fades, reuse it', 'The ink fades, and you can reuse it.'],
  ['swim goggles', 'no hair pull', "They don't pull hair."],
  ['swim goggles', 'no leak no fog', "They don't leak or fog."],
  ['swim goggles', 'fabric strap, no hair pull', "They've got a fabric strap, and they don't pull hair."],
  ['swim goggles', 'floats if it falls in', 'They float if they fall in.'],
  ['garden hose', "shrinks to 17 ft when water's off", "It shrinks to 17 feet when the water's off."],
  ['garden kneeler', 'folds flat 4 in', 'It folds flat to 4 inches.'],
  ['headphones', 'machine wash (take speakers out)', 'You can machine-wash them, just take the speakers out.'],
  ['tool kit', 'includes 5 pc tool kit', 'It includes a 5-piece tool kit.'],
  ['socks', 'merino so they dont stink', "They're merino, so they don't stink."],
  ['bra', 'sizes 32C-44H', 'It comes in sizes 32C to 44H.'],
  ['roller skates', 'light up wheels', "They've got light-up wheels."],
  ['baking mats', 'oven safe 480F', "They're oven safe to 480 degrees."],
  ['umbrella shade', 'notch for mirror + dashcam', "It's got a notch for the mirror and the dashcam."],
  ['lawn mowing service', 'text when done w photo', "They text you when they're done, with a photo."],
  ['lawn mowing service', '$45 flat up to 1/4 acre', "It's $45 flat up to a quarter acre."],
  ['dash mount', '3M pad sticks in 110 degree heat', 'The 3M pad sticks in 110-degree heat.'],
  ['beach cart', '4 inch wide wheels roll on soft sand', 'The 4-inch-wide wheels roll on soft sand.'],
  ['dash mount', 'bracket disappears', 'The bracket disappears.'],
  ['blackout curtain', 'edges seal with velcro', 'The edges seal with velcro.'],
  ['knife sharpener', 'base grips counter', 'The base grips the counter.'],
  ['projector', 'remote on a lanyard', "There's a remote on a lanyard."],
  ['ice cream', 'ships on dry ice', 'It ships on dry ice.'],
  ['sourdough starter', 'ships dried', 'It ships dried.'],
  ['yoga mat', 'pastel green', "It's pastel green."],
  ['board game', 'fun for all ages', "It's fun for all ages."],
  ['hot sauce', 'piri piri', "It's piri piri."],
  ['peel and stick tile', '$0.40 per sq ft', "It's $0.40 per square foot."],
  ['WalkNook walking pad', 'walknook hinge locks by june', 'The WalkNook hinge locks by June.'],
])('says of a %s "%s" as one sentence', (name, typed, expected) => {
  expect(saidOf(typed, name)).toBe(expected)
})

test.each([
  ['folds flat 4 in', 'It folds flat.', false],
  ['no mat needed', "The mat's needed.", false],
  ['12 pods', "It's got 12 pods.", true],
])('"%s" said as "%s" keeps every word: %s', (typed, said, expected) => {
  expect(keepsAll(said, typed)).toBe(expected)
})
