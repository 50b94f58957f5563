import { expect, test } from 'vitest'
import { makerClaims } from './maker-claims'

const TYPED = 'Fellrun hiking pack, freezer safe bottle, waxed cotton, made in Oregon, comes with a rain cover'
const idsOf = (sentence: string) =>
  makerClaims(sentence, true, (stem) => TYPED.toLowerCase().includes(stem.toLowerCase())).map(({ id }) => id)

test.each([
  ['FACT-MATERIAL', 'The tubes are powder-coated steel.'],
  ['FACT-MATERIAL', 'Natural rubber. Fleece lined.'],
  ['FACT-FEATURE', 'Bank-level encryption, Max.'],
  ['FACT-FEATURE', 'All merino, knitted in Norway.'],
  ['FACT-FEATURE', 'The coating came out of a NASA lab, and I read every line.'],
  ['FACT-FEATURE', 'The stone is Japanese.'],
  ['FACT-AWARD', 'It took silver at the Great Taste Awards.'],
  ['FACT-AWARD', 'It was voted best in its class.'],
  ['FACT-FEATURE', 'You fill it with the plant food that comes in the box.'],
  ['FACT-FEATURE', 'It comes with a spare filter and a brush.'],
  ['FACT-FEATURE', 'They go in the freezer and the dishwasher.'],
  ['FACT-EXPERT', "A locksmith friend told me thieves can't copy the code."],
  ['FACT-EXPERT', 'Our groomer ordered six of them for her salon.'],
  ['FACT-EXPERT', 'She played Carnegie Hall, and it shows.'],
  ['COMP-01', 'It runs on the same towers as Verizon.'],
  ['FACT-FEATURE', 'It never stores your audio.'],
  ['FACT-SAVING', 'It took a third off the heating bill.'],
  ['FACT-RELIEF', "My sciatica hasn't come back since."],
  ['FACT-RELIEF', 'The red mode protects your melatonin.'],
])('%s: %s', (id, sentence) => {
  expect(idsOf(sentence)).toEqual([id])
})

test.each([
  "It's waxed cotton, stitched in Oregon.",
  'It comes with a rain cover, so mine is dry.',
  'The rain cover that comes in the box is orange.',
  'They go in the freezer.',
  'We landed in Lisbon, and it rained in May.',
  'I hung it at eye level.',
  'My doctor asked why I was late.',
  'The baker waved at us.',
  'It never complains.',
  'I took the train, and it took an hour off my day.',
  'My knee hurts when it rains.',
])('allows: %s', (sentence) => {
  expect(idsOf(sentence)).toEqual([])
})
