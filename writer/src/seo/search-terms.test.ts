import { SEO_LIMITS } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { parseSearchTerms } from './search-terms'

const MUG = 'travel mug'
test.each<[string, string, object[]]>([
  ['one per line', 'travel mug\n\nleakproof mug\r\n', [{ term: MUG }, { term: 'leakproof mug' }]],
  ['tabs with a heading', 'Search term\tVolume\ntravel mug\t12,300', [{ term: MUG, volume: 12_300 }]],
  [
    'commas',
    'Keyword,Popularity\ntravel mug,900\n"mug, red",80',
    [
      { term: MUG, volume: 900 },
      { term: 'mug, red', volume: 80 },
    ],
  ],
  ['commas with thousands', 'travel mug,12,300', [{ term: MUG, volume: 12_300 }]],
  ['semicolons and German thousands', 'travel mug;1.200', [{ term: MUG, volume: 1200 }]],
  [
    'short sizes',
    'travel mug\t1.2K\nlid\t3M\nbag\t12,3K',
    [
      { term: MUG, volume: 1200 },
      { term: 'lid', volume: 3e6 },
      { term: 'bag', volume: 12_300 },
    ],
  ],
  ['ranges, by their lower end', 'travel mug\t1K – 10K', [{ term: MUG, volume: 1000 }]],
  ['a rank before the term', '1\ttravel mug\t500', [{ term: MUG, volume: 500 }]],
  ['numbering and hash signs', '1. travel mug\n- #lid', [{ term: MUG }, { term: 'lid' }]],
  ['a number behind two blanks', 'travel mug  340', [{ term: MUG, volume: 340 }]],
  ['a number that belongs to the term', 'iphone 15 case', [{ term: 'iphone 15 case' }]],
  ['a comma that belongs to the term', 'mug, red', [{ term: 'mug, red' }]],
  ['the same term twice, with its highest number', 'travel mug\t5\nTravel-Mugs\t9', [{ term: MUG, volume: 9 }]],
  ['nothing', ' \n\t\n', []],
])('reads %s [OP-02]', (_, pasted, terms) => expect(parseSearchTerms(pasted)).toEqual({ terms, faults: [] }))

test('says which lines it leaves out, and why', () => {
  const many = Array.from(
    { length: SEO_LIMITS.searchTerms },
    (_, at) => `term ${String.fromCharCode(97 + (at % 26))}${'x'.repeat(at)}`,
  )
  const { terms, faults } = parseSearchTerms(
    ['!!', 'y'.repeat(81), ...many.map((term) => term.slice(0, 80)), 'one more'].join('\n'),
  )
  expect(terms).toHaveLength(SEO_LIMITS.searchTerms)
  expect(faults).toEqual([
    { line: 1, text: '!!', reason: 'Holds no word' },
    { line: 2, text: 'y'.repeat(80), reason: 'Longer than 80 characters' },
    { line: 53, text: 'one more', reason: 'More than 50 terms' },
  ])
})
