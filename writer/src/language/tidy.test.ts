import { expect, test } from 'vitest'
import { seededRandom } from './random'
import { tidy } from './tidy'

test.each([
  ['[R19] starts sentences with a capital', 'hello. world', 'Hello. World.'],
  ['[R19] leaves eX brands and continued ellipses alone', 'eBrio is here. wait… what', 'eBrio is here. Wait… what.'],
  ['[R20] keeps exactly one end mark', 'so.. that is it!!! really?!', "So. That's it! Really?"],
  ['[R20] has no semicolons', 'one; two', 'One, two.'],
  ['[R20] keeps one dash in sixty words', 'the cup — my cup — is — here', 'The cup — my cup, is, here.'],
  ['[R21] puts no space before a mark and one after it', 'yes ,no .ok', 'Yes, no. Ok.'],
  ['[R21] drops a quotation mark that never closes', 'He said "stop', 'He said stop.'],
  [
    '[R24] spells units',
    'Holds 12oz, runs 24h at 20W, 3lb w/ lid & straw',
    'Holds 12 ounces, runs 24 hours at 20 watts, 3 pounds with lid and straw.',
  ],
  ['leaves the maker of tapes a name', 'my 3M tape is 3m long', 'My 3M tape is 3 meters long.'],
  ['[R24] hyphenates a unit before its noun', 'a 12oz cup with a 13" screen', 'A 12-ounce cup with a 13-inch screen.'],
  ['[R24] leaves many of a unit', 'the 20 minutes costs nothing', 'The 20 minutes costs nothing.'],
  ['[R24] says by for a cross', '5 × 7', '5 by 7.'],
  ['[R25] contracts where speech does', 'it is a cup and it does not leak', "It's a cup and it doesn't leak."],
  ['[R27] says no word twice and leaves nothing dangling', 'the the cup and.', 'The cup.'],
  ['[R21] keeps two quotations side by side apart', 'She said "A?" "B," I said', 'She said "A?" "B," I said.'],
  ['[R21] drops a quotation of nothing', 'He said "" and left', 'He said and left.'],
  [
    '[R19] goes on in small letters behind a quoted question',
    '"Really?" she said. "yes"',
    '"Really?" she said. "Yes."',
  ],
  ['[R27] keeps names that repeat', 'the Yum Yum bowl', 'The Yum Yum bowl.'],
  ['[R17] repairs articles', 'a hour of an unique 8 pack', 'An hour of a unique 8 pack.'],
  ['leaves letters alone', 'Please fix the A above middle C.', 'Please fix the A above middle C.'],
  ['leaves names alone', 'This is the Minh An bag.', 'This is the Minh An bag.'],
  ['leaves words that are said twice', 'The price is for a tuk tuk.', 'The price is for a tuk tuk.'],
  [
    'keeps prices, times and decimals',
    "it's $1,299.50 at 6:15 a.m. for 3.5 miles",
    "It's $1,299.50 at 6:15 a.m. for 3.5 miles.",
  ],
  ['keeps speaker labels on their lines', 'PLANT: be honest\nME: no', 'PLANT: Be honest.\nME: No.'],
  ['[R25] contracts no clause that ends on its verb', 'this is who I am now', 'This is who I am now.'],
  ['[R25] contracts no object', 'the best use for it is a long trip', 'The best use for it is a long trip.'],
  ['[R25] contracts a plain statement', 'okay, I am ready', "Okay, I'm ready."],
  ['lets a colon hand over', 'Also me:', 'Also me:'],
])('%s', (_, text, tidied) => {
  expect(tidy(text)).toBe(tidied)
})

test('changes nothing the second time', () => {
  const random = seededRandom('tidy')
  const pieces = [
    'the the',
    'a hour',
    '12oz',
    '$19.90',
    '...',
    '!!',
    ' ,',
    '"',
    '(',
    ';',
    '—',
    'it is a',
    '6:15 a.m.',
    'and.',
    'w/ lid',
    '&',
    'eBrio',
    'ME:',
    '\n',
    'vs.',
    'No. 5',
    '5 x 7',
    'wait…',
    '?!',
    'cup',
    '13"',
    "don't",
    'ok.Then',
  ]
  for (let round = 0; round < 500; round++) {
    const text = Array.from({ length: 1 + random.int(9) }, () => random.pick(pieces)).join(random.pick(['', ' ']))
    const once = tidy(text)
    expect(tidy(once), JSON.stringify(text)).toBe(once)
  }
})
