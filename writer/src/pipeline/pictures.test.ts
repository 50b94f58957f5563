import { expect, test } from 'vitest'
import { blockPicture, pictureBeside, plainPicture } from './pictures'
import type { ReadFeature, Reading } from './reading'
import { topicsOf } from './relevance'
import { nextScene, sceneOf } from './scenes'

const feature = (typed: string, plain: string): ReadFeature => ({
  typed,
  plain,
  caption: typed,
  topics: new Set(),
  isSure: true,
})
const readingOf = (features: readonly ReadFeature[], noun = 'thing', isPlural = false) =>
  ({
    sorts: new Set(['thing']),
    product: { isPlural, noun, title: noun },
    features,
    painPoint: '',
  }) as unknown as Reading

test.each([
  ['waist bag', 'clips around the waist', 'It clips around the waist.', 'Hands clip {Name} around the waist, one take'],
  [
    'cutting board',
    'deep groove holds a cup of juice',
    'The deep groove holds a cup of juice.',
    'Close, one take: the deep groove holds a cup of juice',
  ],
  [
    'garden hose',
    "shrinks to 25 ft when water's off",
    "Shrinks to 25 feet when water's off.",
    "Close, one take: {Name} shrinks to 25 feet when water's off",
  ],
  ['name label', 'holds in the wash', 'It holds in the wash.', 'Close, one take: {Name} holds in the wash'],
  ['towel', 'machine washable', "It's machine washable.", '{Name} dropped into a washing machine'],
  ['garden hose', "won't kink", "It won't kink.", 'Two hands bend {Name} hard, then straighten {them}, one take'],
  ['bag', '2 pockets', "It's got 2 pockets.", 'A hand slips into the 2 pockets and comes out again'],
  ['planter', 'red float shows when its empty', "Red float shows when it's empty.", 'A finger on the red float, close'],
  [
    'seat cushion',
    'u shape cut out takes the tailbone off the seat',
    'You shape a cut out takes the tailbone off the seat.',
    'A finger on the cut out, close',
  ],
  ['sun hoodie', 'hood fits over a cap', 'The hood fits over a cap.', 'Close, one take: the hood fits over a cap'],
  [
    'window cleaner',
    '20 min battery if power goes out, so it doesnt drop',
    "20-minute battery if power goes out, so it doesn't drop.",
    'A hand pulls the plug, {Name} keeps going',
  ],
  [
    'curtain',
    'sticks with 24 suction cups',
    'It sticks with 24 suction cups.',
    'Hands stick {Name} with 24 suction cups, one take',
  ],
  [
    'water alarm',
    'no wifi, no app, no hub',
    'No wifi, no app, no hub.',
    'Creator to the lens counts on three fingers, "no wifi, no app, no hub" as text',
  ],
])('a %s with "%s" is shown by the act or the part that is named', (noun, typed, plain, picture) => {
  const one = feature(typed, plain)
  expect(plainPicture(one, readingOf([one], noun))).toBe(picture)
})

test('features that nothing shows get different simple shots', () => {
  const all = ['no paint to peel', 'wide calf option', 'lifetime support'].map((typed) => feature(typed, `${typed}.`))
  const shots = all.map((one) => plainPicture(one, readingOf(all)))
  expect(new Set(shots).size).toBe(all.length)
})

test('a written picture stands beside another sentence only where it shows it and all of its things were named', () => {
  const one = { ...feature('holds 2 cups of seed', 'It holds 2 cups of seed.'), topics: topicsOf('2 cups of seed') }
  const reading = readingOf([one], 'bird feeder')
  expect(pictureBeside(one, 'A hand pours seed in', reading)).toBe('A hand pours seed in')
  expect(pictureBeside(one, 'Seed on a car seat', reading)).not.toContain('car')
  expect(pictureBeside(one, 'A pen on a list', reading)).not.toContain('pen')
  expect(blockPicture(one, 'Seed on a car seat', reading)).toBe('Seed on a car seat')
})

const told = (painPoint: string, hook = painPoint, more?: string) =>
  ({ painPoint, sorts: new Set(), ownProblem: { hook, more }, style: 'storytelling' }) as unknown as Reading

test.each([
  [
    'After a show at the Fillmore in February my left ear rang until Tuesday',
    'Creator, a hand on the left ear, saying it to the lens',
  ],
  [
    'The washing machine hose let go on a Saturday',
    'Close on the washing machine hose, then up to the creator, saying it to the lens',
  ],
  ['I owed $6,200 in taxes', 'Creator at a desk, to the lens, "$6,200" as text'],
  [
    "stand up at the truck stop like I'm 90, my tailbone hurts",
    'Creator, a hand on the lower back, saying it to the lens',
  ],
  [
    'Two huskies and a gray velvet couch',
    'Close on the gray velvet couch, then up to the creator, saying it to the lens',
  ],
])('"%s" is filmed by what it names', (problem, scene) => {
  expect(sceneOf(told(problem))).toBe(scene)
})

test('what else was typed has its own thing or its number in the picture', () => {
  expect(
    nextScene(
      told('I paid a detailer $180', 'I paid a detailer $180', "He couldn't get the hair out of the trunk carpet"),
    ),
  ).toBe('Parked car: close on the trunk carpet, then up to the creator, saying it')
})
