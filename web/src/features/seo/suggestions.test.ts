import { checkText } from '@reelwright/writer/check'
import { describe, expect, test } from 'vitest'
import { factsOf } from './api'
import { DESCRIPTION_LENGTH, suggestionsFor, TITLE_LENGTH } from './suggestions'
import { checkWording } from './wording'

const MUG = {
  product: 'Glaciero travel mug',
  features: ['Leakproof lid', 'Fits every cup holder.', 'BPA-free'],
  audience: 'fitness-enthusiasts',
}

test('says what the seller said, and nothing else [OP-02]', () => {
  expect(suggestionsFor({ ...MUG, length: 30, hashtags: ['#TravelMug'], tags: ['coffee'] })).toEqual({
    titles: [
      'Glaciero travel mug: leakproof lid, fits every cup holder',
      'Glaciero travel mug: leakproof lid',
      'Glaciero travel mug for fitness enthusiasts',
    ],
    description:
      'Glaciero travel mug for fitness enthusiasts: leakproof lid, fits every cup holder and BPA-free. See it in use in 30 seconds.',
    keywords: [
      'glaciero travel mug',
      'mug',
      'mug for fitness enthusiasts',
      'gifts for fitness enthusiasts',
      'leakproof lid mug',
      'bpa-free mug',
      'coffee',
      'mug in use',
    ],
    hashtags: [
      '#TravelMug',
      '#GlacieroTravelMug',
      '#Mug',
      '#FitnessEnthusiasts',
      '#Coffee',
      '#LeakproofLid',
      '#BPAFree',
    ],
  })
})

test('a name alone is enough [OP-02]', () =>
  expect(suggestionsFor({ product: '  Stool ', features: [], audience: 'everyone' })).toEqual({
    titles: ['Stool in use', 'A close look at Stool', 'Stool'],
    description: 'Stool. See it in use in the video.',
    keywords: ['stool', 'stool in use'],
    hashtags: ['#Stool'],
  }))

describe.each([
  ['a very long name', { ...MUG, product: 'Extraordinarily long product name '.repeat(6) }],
  ['one word without end', { ...MUG, product: 'x'.repeat(200) }],
  [
    'twenty long features',
    { ...MUG, features: Array.from({ length: 20 }, (_, i) => `Feature ${i} ${'y'.repeat(190)}`) },
  ],
  ['another script', { product: '保温杯', features: ['不漏'], audience: 'gen-z' }],
  ['only signs', { product: '???', features: ['!!!', '"'], audience: '' }],
  ['markup', { product: '<b>Mug</b>', features: ['<script>'], audience: 'custom' }],
])('with %s', (_, facts) => {
  const { titles, description, keywords, hashtags } = suggestionsFor(facts)
  test('everything keeps its limits', () => {
    expect(titles.length).toBeGreaterThan(0)
    for (const title of titles) expect(title.length).toBeLessThanOrEqual(TITLE_LENGTH)
    expect(description.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH)
    expect(keywords.length).toBeLessThanOrEqual(10)
    for (const hashtag of hashtags) expect(hashtag).toMatch(/^#\p{L}[\p{L}\p{N}]{1,23}$/u)
  })
})

test('leaves out what may not be promised, and says why [REG-01]', () => {
  const { facts, leftOut, refusal } = checkWording({ ...MUG, features: ['Leakproof lid', 'Cures acne'] }, checkText)
  expect(refusal).toBeUndefined()
  expect(facts.features).toEqual(['Leakproof lid'])
  expect(leftOut).toEqual([{ text: 'Cures acne', reason: expect.stringMatching(/\w/) as string }])
})

test('suggests nothing for goods that may not be sold this way [REG-01]', () =>
  expect(checkWording({ ...MUG, product: 'CloudPuff nicotine vape' }, checkText).refusal).toMatch(/nicotine|vape/i))

test.each([
  [{ hashtags: ['#a', 7, null] }, ['#a']],
  [{ hashtags: 'all' }, []],
  [null, []],
  [[], []],
])('reads the hashtags of a script from %j', (script_data, hashtags) =>
  expect(
    factsOf({
      title: 'A mug',
      product_name: 'Untitled Product',
      audience: 'General',
      features: [],
      tags: [],
      video_style: 'skit',
      video_length: 30,
      script_data,
    }),
  ).toMatchObject({ product: 'A mug', hashtags }),
)
