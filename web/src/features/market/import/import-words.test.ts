import type { ImportMapping } from '@reelwright/shared'
import { describe, expect, test } from 'vitest'
import { mappingFaults } from './mapping-faults'
import { dateExample, numberExample } from './reading-example'
import { sizeFault } from './upload-file'
import { outcomeWords } from './words'

const TODAY = '2026-11-22'
const HEADER = ['Date', 'Name', 'GMV', 'GMV (EUR)']
const mapping = (change: Partial<ImportMapping> = {}): ImportMapping => ({
  columns: ['date', 'product_name', 'revenue', null],
  period: { kind: 'daily' },
  dateOrder: 'dmy',
  decimal: '.',
  currency: 'USD',
  percent: true,
  ...change,
})

describe('a mapping', () => {
  test.each<[string, Partial<ImportMapping>, string | undefined]>([
    ['with all it needs', {}, undefined],
    ['without products and creators', { columns: ['date', null, 'revenue'] }, 'products or creators'],
    ['without figures', { columns: ['date', 'product_name', 'price'] }, 'with numbers'],
    ['by day without days', { columns: [null, 'creator_username', 'units'] }, 'needs a Date column'],
    [
      'of a period without days',
      { columns: [null, 'creator_username', 'units'], period: { kind: 'lifetime', at: TODAY } },
      undefined,
    ],
  ])('%s', (_, change, fault) => {
    const { whole } = mappingFaults(mapping(change), HEADER, TODAY)
    if (fault === undefined) expect(whole).toBeUndefined()
    else expect(whole).toContain(fault)
  })

  test('names both columns that are taken for the same', () => {
    const { columns } = mappingFaults(
      mapping({ columns: ['date', 'product_name', 'revenue', 'revenue'] }),
      HEADER,
      TODAY,
    )
    expect([...columns]).toEqual([
      [3, 'Revenue is matched to both “GMV” and “GMV (EUR)”. Leave one of them out.'],
      [2, 'Revenue is matched to both “GMV” and “GMV (EUR)”. Leave one of them out.'],
    ])
  })

  test.each([
    ['', '2026-10-31', 'Enter the first and the last day.'],
    ['2026-11-01', '2026-10-31', 'The first day is after the last day.'],
    ['2026-11-01', '2026-11-23', 'The last day is in the future.'],
    ['2025-10-31', '2026-10-31', undefined],
    ['2025-10-30', '2026-10-31', 'A period can have up to 366 days. Export a shorter one.'],
  ])('of the period %s to %s', (from, to, fault) => {
    expect(mappingFaults(mapping({ period: { kind: 'period', from, to } }), HEADER, TODAY).period).toBe(fault)
  })
})

describe('what a choice makes of the file', () => {
  test.each<[string, ImportMapping['dateOrder'], string | null | undefined]>([
    ['03/04/2026', 'dmy', 'April 3, 2026'],
    ['03/04/2026', 'mdy', 'March 4, 2026'],
    ['25.04.26', 'dmy', 'April 25, 2026'],
    ['25.04.26', 'mdy', null],
    ['2026-04-25 10:30', 'mdy', 'April 25, 2026'],
    ['29-02-2026', 'dmy', null],
    ['Apr 3, 2026', 'dmy', undefined],
  ])('the date %s as %s', (cell, dateOrder, reading) => {
    expect(dateExample([[cell]], mapping({ dateOrder }))?.reading).toBe(reading)
  })

  test.each<[string, ImportMapping['decimal'], string | null | undefined]>([
    ['$1,234.56', '.', '1,234.56'],
    ['$1,234.56', ',', null],
    ['1.234,5 €', ',', '1,234.5'],
    ['1.234', '.', '1.234'],
    ['1.234', ',', '1,234'],
    ['12', '.', undefined],
  ])('the number %s with %s', (cell, decimal, reading) => {
    expect(numberExample([['', '', cell]], mapping({ decimal }))?.reading).toBe(reading)
  })

  test('one bad date among good ones says nothing against the order', () => {
    const preview = [['17/11/2026'], ['32/13/2026'], ['18/11/2026']]
    expect(dateExample(preview, mapping({ dateOrder: 'dmy' }))?.reading).toBe('November 17, 2026')
    expect(dateExample(preview, mapping({ dateOrder: 'ymd' }))?.reading).toBeNull()
  })

  test('one that cannot be read is shown before others', () => {
    expect(dateExample([['03/04/2026'], ['25/04/2026']], mapping({ dateOrder: 'mdy' }))?.text).toBe('25/04/2026')
  })
})

test.each([
  ['a.csv', 0, 'This file is empty.'],
  ['a.csv', 64 * 1024 * 1024, undefined],
  ['a.csv', 65 * 1024 * 1024, 'This file is 65 MB. The limit is 64 MB. Split it in two.'],
  ['a.XLSX', 21 * 1024 * 1024, 'This file is 21 MB. The limit is 20 MB. Save it as CSV, which can be up to 64 MB.'],
])('a file %s of %i bytes', (name, size, fault) => expect(sizeFault({ name, size })).toBe(fault))

test.each([
  [[12, 3, 0, 0, 96, 2], '12 new products, 3 updated · 96 new daily totals · 2 daily totals replaced'],
  [[0, 1, 1, 0, 1, 0], '1 product updated · 1 new creator · 1 new daily total'],
  [[0, 0, 0, 0, 0, 0], 'Nothing changed: this data was already here'],
] as const)('the outcome %j in words', (numbers, words) => {
  const [newProducts, updatedProducts, newCreators, updatedCreators, newDays, replacedDays] = numbers
  const outcome = { newProducts, updatedProducts, newCreators, updatedCreators, newDays, replacedDays }
  expect(outcomeWords(outcome, 'daily')).toBe(words)
})
