import { expect, test } from 'vitest'
import { fromFirstHit, markTerms } from './mark-terms'

const shown = (text: string, terms: string[]) =>
  markTerms(text, terms)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['A ceramic mug', ['mug'], 'A ceramic [mug]'],
  // Prefixes are found while somebody types, the middle of a word is not.
  ['Mugs and smug people', ['mug'], '[Mug]s and smug people'],
  ['Crème BRÛLÉE', ['creme', 'brulee'], '[Crème] [BRÛLÉE]'],
  ['cre\u0300me', ['creme'], '[cre\u0300me]'],
  ['Straße', ['stra'], '[Stra]ße'],
  ['ﬁlm it', ['film'], '[ﬁlm] it'],
  ["Don't stop", ['dont'], "[Don't] stop"],
  ['Don’t say ‘mug’', ['dont', 'mug'], '[Don’t] say ‘[mug]’'],
  ['Łódź Ёлка', ['елка'], 'Łódź [Ёлка]'],
  ['كِتَاب جديد', ['كتاب'], '[كِتَاب] جديد'],
  ['जूता और जीत', ['जूता'], '[जूता] और जीत'],
  ['がっこう', ['がっ'], '[がっ]こう'],
  ['か\u3099っこう', ['がっ'], '[か\u3099っ]こう'],
  // Languages that put no blanks between words.
  ['便利な陶器のマグ', ['陶器'], '便利な[陶器]のマグ'],
  ['Новая кружка', ['круж'], 'Новая [круж]ка'],
  ['a (mug) "mug" #mug', ['mug'], 'a ([mug]) "[mug]" #[mug]'],
  ['mug', ['mug', 'mu'], '[mug]'],
  ['mug 🎬 mug', ['🎬'], 'mug [🎬] mug'],
  ['C:\\clips .* [x]', ['.*'], 'C:\\clips [.*] [x]'],
  ['nothing', ['mug'], 'nothing'],
  ['nothing', [], 'nothing'],
  ['', ['mug'], ''],
  ['mug', ['', '\u0301'], 'mug'],
])('%j, looked through for %j, shows %j [B-LB-14]', (text, terms, expected) => {
  expect(shown(text, terms)).toBe(expected)
})

test('what is marked is the text itself, sign by sign, also a long one with many hits [B-LB-14]', () => {
  const text = 'mug å ﬃ 👨‍👩‍👧 mugmug '.repeat(500)
  expect(
    markTerms(text, ['mug', 'a'])
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test.each([
  ['I never thought that a mug would change my mornings', '…thought that a mug would change my mornings'],
  ['a mug of tea', 'a mug of tea'],
  ['mug', 'mug'],
  ['no such thing', undefined],
  // One word that never ends.
  [`${'x'.repeat(50)} mug`, `${'x'.repeat(50)} mug`],
])('%j begins shortly before its first hit: %j', (text, expected) => {
  expect(fromFirstHit(text, ['mug'])).toBe(expected)
})
