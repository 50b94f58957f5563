import { ScriptBrief, type ScriptBriefInput } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { analyseBrief } from '../reading'
import { claimsToCheck } from './claims-to-check'
import { inventedFacts } from './invented-facts'
import SCRIPTS from './testing/invented-lines.json' with { type: 'json' }

/** What is found in a line that follows a script, and not in the script alone. */
function found(input: ScriptBriefInput, script: readonly string[], line = '') {
  const brief = ScriptBrief.parse(input)
  const analysis = analyseBrief(brief)
  const told = `${script.join(' ')}\n${line}`
  return {
    grave: inventedFacts(told, brief, analysis).map(({ id }) => id),
    toCheck: claimsToCheck(told, brief, analysis, []).filter(({ words }) => words.length > 1),
  }
}

const RACK = {
  productName: 'Hookline Wall Rack',
  features: ['holds five helmets and jackets', 'folds flat when empty'],
  targetAudience: 'families with small hallways',
}

test.each([
  ['FACT-MATERIAL', 'The arm is aircraft aluminum with a titanium joint.'],
  ['FACT-MATERIAL', "There's lion's mane in every bag."],
  ['FACT-MATERIAL', 'Manuka honey and vitamin E do the heavy lifting.'],
  ['FACT-NUMBER', 'It carries up to a hundred and twenty pounds.'],
  ['FACT-NUMBER', 'You get seventy hours out of one.'],
  ['FACT-NUMBER', "It's half as loud as the old one."],
  ['FACT-NUMBER', 'The labels survive five years of sun.'],
  ['FACT-OTHER-NUMBER', 'It holds eight helmets and the jackets.'],
  ['FACT-RELIEF', 'After a week the pain was gone.'],
  ['FACT-RELIEF', 'It lowers your stress.'],
  ['FACT-EXPERT', 'Search and rescue teams use it.'],
  ['FACT-EXPERT', 'Psychologists designed the hooks.'],
  ['FACT-REVIEW', 'Guide dog schools across the country train on it.'],
  ['FACT-OFFER', 'If it bends, you get a new one.'],
  ['FACT-SAVING', 'It found me eleven hundred dollars.'],
  ['FACT-AWARD', "It's the number one rack right now."],
  ['FACT-FEATURE', 'Each one is welded by hand.'],
  ['FACT-FEATURE', "They're poured on the Oregon coast."],
  ['FACT-MATERIAL', 'The hooks come out of skateboard wheels.'],
  ['FACT-NUMBER', 'You can hear it from three floors away.'],
  ['FACT-NUMBER', 'You fold it in under an hour.'],
  ['FACT-NUMBER', 'It cuts your clutter in half.'],
  ['FACT-NUMBER', 'It costs about ten cents a year to run.'],
  ['FACT-NUMBER', 'Labels stay on through two hundred washes.'],
  ['FACT-REVIEW', 'Users get back an extra hour on average.'],
  ['FACT-EXPERT', 'It passed the same tests as car seats.'],
  ['FACT-EXPERT', 'Tested on a thousand coats.'],
  ['FACT-RELIEF', 'It brings your heart rate down.'],
  ['FACT-OFFER', 'If one breaks, they send more.'],
  ['FACT-FIRST', 'No other rack opens this wide.'],
  ['FACT-FEATURE', "Waterproof EVA won't crack."],
  ['FACT-FEATURE', 'It survives a truck.'],
  ['FACT-FEATURE', 'Part of every sale goes to a shelter.'],
  ['FACT-FEATURE', 'The company donates one to a shelter.'],
])('%s: %s', (rule, line) => {
  expect(found(RACK, ['Meet the Hookline Wall Rack.'], line).grave).toContain(rule)
})

test.each([
  'My sister drove in from Denver and took a third home in a glass jar.',
  'I own nine helmets, and each one has four stickers.',
  'The dog is half of that, plus treats.',
  'You hang it between the corn and the ketchup.',
  'There were forty poles in that bag, and a map of them, in Danish.',
  "There's a guy in there who grunts at the water fountain.",
  'Lentil, chicken, mystery.',
  'The phone was at four percent.',
  'It flipped inside out, she said a word, and it flipped right back.',
  "It's good, so the sink doesn't smell like Tuesday.",
  'A wet knot, with wet fingers, a hundred times.',
])('but a story is no claim: %s', (line) => {
  expect(found(RACK, ['Meet the Hookline Wall Rack.'], line)).toEqual({ grave: [], toCheck: [] })
})

// Scripts and lines that the rules were not written from.
test('finds most invented lines of scripts it has not seen, and nothing in the scripts', () => {
  expect(SCRIPTS.flatMap(({ brief, script }) => found(brief, script).grave)).toEqual([])
  const missed = SCRIPTS.flatMap(({ brief, script, invented }) =>
    invented.filter((line) => {
      const { grave, toCheck } = found(brief, script, line)
      return grave.length === 0 && toCheck.length === 0
    }),
  )
  expect(missed.length).toBeLessThanOrEqual(3)
})
