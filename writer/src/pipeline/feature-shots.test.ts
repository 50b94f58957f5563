import { expect, test } from 'vitest'
import type { ShotAct, ShotClass } from '../kinds'
import { shotOfFeature, textFor } from './feature-shots'
import { NO_FIELDS } from './field-readers'
import type { ReadFeature, Reading } from './reading'
import { filmed } from './shots'
import { screenText } from './screen-text'

const feature = (typed: string, form?: ReadFeature['form']): ReadFeature => ({
  typed,
  caption: typed,
  topics: new Set(),
  ...(form && { form }),
})
const CLASS: ShotClass = {
  name: 'default thing',
  with: [],
  features: [],
  nouns: [],
  like: [],
  tags: [],
  enter: ['{Name} put on a table'],
  use: ['Close on {Name}', 'Creator beside {Name}, to the lens'],
  detail: [],
  last: ['{Name}, creator points to where the link sits'],
}
const FOLDED: ShotAct = {
  name: 'folded',
  match: ['folds? (?:flat|up)'],
  of: ['any'],
  shot: 'Hands fold {Name}',
  isAbsence: false,
}
const reading = (voice: 'customer' | 'maker' = 'customer') =>
  ({
    voice,
    sorts: new Set(['thing']),
    common: { shots: [CLASS], acts: [FOLDED], contexts: [] },
    fields: NO_FIELDS,
    name: 'gizmo',
    product: { isPlural: false, noun: 'gizmo', title: 'gizmo', form: 'thing' },
    features: [],
    painPoint: '',
  }) as unknown as Reading

test.each([
  ['hidden zip pocket against your body', '{shot part} the hidden zip pocket'],
  ['three clues on the wrapping, no title', '{shot print} the three clues'],
  ['includes a bookmark and a tea bag', '{shot content} the bookmark and the tea bag'],
  ['storage bag opens flat into a play mat', 'The storage bag opened flat, from above'],
  ['The date is written on the bag by hand', '{shot print} the date'],
  ['UV-stable plastic', '{shot use}'],
  ['stainless steel food grade blade', '{shot part} the blade'],
  ['goes under sunscreen, never rolls into little bits', '{shot use}'],
  ['fits a cup holder', '{shot use}'],
  ['fits desks up to 2 inches thick', '{shot at} a desk'],
  ['folds flat', 'Hands fold {Name}'],
  ['free swap within a month', '{shot lens}'],
  ['ready in 9 minutes', '{shot use}'],
  ['No adhesive sheets, refills or batteries', '{shot use}'],
  ['tested in bright light', '{shot use}'],
  ['metal edge pulls hair out of pile', '{shot part} the metal edge'],
])('the picture of "%s" shows what it names', (typed, shot) => {
  expect(shotOfFeature(feature(typed), reading()).replace(/, "[^"]*" as text$/, '')).toBe(shot)
})

test('a limit and a care line are said to the lens', () => {
  expect(shotOfFeature(feature('not for silk', 'limit'), reading())).toBe('{shot lens}')
  expect(shotOfFeature(feature('wash in a laundry bag', 'order'), reading())).toBe('{shot lens}')
})

test("the maker's hands are seen where the maker speaks of the work", () => {
  const poured = 'I pour them in my kitchen, twelve at a time, and each one gets a week to set'
  expect(shotOfFeature(feature(poured), reading('maker'))).toBe('{shot work} {Name}')
  expect(shotOfFeature(feature(poured), reading())).not.toContain('work')
  const smoked = 'The peaches come from an orchard and I smoke them over pecan wood'
  expect(shotOfFeature(feature(smoked), reading('maker'))).toBe('{shot work} {Name}')
})

test.each([
  ['Wide pocket that stays open', 'Wide pocket that stays open'],
  ['It has a soft rose smell that is gone after a few minutes, because my sister hates perfume', 'Soft rose smell'],
  ['The eyes are stitched on, there are no buttons or beads to pull off', 'The eyes are stitched on'],
  ['Small differences in the print are there because a person did it, and I film it', ''],
  ['I pour them in my kitchen, twelve at a time', ''],
  ["It's 5% because that's where most of the published trials sit", '5%'],
  ['Pack contents: 3 gaskets and 1 safety valve for free', ''],
  ['There is only pepper, eggplant, oil, salt and vinegar in the whole jar', ''],
])('text on screen for "%s" is whole', (typed, text) => {
  expect(textFor(feature(typed))).toBe(text)
})

test('no shot is seen twice in a script', () => {
  const pictures = [
    '{shot part} the zip',
    '{shot part} the zip',
    '{shot lens}',
    '{shot lens}',
    '{shot use}',
    '{shot use}',
  ]
  const shots = filmed(
    pictures.map((picture) => ({ text: 'It is said.', picture })),
    reading(),
  )
  expect(new Set(shots.map((shot) => shot.toLowerCase())).size).toBe(pictures.length)
})

const HAND = 'A done hand points to where the link sits'
test('only where a line speaks of a link somebody points to it', () => {
  const last = (text: string) => filmed([{ text, picture: '{shot last}' }], reading())
  expect(last('Tap the link.')).toEqual(['{Name}, creator points to where the link sits'])
  expect(last('Ring me.')).toEqual(['{Name}, creator smiles, to the lens'])
  const nails = { ...reading(), common: { ...reading().common, shots: [{ ...CLASS, last: [HAND] }] } }
  expect(filmed([{ text: 'Ring me.', picture: '{shot last}' }], nails)).toEqual(['A done hand held up to the lens'])
  expect(last('Comment KAT and I send you the link.')).toEqual(['{Name}, creator smiles, to the lens'])
})

test.each([
  ['bag', ''],
  ['storage bag', 'Storage bag'],
  ['cargo net ***DO NOT OVERLOAD***', 'Cargo net'],
  ['for horse / goat / dog', 'For horses, goats, dogs'],
  ['scent strong', 'Strong scent'],
  ['press twice equals half the size', 'Press twice: half the size'],
  ['warm up time', ''],
  ['cGMP facility', ''],
  ['NTC temp control', ''],
  ['Ultrasonic welded', ''],
  ['RGB on/off', ''],
  ['Waga / dimensions', ''],
  ['vent mount both in box', ''],
  ['300 LB weight capacity', '300 lb weight capacity'],
  ['3RD party tested', '3rd party tested'],
])('shows "%s" as the text "%s"', (typed, shown) => {
  expect(screenText(typed)).toBe(shown)
})
