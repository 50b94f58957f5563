import { describe, expect, test } from 'vitest'
import { titleFilter } from './search-filter'

/** Reads a filter as the server does: items between commas, each "column.operator.quoted value". */
function readBack(filter: string) {
  const items = [...filter.matchAll(/(\w+)\.(ilike)\."((?:[^"\\]|\\.)*)"(?:,|$)/gs)]
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

test('searches title and product', () => {
  expect(readBack(titleFilter(' Mug ') ?? '')).toEqual([
    { column: 'title', operator: 'ilike', value: '*Mug*' },
    { column: 'product_name', operator: 'ilike', value: '*Mug*' },
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
  ])('%j', (typed) => {
    const items = readBack(titleFilter(typed) ?? '')
    expect(items).toHaveLength(2)
    for (const { operator, value = '' } of items) {
      expect(operator).toBe('ilike')
      expect(matches(value, `before ${typed} after`)).toBe(true)
      expect(matches(value, 'something else entirely')).toBe(false)
    }
  })
})

test('a percent sign finds only a percent sign', () => {
  const [title] = readBack(titleFilter('100%') ?? '')
  expect(matches(title?.value ?? '', '100% wool')).toBe(true)
  expect(matches(title?.value ?? '', '1000 wool')).toBe(false)
})

test('a star finds a star and whatever else one character is', () => {
  const [title] = readBack(titleFilter('5*') ?? '')
  expect(matches(title?.value ?? '', 'my 5* mug')).toBe(true)
  expect(matches(title?.value ?? '', 'my mug 5')).toBe(false)
})

test('nothing typed is no search', () => {
  expect(titleFilter('')).toBeUndefined()
  expect(titleFilter(' \n ')).toBeUndefined()
})

test('an endless text is cut, so that the address stays an address', () => {
  expect((titleFilter('x'.repeat(10_000)) ?? '').length).toBeLessThan(1500)
})
