import { expect, test } from 'vitest'
import { splitSentences } from './sentences'
import { countSpokenWords, remembered, withoutCues } from './spoken-words'
import { syllableCount } from './syllables'

test.each([
  ['$19.90', 2],
  ['$24', 2],
  ['$240', 4],
  ['24h', 2],
  ['7:15', 2],
  ['20W', 2],
  ['USB-C', 1],
  ['40%', 2],
  ['2026', 2],
  ['it’s a 12-ounce cup', 4],
  ['PLANT: Be honest. Am I dying?', 5],
  ['[she turns] hi (quietly) there', 2],
  ['one — two', 2],
  ['🎉', 0],
  ['', 0],
  ["It's  $29.99,\nwell-known.", 4],
  ['« Ça va ? »', 2],
  ['... — !!!', 0],
  ['雨が降る', 2],
  ['One - two.', 2],
  ["It's  24\nhours", 3],
  ["  It's $20 – and it fits.\n\nDone ", 7],
  ['tea/coffee', 2],
  ['6 a.m.', 2],
  ['one[beat]two', 2],
  ['"Cup,"', 1],
  ['雨', 1],
])('counts %s as %i spoken words', (text, words) => {
  expect(countSpokenWords(text)).toBe(words)
})

test('counts the worked example of the specification inside the range of a 30 second script', () => {
  const script =
    "Your water's warm by noon. Mine still has ice. No fridge involved, just the Glaciero tumbler. It keeps drinks cold for 24 hours, so whatever you pour at breakfast is still cold on the drive home. The lid's leakproof, which is why mine rides next to a laptop. And there's a handle, because hugging 40 ounces through a lobby gets old. If you only drink hot coffee, skip it. Otherwise it's $19.90, linked right on this video."
  expect(countSpokenWords(script)).toBeGreaterThanOrEqual(64)
  expect(countSpokenWords(script)).toBeLessThanOrEqual(90)
})

test.each([
  ['USB-C', 4],
  ['insulated', 4],
  ['table', 2],
  ['boxes', 2],
  ['the drive home', 3],
  ['24 hours', 4],
  ['OK', 2],
  ['UV', 2],
  ['LED', 3],
  ['WWF', 7],
  ['HDTV', 4],
  ['catches', 2],
  ['cashes', 2],
  ['places', 2],
  ['breathes', 1],
  ['cameras', 3],
  ['雨が降る', 4],
  ['BEST', 1],
  ['chocolate', 2],
  ['yellow', 2],
  ['medal', 2],
  ['social', 2],
  ['mania', 3],
  ['action', 2],
  ['violet', 3],
  ['gorgeous', 2],
  ['rodeo', 3],
  ['going', 2],
])('hears the syllables of %s', (text, syllables) => {
  expect(syllableCount(text)).toBe(syllables)
})

test.each([
  ['6:15. Dark. Shoes.', ['6:15.', 'Dark.', 'Shoes.']],
  ['It is 6 a.m. and cold. Really?', ['It is 6 a.m. and cold.', 'Really?']],
  ['Round one: new vs. old. Go.', ['Round one: new vs. old.', 'Go.']],
  ['No. 5 costs $19.90. No. Not that.', ['No. 5 costs $19.90.', 'No.', 'Not that.']],
  ['Wait… what? "Yes." Ok', ['Wait… what?', '"Yes."', 'Ok']],
  ['PLANT: Hm\nME: What', ['PLANT: Hm', 'ME: What']],
  ['No.  5 vs. the old one. No. Not 5 of them.', ['No.  5 vs. the old one.', 'No.', 'Not 5 of them.']],
  ['Save my no. before you call. Ok.', ['Save my no. before you call.', 'Ok.']],
  ['Wait… What now? Well…  nothing.', ['Wait…', 'What now?', 'Well…  nothing.']],
  ['"Wait…" she said. Ok.', ['"Wait…" she said.', 'Ok.']],
  ['Wait… what? then go.', ['Wait… what?', 'then go.']],
  ['He said "hello? hello?" and hung up. Twice.', ['He said "hello? hello?" and hung up.', 'Twice.']],
  ['He said "Stop!" Then he ran.', ['He said "Stop!"', 'Then he ran.']],
  ['Now!!! Go.  \n \nIt closes at 6 p.m. ', ['Now!!!', 'Go.', 'It closes at 6 p.m.']],
  ['', []],
])('splits %j into its sentences', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences)
})

test.each([
  ['one[beat]two', 'one two'],
  ['ANNA: Hi', '  Hi'],
])('%j without its cues is %j', (text, said) => expect(withoutCues(text)).toBe(said))

test('counts a text once, and forgets all after 20,000 of them', () => {
  const counted: string[] = []
  const count = remembered((text) => counted.push(text))
  const first = count('first')
  expect(count('first')).toBe(first)
  for (let at = 0; at < 19_999; at++) count(`text ${at}`)
  count('first')
  expect(counted.length).toBe(20_000)
  count('one too many')
  count('first')
  expect(counted.length).toBe(20_002)
})

// At a time that grows with the square of the length, each would take minutes.
test.each([
  ['open brackets', '['.repeat(200_000)],
  ['end marks before a letter', `${'!'.repeat(200_000)}a`],
])('a long row of %s is read like any text [B-VL-33]', (_, text) => {
  expect(countSpokenWords(text)).toBeLessThan(2)
  expect(splitSentences(text)).toEqual([text])
})

test('a quotation that never ends is split all the same', () => {
  expect(splitSentences(`"${'ha! '.repeat(50_000)}`).length).toBeGreaterThan(100)
})
