import { expect, test } from 'vitest'
import { inOneBreath } from './one-breath'

const joined = (...sentences: string[]) => inOneBreath(sentences).map(({ text }) => text)

test('says what the product has in one breath, at most three things', () => {
  expect(joined('It has a lid.', 'It has a strap.', 'It has 2 pockets.', 'It has a hook.')).toEqual([
    'It has a lid, a strap, and 2 pockets.',
    'And it has a hook.',
  ])
  expect(joined('It has a hook that braces it.', "It's got a lid.")).toEqual([
    'It has a hook that braces it.',
    "And it's got a lid.",
  ])
  expect(joined('They have two pockets.', 'No front seam.')).toEqual(['They have two pockets and no front seam.'])
  expect(joined('It has six blades.', 'The leakproof lid is included.', 'It comes with a two-year guarantee.')).toEqual(
    ['It has six blades, a leakproof lid, and a two-year guarantee.'],
  )
})

test('gives what it does and what it is one subject', () => {
  expect(joined('It flags renewals.', 'It works on iOS.')).toEqual(['It flags renewals and works on iOS.'])
  expect(joined("It's vegan.", "It's fragrance-free.")).toEqual(["It's vegan and fragrance-free."])
  expect(joined('It has a lid.', 'It folds flat.')).toEqual(['It has a lid.', 'It folds flat.'])
})

test('denies only what was denied, and says what is not there as a sentence', () => {
  expect(joined("They're not sticky.", "They're vegan.")).toEqual(["They're not sticky.", "And they're vegan."])
  expect(joined('No adhesive.')).toEqual(["There's no adhesive."])
  expect(joined('No wires.')).toEqual(['There are no wires.'])
  expect(joined('No seams, no tags.')).toEqual(['No seams, no tags.'])
})

test('says where it is once', () => {
  expect(joined('It has zinc in it.', 'It has aloe in it.')).toEqual(['It has zinc and aloe in it.'])
})

test('does not say of one thing what is true of another', () => {
  expect(joined('You get a free pouch.', "It's quiet.")).toEqual(['You get a free pouch.', "It's quiet."])
})

test('denies only what was denied', () => {
  expect(joined("You don't need experience.", 'You pick a design.')).toEqual([
    "You don't need experience.",
    'You pick a design.',
  ])
})

test('leaves sentences with a clause of their own, and the order of whole ones', () => {
  const typed = ['It has a foot that braces it.', 'The arms open with one hand.', 'It has a hook.']
  expect(joined(...typed)).toEqual(typed)
  expect(joined('You get 8 tablets.', "There's eucalyptus in them.")).toEqual([
    'You get 8 tablets.',
    "There's eucalyptus in them.",
  ])
})

test('a bare act goes before another one under its subject', () => {
  expect(joined('It fits under the bed or the sofa.', 'It folds.')).toEqual([
    'It folds and fits under the bed or the sofa.',
  ])
})
