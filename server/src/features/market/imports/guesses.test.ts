import { expect, test } from 'vitest'
import { mappingFault, recognizeColumns } from './columns'
import { currencyOfHeader } from './currencies'
import { guessDateOrder, guessDecimal, guessMapping, guessPercent } from './guesses'
import { nicheOf } from './niche-words'

test.each<[string, string[], (string | null)[]]>([
  [
    'the shop’s own centre for sellers',
    [
      'Product ID',
      'Product name',
      'Status',
      'GMV',
      'Items sold',
      'Orders',
      'Product impressions',
      'Product clicks',
      'Avg. price',
    ],
    ['product_id', 'product_name', null, 'revenue', 'units', null, 'views', 'clicks', 'price'],
  ],
  [
    'an affiliate report',
    [
      'Creator username',
      'Product name',
      'Affiliate GMV',
      'Affiliate orders',
      'Video views',
      'Likes',
      'Comments',
      'Shares',
      'Date',
    ],
    ['creator_username', 'product_name', 'revenue', 'units', 'views', 'likes', 'comments', 'shares', 'date'],
  ],
  [
    'a market tool',
    [
      'Rank',
      'Product Title',
      'Category',
      'Revenue($)',
      'Revenue Growth Rate',
      'Item Sold',
      'Avg. Unit Price($)',
      'Creator Number',
      'Image',
    ],
    [null, 'product_name', 'niche', 'revenue', null, 'units', 'price', null, 'image'],
  ],
  [
    'figures of creators',
    ['Handle', 'Nickname', 'Followers', 'Engagement rate', 'GMV (last 30 days)'],
    ['creator_username', 'creator_name', 'followers', 'engagement_rate', 'revenue'],
  ],
  [
    'German names',
    ['Datum', 'Produkt', 'Verkaufte Einheiten', 'Umsatz (€)', 'Preis'],
    ['date', 'product_name', 'units', 'revenue', 'price'],
  ],
  [
    'Spanish names',
    ['Fecha', 'Nombre del producto', 'Unidades vendidas', 'Ingresos'],
    ['date', 'product_name', 'units', 'revenue'],
  ],
  [
    'French names',
    ['Date', 'Nom du produit', 'Quantité', "Chiffre d'affaires"],
    ['date', 'product_name', 'units', 'revenue'],
  ],
  ['our own names', ['product_id', 'productName', 'total_units_sold'], ['product_id', 'product_name', 'units']],
])('columns of %s are recognised', (_name, header, columns) => {
  expect(recognizeColumns(header, [])).toEqual(columns)
})

test('sales are units, or revenue where the cells are money', () => {
  expect(recognizeColumns(['Product', 'Sales'], [['Mug', '12']])).toEqual(['product_name', 'units'])
  expect(recognizeColumns(['Product', 'Sales'], [['Mug', '$12']])).toEqual(['product_name', 'revenue'])
  expect(recognizeColumns(['Product', 'Sales ($)', 'Units'], [])).toEqual(['product_name', 'revenue', 'units'])
})

test.each([
  [['units'], 'Choose the column with the product or the creator.'],
  [['product_name'], 'Choose at least one column with numbers, such as units or revenue.'],
  [['product_name', 'units', 'units'], 'Only one column can be “units”. Change the others.'],
  [['creator_username', 'revenue'], undefined],
] as const)('the mapping %j: %s', (columns, fault) => expect(mappingFault(columns)).toBe(fault))

test.each([
  ['Revenue ($)', 'USD'],
  ['GMV (EUR)', 'EUR'],
  ['Umsatz in €', 'EUR'],
  ['Sales GBP', 'GBP'],
  ['Revenue (30d)', undefined],
  ['Items sold', undefined],
])('the currency of “%s” is %s', (header, currency) => expect(currencyOfHeader(header)).toBe(currency))

test.each([
  [['1.234,56', '12'], ','],
  [['1,234.56'], '.'],
  [['12,5', '1.000'], ','],
  [['1,234', '5,678'], '.'],
  [['1.234', '5.678'], ','],
  [['1.234.567'], ','],
  [['12', '-'], '.'],
])('the decimal sign of %j is %s', (cells, sign) => expect(guessDecimal(cells)).toBe(sign))

test.each([
  [['2026-11-21'], 'USD', 'ymd'],
  [['01/02/2026', '21/02/2026'], 'USD', 'dmy'],
  [['01/02/2026', '01/22/2026'], 'EUR', 'mdy'],
  [['01.02.2026'], 'USD', 'dmy'],
  [['01/03/2026', '02/03/2026', '03/03/2026'], 'USD', 'dmy'],
  [['03/01/2026', '03/02/2026', '03/03/2026'], 'EUR', 'mdy'],
  [['01/02/2026'], 'USD', 'mdy'],
  [['01/02/2026'], 'EUR', 'dmy'],
  [[], 'USD', 'ymd'],
])('the order of dates in %j (%s) is %s', (cells, currency, order) =>
  expect(guessDateOrder(cells, currency)).toBe(order),
)

test('rates below one are fractions', () => {
  expect([guessPercent(['0.068', '0.1']), guessPercent(['0.5', '6.8']), guessPercent(['6.8%'])]).toEqual([
    false,
    true,
    true,
  ])
})

const file = { format: 'csv', fileName: 'report.csv', preamble: [], today: '2026-11-22', knownCurrency: undefined }
const header = ['Product', 'Revenue']
const sample = [['Mug', '1.234,56 €']]

test.each([
  [
    'a period before the header',
    { preamble: ['Report', '[Date Range]: 2026-10-01 ~ 2026-10-31'] },
    '2026-10-01',
    '2026-10-31',
  ],
  ['a period in the name', { fileName: 'shop_20261001-20261031.csv' }, '2026-10-01', '2026-10-31'],
  [
    'a period in the name, otherwise written',
    { fileName: 'shop 2026-10-01_2026-10-31.xlsx' },
    '2026-10-01',
    '2026-10-31',
  ],
  ['the day of the export in the name', { fileName: 'export_20261120.csv' }, '2026-10-22', '2026-11-20'],
  ['nothing', {}, '2026-10-23', '2026-11-21'],
])('with %s, figures are those of the days from there or the last 30', (_what, more, from, to) => {
  expect(guessMapping({ ...file, header, sample, ...more })).toMatchObject({
    columns: ['product_name', 'revenue'],
    period: { kind: 'period', from, to },
    currency: 'EUR',
    decimal: ',',
  })
})

test('with a column of days figures are daily, unless each cell is the file’s period', () => {
  const dated = { ...file, header: ['Date', ...header] }
  expect(guessMapping({ ...dated, sample: [['2026-11-20', 'Mug', '1']] }).period).toEqual({ kind: 'daily' })
  const period = { kind: 'period', from: '2026-10-01', to: '2026-10-31' }
  expect(guessMapping({ ...dated, sample: [['2026-10-01 - 2026-10-31', 'Mug', '1']] }).period).toEqual(period)
})

test('a dollar may be that of the figures which are there', () => {
  const pesos = { ...file, header: ['Product', 'Revenue ($)'], sample: [], knownCurrency: 'MXN' }
  expect(guessMapping(pesos).currency).toBe('MXN')
  expect(guessMapping({ ...pesos, knownCurrency: 'EUR' }).currency).toBe('USD')
})

test.each([
  ['Beauty & Personal Care', 'Phone case', 'beauty'],
  ['Home Supplies > Kitchenware', null, 'home'],
  ['Womenswear', 'Kitchen dress', 'fashion'],
  ['Haustiere', null, 'lifestyle'],
  [null, 'Wireless earbuds with charging case', 'tech'],
  ['Unbekannt', 'Küchenmesser', 'home'],
  [null, 'Capsule', 'other'],
  [null, null, 'other'],
])('the niche of %s, %s is %s [B-TR-05]', (category, name, niche) => expect(nicheOf(category, name)).toBe(niche))
