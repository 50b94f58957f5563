import { ScriptBrief } from '@reelwright/shared'
import { describe, expect, test } from 'vitest'
import { fillItems } from './fill-items'
import { ALL, entriesOf, matching, withNamedGaps } from './library-entry'

const brief = ScriptBrief.parse({
  productName: 'Glaciero tumbler',
  price: 29.99,
  targetAudience: 'nurses',
  painPoint: 'warm water by noon',
})
const own = [{ id: 'a0', text: 'Nobody warned me about {pain}', category: 'attention', style: 'skit' }]

test.each([
  ['hook', 18],
  ['cta', 15],
] as const)('there are as many built-in items as there should be: %s [B-HK-13]', (kind, count) => {
  const entries = entriesOf(kind, [], null)
  expect(entries).toHaveLength(count)
  expect(entries.every(({ custom }) => !custom)).toBe(true)
})

test('own items stand first and are marked [B-HK-09]', () => {
  expect(entriesOf('hook', own, null)[0]).toMatchObject({ id: 'a0', custom: true, source: own[0]?.text })
})

test('every item is filled for the product; without one its gaps are named', () => {
  for (const kind of ['hook', 'cta'] as const) {
    const filled = new Map(fillItems({ kind, own, brief }))
    for (const { text } of entriesOf(kind, own, filled)) expect(text).not.toMatch(/[{}[\]]|undefined/)
    for (const { text } of entriesOf(kind, own, null)) expect(text).not.toMatch(/[{}]|undefined/)
    expect(entriesOf(kind, own, filled)[0]?.text).toMatch(/^Nobody warned me about .*water.*\.$/)
  }
})

test('a brief with faults fills nothing', () => {
  expect(fillItems({ kind: 'hook', own, brief: { ...brief, productName: '' } })).toEqual([])
})

test.each([
  ['The day {pain} finally broke me.', 'The day [problem] finally broke me.'],
  ['{Audience}, ten seconds on {pain}.', '[audience], ten seconds on [problem].'],
  ['{This} {category} works. I want {it} back.', 'This [product type] works. I want it back.'],
  ['My own {word} and {', 'My own {word} and {'],
])('%s', (text, expected) => {
  expect(withNamedGaps(text)).toBe(expected)
})

describe('items are found', () => {
  const entries = entriesOf(
    'hook',
    [...own, { id: 'b1', text: 'C’est DÉJÀ fini', category: 'social', style: 'skit' }],
    null,
  )
  const found = (filter: Partial<typeof ALL>, favourites: string[] = []) =>
    matching(entries, { ...ALL, ...filter }, new Set(favourites)).map(({ id }) => id)

  test.each([
    ['by a word in it', { search: 'warned' }, ['a0']],
    ['by several words, in any order', { search: '  ME nobody ' }, ['a0']],
    ['without capitals, accents and curly marks', { search: "c'est deja" }, ['b1']],
    ['by nothing like it', { search: 'zzz' }, []],
    ['by signs nobody sees', { search: '\u200bwarned' }, ['a0']],
    ['by style, and own ones among them', { style: 'skit', category: 'attention', search: 'nobody' }, ['a0']],
  ])('%s [B-HK-01, B-HK-02, B-HK-03]', (_case, filter, ids) => {
    expect(found(filter)).toEqual(ids)
  })

  test('by category and style, which both must fit [B-HK-02, B-HK-03]', () => {
    const shown = matching(entries, { ...ALL, category: 'curiosity' }, new Set())
    expect(shown.length).toBeGreaterThan(0)
    expect(new Set(shown.map(({ category }) => category))).toEqual(new Set(['curiosity']))
  })

  test('among the favourites only [OP-46]', () => {
    expect(found({ favouritesOnly: true }, ['b1', 'HK02', 'gone'])).toEqual(['b1', 'HK02'])
    expect(found({ favouritesOnly: true })).toEqual([])
  })

  test('at once, whatever was pasted into the search', () => {
    expect(found({ search: 'a '.repeat(100_000) }).length).toBeGreaterThan(0)
    expect(found({ search: 'x'.repeat(200_000) })).toEqual([])
  })
})
