import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ScriptBrief } from '../shared/src'
import { compileKinds } from '../writer/src/kinds'
import { shotOfFeature } from '../writer/src/pipeline/feature-shots'
import { readBrief, type Reading } from '../writer/src/pipeline/reading'
import { classOf, filmed, SHOT } from '../writer/src/pipeline/shots'
import { CONTENT } from './read-kinds'

const text = readFileSync(join(CONTENT, 'common', 'shots.md'), 'utf8')
const { common, faults } = compileKinds(new Map([['common/shots.md', text]]))

const readingOf = (productName: string, brief: Partial<ScriptBrief> = {}): Reading =>
  readBrief(ScriptBrief.parse({ productName, targetAudience: 'everyone', features: [], ...brief }), undefined, common)

test('the shots can be read', () => {
  expect(faults).toEqual([])
})

test.each([
  ['default thing', '', []],
  ['pens', 'department: books-and-stationery\n', []],
  ['pens', '', [expect.stringMatching('"department:" is one of')]],
  ['pens', 'department: pens\n', [expect.stringMatching('"department:" is one of')]],
  ['maker service', 'department: pets\n', ['Shots have no "department:"']],
])('the class "%s" with "%s"', (name, row, messages) => {
  const shots = `## shots: ${name}\n${row}enter:\n- A\nuse:\n- B\nlast:\n- C\n`
  expect(compileKinds(new Map([['common/shots.md', shots]])).faults.map(({ message }) => message)).toEqual(messages)
})

test.each([
  ['Merino hiking socks women 3 pack', 'socks'],
  ['Toddler rain boots dinosaur', "child's shoes"],
  ['Dog raincoat with hood, reflective', 'pet clothes'],
  ['Dog mom sweatshirt', 'tops'],
  ['Cotton ring sling for newborns', 'baby carriers'],
  ['Dog carrier backpack', 'pet bed'],
  ['Peel and stick backsplash tile', 'wall coverings'],
  ['Sourdough starter kit w/ jar and scale', 'kits'],
  ['Raised garden bed kit cedar 4x8', 'garden things'],
  ['Linen duvet cover queen sage green', 'bed linen'],
  ['Board game "Raccoon Heist" 2-5 players', 'board games'],
  ['Notion wedding planner template', 'file'],
  ['Curtain rod no drill, tension', 'curtain rods'],
  ['Lawn mowing weekly, Boise', 'home service'],
  ['Silicone baby bib with pocket', 'bibs'],
  ['Rechargeable camping lantern 1000 lumens', 'camp lights'],
  ['Dog hiking backpack', 'pet clothes'],
  ['Clip on reading lite', 'default thing'],
  ['Zorbo 3000', 'default thing'],
  ['SS cooker gasket ring set', 'default thing'],
  ['Fly mask for horses', 'default thing'],
  ['Fox crochet pattern', 'patterns'],
])('%s is filmed as %s', (name, expected) => {
  expect(classOf(readingOf(name)).name).toBe(expected)
})

test.each(['Menu photos for takeaways', "Captain Cod's Crazy Golf"])('%s are no thing to hold', (name) => {
  expect(classOf(readingOf(name, { price: 20, priceText: '$20' })).name).toBe('default service')
})

test('what the creator wears is for no child', () => {
  expect(classOf(readingOf('Knit headband')).name).toBe('hats')
  expect(classOf(readingOf('Knit headband', { features: ['soft on a toddler’s ears'] })).name).not.toBe('hats')
})

test.each([
  ['Merino hiking socks', 'no toe seam', 'Two fingers run along the toe of one sock, close'],
  ['Foldable step stool', 'holds 300 lb', 'Both feet step onto {Name}, from the knees down'],
  ['Board game "Heist"', 'plays in 30 minutes', '{shot use}, "Plays in 30 minutes" as text'],
  ['Outdoor string lights', 'shatterproof bulbs', '{shot part} the shatterproof bulbs, "Shatterproof bulbs" as text'],
  ['Lip balm', 'fits in a pocket', '{shot inside} the pocket, "Fits in a pocket" as text'],
  ['Cotton shirt', "doesn't stretch", '{shot use}, "Doesn\'t stretch" as text'],
])('a %s with "%s" is shown by an act of its class, by what it names, else in use', (name, typed, shot) => {
  const reading = readingOf(name, { features: [typed] })
  expect(reading.features.map((feature) => shotOfFeature(feature, reading))).toEqual([shot])
})

test('no shot is seen twice, and the first and the last one differ', () => {
  const lines = [
    { text: 'My sock slid down again.', picture: 'A sock in one hand.' },
    { text: "So now it's {Name}.", picture: `${SHOT.enter}.` },
    ...Array.from({ length: 9 }, () => ({ text: 'It stays up.', picture: SHOT.use })),
    { text: "It's $9.", picture: `${SHOT.price}.` },
    { text: 'Get it.', picture: 'Creator points to where the link sits.' },
    { text: 'No sock in the shoe today.', picture: 'A sock in one hand.' },
  ]
  const shown = filmed(lines, readingOf('Merino hiking socks'))
  expect(new Set(shown.map((each) => each.replace(/, the price as text/, ''))).size).toBe(lines.length)
  expect(shown.join(' ')).not.toContain('{shot')
})

test('a comparison puts what was there beside the product, and leaves no half empty', () => {
  const reading = readingOf('Linen duvet cover', { style: 'comparison', painPoint: 'My blanket is full of holes' })
  const [, shown] = filmed(
    [
      { text: 'My blanket is full of holes.', picture: 'The creator to the lens.' },
      { text: "So now it's {Name}.", picture: `${SHOT.enter}.` },
    ],
    reading,
  )
  expect(shown).toBe(
    'Split screen. Left: the blanket, close. Right: creator drops onto the bed, the linen duvet cover on it',
  )
})

test('in a skit those who speak are seen', () => {
  const shown = filmed(
    [{ text: 'FRIEND: Why? / ME: It stays up.', picture: 'Creator in {Name}, to the lens.' }],
    readingOf('Merino hiking socks', { style: 'skit' }),
  )
  expect(shown).toEqual(['ME in {Name}, to FRIEND'])
})
