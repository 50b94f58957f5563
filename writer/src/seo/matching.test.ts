import { describe, expect, test } from 'vitest'
import { isIn, matchesOf } from './matching'
import { seoWords, wordsOfTag } from './words'

describe('a term is found in a text', () => {
  test.each([
    ['travel mug', 'This is my TRAVEL MUG.', true],
    ['travel mug', 'Two travel mugs, one bag', true],
    ['café mug', 'A cafe mug', true],
    ['leakproof lid', 'It has a leak-proof lid', true],
    ['leak-proof lid', 'Its lids are leakproof lids', true],
    ['leak proof mug', 'a leakproof mug', true],
    ["mum's cup", 'the mums cup', true],
    ['cleaning brush', 'I cleaned it with a cleaning brush', true],
    ['brush cleaner', 'a brush for cleaning', false],
    ['running shoe', 'shoes to run in', false],
    ['run shoes', 'running shoes', true],
    ['knife for bread', 'a knife, bread', true],
    // At most two words between two of the term.
    ['travel mug', 'a travel sized coffee mug', true],
    ['travel mug', 'to travel with this one little mug', false],
    // The order counts.
    ['travel mug', 'a mug for travel', false],
    // A sentence ends what belongs together.
    ['travel mug', 'I travel. Mugs break.', false],
    ['travel mug', 'travel\nmug', false],
    ['earring', 'It hurts my ears', false],
    ['string', 'a strong thing', false],
    ['保温杯', '这个保温杯很好', true],
    ['', 'anything', false],
    ['!?', 'anything!?', false],
  ])('“%s” in “%s”: %s', (term, text, found) => expect(isIn(term, text)).toBe(found))

  test('matches do not overlap and say which words they reach over', () =>
    expect(matchesOf('mug', seoWords('Mug, mugs and a mug'))).toEqual([
      { first: 0, last: 0 },
      { first: 1, last: 1 },
      { first: 4, last: 4 },
    ]))

  // At a time that grows with the square of the length, each would take minutes.
  test.each([
    ['text', 'travel '.repeat(200_000)],
    ['word', 'y'.repeat(200_000)],
    ['row of end marks', `${'!'.repeat(200_000)}x`],
  ])('a long %s is read in time that grows with its length', (_, text) => {
    expect(matchesOf('travel mug', seoWords(text))).toEqual([])
  })
})

test.each([
  ['#TravelMug', 'Travel Mug'],
  ['#USBCable', 'USB Cable'],
  ['#weight_loss', 'weight loss'],
])('the words of %s are “%s”', (tag, words) => expect(wordsOfTag(tag)).toBe(words))
