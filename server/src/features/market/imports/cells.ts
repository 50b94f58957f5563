import type { DateOrder } from '@reelwright/shared'
import { currenciesNamed, withoutCurrency } from './currencies'
import { monthOf } from './month-names'

/** What a cell came to: null is "not reported", a fault is a sentence about the cell. The same fault has the same words in every row. */
export type Read<T> = { value: T | null } | { fault: string }

export const FAULTS = {
  number: 'is not a number',
  whole: 'must be a whole number',
  negative: 'must not be negative',
  absurd: 'is too large',
  decimal: 'uses a different decimal separator',
  percent: 'must be a count, not a percentage',
  currency: 'is in a different currency',
  date: 'is not a date',
  noSuchDay: 'is not a real date',
  ambiguous: 'is ambiguous: choose the order of day and month',
  future: 'is in the future',
  tooOld: 'is before 2015',
  rate: 'must be between 0 and 100%',
  shortened: 'was shortened by a spreadsheet program: format its column as text and export again',
} as const

const NOTHING: { value: null } = { value: null }

/** Characters of a number or a day; what is longer is a text, and looking into it for long would keep others waiting. */
const MAX_LENGTH = 100

/** How people and programs write that they do not know. "<10" is kept from us, too. */
const NOT_TOLD =
  /^([-–—−/.…]+|n\/?a|null|nil|none|nan|undefined|unknown|keine?|k\.?a\.?|\\n|#[a-z0-9/]+[!?]?|[<>≤≥]\s*.*)$/i

export const isNotTold = (text: string) => text.trim() === '' || NOT_TOLD.test(text.trim())

/** Thousand, million and so on, in the languages and shops that exports come from. */
const MULTIPLIERS = new Map<string, number>([
  ...['k', 'rb', 'tsd', 'mil', 'thousand', '千'].map((word) => [word, 1e3] as const),
  ...['m', 'mn', 'mm', 'mio', 'mill', 'millones', 'millions', 'million', 'jt', 'tr'].map(
    (word) => [word, 1e6] as const,
  ),
  ...['b', 'bn', 'mrd', 'md', 'billion'].map((word) => [word, 1e9] as const),
  ...['万', '萬'].map((word) => [word, 1e4] as const),
  ...['亿', '億'].map((word) => [word, 1e8] as const),
])

interface NumberStyle {
  decimal: '.' | ','
}

/**
 * A number as exports write it: "1,234.56", "1.234,56", "1 234,56", "1.2K", "3,4 Mio", "2万", "(5)".
 * One that only makes sense with the other decimal sign is a fault: read wrong, it would be off by a thousand.
 */
export function readNumber(text: string, { decimal }: NumberStyle): Read<number> {
  if (text.length > MAX_LENGTH) return { fault: FAULTS.number }
  let rest = tidy(text)
  if (isNotTold(rest)) return NOTHING
  let negative = false
  if (/^\(.*\)$/.test(rest)) [negative, rest] = [true, rest.slice(1, -1).trim()]
  if (/^-|-$/.test(rest)) [negative, rest] = [true, rest.replace(/^-\s*|\s*-$/g, '')]
  rest = rest.replace(/^[+~≈]\s*/, '').replace(/\s*\+$/, '')

  const parts = /^([\d.,'\s]*\d[\d.,']*)\s*(\p{L}{1,10})?\.?$/u.exec(rest)
  if (!parts) return scientific(rest, negative)
  const factor = parts[2] === undefined ? 1 : MULTIPLIERS.get(parts[2].toLowerCase())
  if (factor === undefined) return { fault: FAULTS.number }
  const digits = parts[1]!.trim()
  const value = plainDigits(digits, decimal, factor > 1)
  if (value === undefined) return { fault: FAULTS.number }
  if (value === 'other sign') return { fault: FAULTS.decimal }
  // In tens of digits, so that 1.1 million is not 1100000.0000000002.
  const whole = factor === 1 ? value : Number((value * factor).toPrecision(15))
  return { value: negative && whole !== 0 ? -whole : whole }
}

function scientific(text: string, negative: boolean): Read<number> {
  if (!/^\d+([.,]\d+)?e[+-]?\d{1,3}$/i.test(text)) return { fault: FAULTS.number }
  const value = Number(text.replace(',', '.'))
  return Number.isFinite(value) ? { value: negative ? -value : value } : { fault: FAULTS.absurd }
}

/** Full-width figures as plain ones, all kinds of spaces, minus signs and apostrophes as one each. */
function tidy(text: string): string {
  // Most cells are tidy.
  if (/^[\w.,$%:/-]*$/.test(text)) return text
  return text
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(/[−–﹣]/g, '-')
    .replace(/[’`´]/g, "'")
    .replace(/^["']+|["']+$/g, '')
    .trim()
}

/** Numbers by their decimal sign: without groups, and with them. */
const FORMS = {
  '.': { plain: /^(\d+\.?\d*|\.\d+)$/, grouped: /^\d{1,3}([,' ]\d{2,3})*[,' ]\d{3}(\.\d+)?$/, group: /[,' ]/g },
  ',': { plain: /^(\d+,?\d*|,\d+)$/, grouped: /^\d{1,3}([.' ]\d{2,3})*[.' ]\d{3}(,\d+)?$/, group: /[.' ]/g },
}

/** Digits with or without groups; undefined is no number. A short form such as "1,2K" is clear with either sign. */
function plainDigits(text: string, decimal: '.' | ',', short: boolean): number | 'other sign' | undefined {
  if (/^\d+$/.test(text)) return Number(text)
  const other = decimal === '.' ? ',' : '.'
  const read = (sign: '.' | ',') => {
    const { plain, grouped, group } = FORMS[sign]
    if (!plain.test(text) && !grouped.test(text)) return undefined
    return Number(text.replace(group, '').replace(sign, '.'))
  }
  // Twice the same sign parts groups, whichever was chosen.
  if (text.split(decimal).length > 2 && !text.includes(other)) return read(other)
  const value = read(decimal)
  if (value !== undefined) return value
  const swapped = read(other)
  if (swapped === undefined) return undefined
  return short ? swapped : 'other sign'
}

/** Views, units and the like. */
export function readCount(text: string, style: NumberStyle, most = 1e12): Read<number> {
  if (text.trimEnd().endsWith('%')) return { fault: FAULTS.percent }
  const read = readNumber(text, style)
  if ('fault' in read || read.value === null) return read
  if (read.value < 0) return { fault: FAULTS.negative }
  if (read.value > most) return { fault: FAULTS.absurd }
  return Number.isInteger(read.value) ? read : { fault: FAULTS.whole }
}

interface MoneyStyle extends NumberStyle {
  currency: string
  /** A sum above is absurd. */
  most: number
  /** Whether "$12.00-$15.00" may stand here; its lower end is taken, as shops say "from $12.00". */
  range?: boolean
}

/** Money in the file's currency: the symbol or code may stand before or after it, or not at all. In cents. */
export function readMoney(text: string, style: MoneyStyle): Read<number> {
  if (text.length > MAX_LENGTH) return { fault: FAULTS.number }
  let whole = tidy(text)
  if (isNotTold(whole)) return NOTHING
  const ends = style.range
    ? /^(?:from |ab |desde |dès )?(\S.*?\d[^-~]*?)\s*(?:[-~]|to|bis)\s*(\D{0,5}\d.*)$/i.exec(whole)
    : null
  if (ends) {
    const upper = readMoney(ends[2]!, { ...style, range: false })
    if ('fault' in upper) return upper
    whole = ends[1]!.trim()
  }
  const named = currenciesNamed(whole)
  if (named && !named.includes(style.currency)) return { fault: FAULTS.currency }
  const bare = withoutCurrency(whole)
  const read = readNumber(bare, style)
  if ('fault' in read || read.value === null) return read
  if (read.value < 0) return { fault: FAULTS.negative }
  if (read.value > style.most) return { fault: FAULTS.absurd }
  return { value: Math.round(read.value * 100) / 100 }
}

/** A rate as a fraction: "6.8%" is 0.068, and so is 6.8 where rates are `percent`. */
export function readRate(text: string, { decimal, percent }: NumberStyle & { percent: boolean }): Read<number> {
  if (text.length > MAX_LENGTH) return { fault: FAULTS.number }
  const signed = /%\s*$/.test(text)
  // A rate has few digits: either sign is a decimal one.
  const read = readNumber(text.replace(/%\s*$/, ''), {
    decimal: text.includes(',') && !text.includes('.') ? ',' : decimal,
  })
  if ('fault' in read || read.value === null) return read
  const rate = signed || percent ? read.value / 100 : read.value
  return rate >= 0 && rate <= 1 ? { value: Number(rate.toPrecision(12)) } : { fault: FAULTS.rate }
}

/** A product's number or a SKU. "1.73E+18" has lost most of its digits. */
export function readId(text: string): Read<string> {
  const id = text.replace(/^'/, '').replace(/\s+/g, ' ').trim()
  if (isNotTold(id)) return NOTHING
  if (/^\d([.,]\d+)?E\+?\d{2}$/i.test(id)) return { fault: FAULTS.shortened }
  return { value: id.slice(0, 200) }
}

interface DayStyle {
  order: DateOrder
  /** 2026-11-22; a day later is still believed, for who lives further east. */
  today: string
}

/**
 * A day as "2026-11-21": ISO, three orders of figures, names of months, a spreadsheet's day number, seconds since 1970. Where day and
 * month may be swapped, the order that was chosen counts; if it does not say (`ymd`), that is a fault.
 */
export function readDay(text: string, { order, today }: DayStyle): Read<string> {
  if (text.length > MAX_LENGTH) return { fault: FAULTS.date }
  const tidied = tidy(text)
  if (isNotTold(tidied)) return NOTHING
  const parts = dayParts(tidied, order)
  if (typeof parts === 'string') return { fault: parts }
  const [year, month, day] = parts
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) {
    return { fault: FAULTS.noSuchDay }
  }
  const iso = date.toISOString().slice(0, 10)
  if (iso < '2015-01-01') return { fault: FAULTS.tooOld }
  if (iso > dayAfter(today, 1)) return { fault: FAULTS.future }
  return { value: iso }
}

/** The day so many days later, or earlier. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

type Parts = [year: number, month: number, day: number]

function dayParts(text: string, order: DateOrder): Parts | string {
  const number = /^\d+$/.test(text) ? Number(text) : undefined
  if (number !== undefined) return partsOfNumber(number, text.length)

  // A time, and what may follow it, says nothing about the day.
  const bare = text
    .replace(
      /[T ,]+\d{1,2}:\d{2}(:\d{2})?(\.\d+)?\s*([ap]\.?m\.?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?( \(?[A-Z]{2,5}\)?)?$/i,
      '',
    )
    .replace(/^(mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s+/i, '')
  const cjk = /^(\d{4})年(\d{1,2})月(\d{1,2})日?$/.exec(bare)
  if (cjk) return [Number(cjk[1]), Number(cjk[2]), Number(cjk[3])]

  const figures = /^(\d{1,4})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{1,4})$/.exec(bare)
  if (figures) return partsOfFigures(figures[1]!, figures[2]!, figures[3]!, order)

  const named = /^(\d{1,2})(?:st|nd|rd|th|er|\.)?[\s-]*(?:de )?(\p{L}{3,10})\.?,?[\s-]*(?:de )?(\d{4}|\d{2})$/iu.exec(
    bare,
  )
  const namedFirst = /^(\p{L}{3,10})\.?[\s-]*(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(\d{4}|\d{2})$/iu.exec(bare)
  const [day, name, year] = named ? [named[1], named[2], named[3]] : [namedFirst?.[2], namedFirst?.[1], namedFirst?.[3]]
  const month = name === undefined ? undefined : monthOf(name)
  return month === undefined ? FAULTS.date : [fullYear(year!), month, Number(day)]
}

function partsOfNumber(number: number, digits: number): Parts | string {
  if (digits === 8) return [Math.floor(number / 10_000), Math.floor(number / 100) % 100, number % 100]
  const ms =
    digits === 5 && number > 36_526
      ? Date.UTC(1899, 11, 30) + number * 86_400_000
      : digits === 10
        ? number * 1000
        : digits === 13
          ? number
          : undefined
  if (ms === undefined) return FAULTS.date
  const date = new Date(ms)
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
}

function partsOfFigures(a: string, b: string, c: string, order: DateOrder): Parts | string {
  if (a.length > 2) return a.length === 4 && c.length <= 2 ? [Number(a), Number(b), Number(c)] : FAULTS.date
  if (c.length === 3 || c.length === 1) return FAULTS.date
  if (order === 'ymd' && c.length === 2) return [fullYear(a), Number(b), Number(c)]
  const [first, second] = [Number(a), Number(b)]
  if (order === 'dmy' || (order === 'ymd' && first > 12)) return [fullYear(c), second, first]
  if (order === 'mdy' || second > 12 || first === second) return [fullYear(c), first, second]
  return FAULTS.ambiguous
}

const fullYear = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text))

/** One line of text, at most so many characters; null without any. What looks like a formula or markup is text like any other. */
export function readText(text: string, most: number): string | null {
  const clean = text.replace(/\s+/g, ' ').trim()
  if (clean === '' || /^(-+|n\/?a|null|none|undefined|#n\/a|\\n)$/i.test(clean)) return null
  return clean.length <= most
    ? clean
    : clean
        .slice(0, most)
        .replace(/\p{Surrogate}$/u, '')
        .trimEnd()
}

/** A creator's name on the platform, without @ and in small letters; also out of a profile's address. */
export function readHandle(text: string): string | null {
  const address = /tiktok\.com\/@([^/?#\s]+)/i.exec(text)
  const clean = readText(address?.[1] ?? text, 200)
  return clean === null ? null : readText(clean.replace(/^[@＠]+/, '').toLowerCase(), 100)
}

/** Without #, each once, at most twenty. */
export function readHashtags(text: string): string[] {
  const words = text.split(/[\s,;|#＃[\]"'，、]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word) && word.length <= 100)
  return [...new Set(words)].slice(0, 20)
}

/** An address to be shown, or undefined: a cell with anything else in this column is not worth a row's figures. */
export function readAddress(text: string, scheme: 'https' | 'any'): string | undefined {
  if (text.length > 1000 || !URL.canParse(text)) return undefined
  const { protocol } = new URL(text)
  if (protocol !== 'https:' && (scheme === 'https' || protocol !== 'http:')) return undefined
  return /^https?:\/\/\S+$/.test(text) ? text : undefined
}
