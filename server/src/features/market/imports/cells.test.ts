import { describe, expect, test } from 'vitest'
import {
  FAULTS,
  readAddress,
  readCount,
  readDay,
  readHandle,
  readHashtags,
  readId,
  readMoney,
  readNumber,
  readRate,
  readText,
} from './cells'

describe('numbers, as exports write them', () => {
  test.each([
    ['1,234.56', '.', 1234.56],
    ['1.234,56', ',', 1234.56],
    ['1 234,56', ',', 1234.56],
    ['1\u202f234,56', ',', 1234.56],
    ["1'234.56", '.', 1234.56],
    ['1,23,456', '.', 123456],
    ['1.234.567', '.', 1234567],
    ['1234', ',', 1234],
    ['0', '.', 0],
    ['.5', '.', 0.5],
    ['12,5', ',', 12.5],
    ['1.2K', '.', 1200],
    ['1,2K', '.', 1200],
    ['3,4 Mio', ',', 3_400_000],
    ['3,4 Mio.', ',', 3_400_000],
    ['1.5M', '.', 1_500_000],
    ['1.1m', '.', 1_100_000],
    ['12 Tsd.', ',', 12_000],
    ['1,2rb', ',', 1200],
    ['2万', '.', 20_000],
    ['１２３', '.', 123],
    ['1K+', '.', 1000],
    ['~5', '.', 5],
    ['+5', '.', 5],
    ['(5)', '.', -5],
    ['-5', '.', -5],
    ['−5', '.', -5],
    ['5-', '.', -5],
    ["'42", '.', 42],
    ['1.5E3', '.', 1500],
  ] as const)('%s with %s is %d', (text, decimal, value) => {
    expect(readNumber(text, { decimal })).toEqual({ value })
  })

  test.each(['', ' ', '-', '--', '—', 'N/A', 'n/a', 'null', '<10', '< 1K', '#N/A', '#DIV/0!', '\\N', '…', 'NaN'])(
    '"%s" is no figure',
    (text) => expect(readNumber(text, { decimal: '.' })).toEqual({ value: null }),
  )

  test.each([
    ['1.234,56', '.', FAULTS.decimal],
    ['1,234.56', ',', FAULTS.decimal],
    ['12,5', '.', FAULTS.decimal],
    ['12.5', ',', FAULTS.decimal],
    ['abc', '.', FAULTS.number],
    ['12 apples', '.', FAULTS.number],
    ['1.2.3', '.', FAULTS.number],
    ['1,2,3', '.', FAULTS.number],
    ['=1+1', '.', FAULTS.number],
    ['=HYPERLINK("https://x.example","5")', '.', FAULTS.number],
    ['0x10', '.', FAULTS.number],
    ['1e999', '.', FAULTS.absurd],
    ['12-15', '.', FAULTS.number],
  ] as const)('%s with %s is a fault: %s', (text, decimal, fault) => {
    expect(readNumber(text, { decimal })).toEqual({ fault })
  })

  test.each([
    ['12', { value: 12 }],
    ['12.00', { value: 12 }],
    ['1.2K', { value: 1200 }],
    ['12.5', { fault: FAULTS.whole }],
    ['-3', { fault: FAULTS.negative }],
    ['(3)', { fault: FAULTS.negative }],
    ['-0', { value: 0 }],
    ['12%', { fault: FAULTS.percent }],
    ['9999999999999', { fault: FAULTS.absurd }],
  ])('as a count, %s is %j', (text, read) => {
    expect(readCount(text, { decimal: '.' })).toEqual(read)
  })

  test('a count with the wrong decimal sign is a fault rather than a thousandth', () => {
    expect(readCount('1.234', { decimal: '.' })).toEqual({ fault: FAULTS.whole })
    expect(readCount('1.234', { decimal: ',' })).toEqual({ value: 1234 })
  })
})

describe('money', () => {
  const dollars = { decimal: '.', currency: 'USD', most: 1e12 } as const
  const euros = { decimal: ',', currency: 'EUR', most: 1e12 } as const

  test.each([
    ['$1,234', dollars, 1234],
    ['$1,234.567', dollars, 1234.57],
    ['US$ 5', dollars, 5],
    ['USD 5', dollars, 5],
    ['USD $5', dollars, 5],
    ['5 USD', dollars, 5],
    ['$1.2K', dollars, 1200],
    ['12', dollars, 12],
    ['1.234,56 €', euros, 1234.56],
    ['€1.234,56', euros, 1234.56],
    ['EUR 1.234,56', euros, 1234.56],
    ['3,4 Mio €', euros, 3_400_000],
    ['Rp1.234.567', { ...euros, currency: 'IDR' }, 1_234_567],
    ['1.234.567₫', { ...euros, currency: 'VND' }, 1_234_567],
    ['RM 12.50', { ...dollars, currency: 'MYR' }, 12.5],
    ['R$ 12,50', { ...euros, currency: 'BRL' }, 12.5],
    ['$5', { ...dollars, currency: 'MXN' }, 5],
    ['-', dollars, null],
  ])('%s is read', (text, style, value) => {
    expect(readMoney(text, style)).toEqual({ value })
  })

  test.each([
    ['€5', FAULTS.currency],
    ['5 EUR', FAULTS.currency],
    ['£5', FAULTS.currency],
    ['R$ 5', FAULTS.currency],
    ['-$5', FAULTS.negative],
    ['$-5', FAULTS.negative],
    ['($5.00)', FAULTS.negative],
    ['$9,999,999,999,999', FAULTS.absurd],
    ['$12.00-$15.00', FAULTS.number],
    ['five', FAULTS.number],
  ])('%s in dollars is a fault: %s', (text, fault) => {
    expect(readMoney(text, dollars)).toEqual({ fault })
  })

  test.each(['$12.00-$15.00', '$12.00 - 15.00', '12.00~15.00', '$12.00 – $15.00', 'from $12.00 to $15.00'])(
    'a range of prices such as %s counts with its lower end',
    (text) => expect(readMoney(text, { ...dollars, range: true })).toEqual({ value: 12 }),
  )
})

describe('rates', () => {
  test.each([
    ['6.8%', true, 0.068],
    ['6,8 %', true, 0.068],
    ['6.8', true, 0.068],
    ['0.068', false, 0.068],
    ['6.8%', false, 0.068],
    ['--', true, null],
  ])('%s, in percent %s, is %d', (text, percent, value) => {
    expect(readRate(text, { decimal: '.', percent })).toEqual({ value })
  })
  test.each(['120%', '-1%', '6.8'])('%s as a fraction is none', (text) => {
    expect(readRate(text, { decimal: '.', percent: false })).toEqual({ fault: FAULTS.rate })
  })
})

describe('days', () => {
  const today = '2026-11-22'
  test.each([
    ['2026-11-21', 'ymd'],
    ['2026/11/21', 'dmy'],
    ['2026.11.21', 'mdy'],
    ['2026-11-21T13:45:00Z', 'ymd'],
    ['2026-11-21 13:45:00', 'ymd'],
    ['20261121', 'ymd'],
    ['46347', 'ymd'],
    ['1795268700', 'ymd'],
    ['1795268700000', 'ymd'],
    ['21/11/2026', 'dmy'],
    ['21.11.26', 'dmy'],
    ['21. 11. 2026', 'dmy'],
    ['11/21/2026', 'mdy'],
    ['11/21/26 1:45 PM', 'mdy'],
    ['11/21/2026', 'ymd'],
    ['26-11-21', 'ymd'],
    ['Nov 21, 2026', 'ymd'],
    ['November 21st, 2026', 'ymd'],
    ['Sat, 21 Nov 2026', 'ymd'],
    ['21-Nov-26', 'ymd'],
    ['21. November 2026', 'dmy'],
    ['21 de noviembre de 2026', 'dmy'],
    ['21 novembre 2026', 'dmy'],
    ['2026年11月21日', 'ymd'],
  ] as const)('%s as %s is 21 November 2026', (text, order) => {
    expect(readDay(text, { order, today })).toEqual({ value: '2026-11-21' })
  })

  test('the order that was chosen decides what could be two days', () => {
    expect(readDay('03/04/2026', { order: 'dmy', today })).toEqual({ value: '2026-04-03' })
    expect(readDay('03/04/2026', { order: 'mdy', today })).toEqual({ value: '2026-03-04' })
    expect(readDay('03/04/2026', { order: 'ymd', today })).toEqual({ fault: FAULTS.ambiguous })
    expect(readDay('1. März 2026', { order: 'dmy', today })).toEqual({ value: '2026-03-01' })
  })

  test.each([
    ['30/02/2026', FAULTS.noSuchDay],
    ['21/21/2026', FAULTS.noSuchDay],
    ['2026-13-01', FAULTS.noSuchDay],
    ['20261399', FAULTS.noSuchDay],
    ['29/02/2025', FAULTS.noSuchDay],
    ['2026-11-24', FAULTS.future],
    ['9999-01-01', FAULTS.future],
    ['1999-01-01', FAULTS.tooOld],
    ['yesterday', FAULTS.date],
    ['2026-10-01 ~ 2026-10-31', FAULTS.date],
    ['5', FAULTS.date],
    ['1/2/345', FAULTS.date],
  ])('%s is a fault: %s', (text, fault) => {
    expect(readDay(text, { order: 'dmy', today })).toEqual({ fault })
  })

  test('tomorrow has begun already in the east', () => {
    expect(readDay('2026-11-23', { order: 'ymd', today })).toEqual({ value: '2026-11-23' })
  })
})

describe('texts', () => {
  test('what looks like a formula or markup is text', () => {
    for (const text of ['=HYPERLINK("https://x.example")', '<b>Mug</b>', '+cmd|x', '@SUM(1)']) {
      expect(readText(text, 300)).toBe(text)
    }
  })
  test('a long one is cut between characters', () => {
    expect(readText('🙂'.repeat(200), 301)).toBe('🙂'.repeat(150))
  })
  test.each([
    ['1729384756102938475', { value: '1729384756102938475' }],
    ["'0042", { value: '0042' }],
    ['--', { value: null }],
    ['1.72938E+18', { fault: FAULTS.shortened }],
    ['1,73E+18', { fault: FAULTS.shortened }],
  ])('the number of a product %s is %j', (text, read) => expect(readId(text)).toEqual(read))
  test.each([
    ['@Ana.Glow', 'ana.glow'],
    ['https://www.tiktok.com/@Ana_Glow?lang=en', 'ana_glow'],
    [' - ', null],
  ])('the handle of %s is %s', (text, handle) => expect(readHandle(text)).toBe(handle))
  test('hashtags come as people write them', () => {
    expect(readHashtags('#glow #Skin,#glow | beauty')).toEqual(['glow', 'Skin', 'beauty'])
    expect(readHashtags('["#glow", "#skin"]')).toEqual(['glow', 'skin'])
    expect(readHashtags(Array.from({ length: 30 }, (_, at) => `#t${at}`).join(' '))).toHaveLength(20)
  })
  test.each([
    ['https://x.example/a.jpg', 'https', 'https://x.example/a.jpg'],
    ['http://x.example/a.jpg', 'https', undefined],
    ['http://x.example/a', 'any', 'http://x.example/a'],
    ['javascript:alert(1)', 'any', undefined],
    ['a b', 'any', undefined],
  ] as const)('of the address %s (%s) there is %s', (text, scheme, address) => {
    expect(readAddress(text, scheme)).toBe(address)
  })
})

test('a text of two thousand characters is no number and no day, and is not pondered', () => {
  const style = { decimal: '.', currency: 'USD', most: 1e9, range: true, percent: true } as const
  // Of the processor: the clock's time has whatever else the machine does in it.
  const start = process.cpuUsage()
  for (const text of [
    '1'.repeat(2000) + '!',
    'from ' + '1 '.repeat(990) + '-x',
    '<' + 'T'.repeat(1990),
    '%'.repeat(2000),
  ]) {
    for (let times = 0; times < 20; times++) {
      expect('fault' in readCount(text, style) && 'fault' in readMoney(text, style)).toBe(true)
      expect('fault' in readRate(text, style)).toBe(true)
      expect(readDay(text, { order: 'ymd', today: '2026-11-22' })).toEqual({ fault: FAULTS.date })
    }
  }
  expect(process.cpuUsage(start).user).toBeLessThan(500_000)
})
