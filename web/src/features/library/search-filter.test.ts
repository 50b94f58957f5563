import { describe, expect, test } from 'vitest'
import { searchFilter } from './search-filter'

/** Reads a filter as the server does: items between commas, each "column.operator.quoted value". */
function readBack(filter: string) {
  const items = [...filter.matchAll(/(\w+)\.(ilike|cs)\."((?:[^"\\]|\\.)*)"(?:,|$)/gs)]
  expect(items.map(([item]) => item).join('')).toBe(filter)
  return items.map(([, column, operator, value]) => ({ column, operator, value: value?.replace(/\\(.)/gs, '$1') }))
}

/** A LIKE pattern with the protocol's star as a function. */
function matches(pattern: string, text: string): boolean {
  const expression = pattern
    .replace(/\*/g, '%')
    .replace(/\\(.)|%|_|[.+?^${}()|[\]]/gs, (token, escaped: string | undefined) => {
      if (escaped !== undefined) return escaped.replace(/[\\^$.*+?()[\]{}|]/, '\\$&')
      return token === '%' ? '.*' : token === '_' ? '.' : `\\${token}`
    })
  return new RegExp(`^${expression}$`, 'is').test(text)
}

test('searches title, product, content and tags [B-LB-14]', () => {
  expect(readBack(searchFilter(' Mug ') ?? '')).toEqual([
    { column: 'title', operator: 'ilike', value: '*Mug*' },
    { column: 'product_name', operator: 'ilike', value: '*Mug*' },
    { column: 'script_text', operator: 'ilike', value: '*Mug*' },
    { column: 'tags', operator: 'cs', value: '{"Mug"}' },
    { column: 'tags', operator: 'cs', value: '{"mug"}' },
  ])
})

describe('a typed text is never grammar', () => {
  test.each([
    'a,b',
    'say "hi"',
    '(new)',
    '100%',
    'snake_case',
    'C:\\path',
    '\\',
    '"',
    '","',
    'x).or(title.eq.1',
    '$29.99',
    'é 茶 🎬',
    "it's",
    '{a,b}',
  ])('%j [B-LB-14]', (typed) => {
    const items = readBack(searchFilter(typed) ?? '')
    for (const { operator, value = '' } of items.filter((item) => item.operator === 'ilike')) {
      expect(operator).toBe('ilike')
      expect(matches(value, `before ${typed} after`)).toBe(true)
      expect(matches(value, 'something else entirely')).toBe(false)
    }
    expect(items.some(({ operator }) => operator === 'cs')).toBe(true)
  })
})

test('a percent sign finds only a percent sign [B-LB-14]', () => {
  const [title] = readBack(searchFilter('100%') ?? '')
  expect(matches(title?.value ?? '', '100% wool')).toBe(true)
  expect(matches(title?.value ?? '', '1000 wool')).toBe(false)
})

test('a star finds a star and whatever else one character is [B-LB-14]', () => {
  const [title] = readBack(searchFilter('5*') ?? '')
  expect(matches(title?.value ?? '', 'my 5* mug')).toBe(true)
  expect(matches(title?.value ?? '', 'my mug 5')).toBe(false)
})

test('nothing typed is no search', () => {
  expect(searchFilter('')).toBeUndefined()
  expect(searchFilter(' \n ')).toBeUndefined()
})

test('an endless text is cut, so that the address stays an address', () => {
  expect((searchFilter('x'.repeat(10_000)) ?? '').length).toBeLessThan(1500)
})
