import { NICHES } from '@reelwright/shared'
import { AppError } from '../../../platform/app-error'
import type { MarketLine } from './lines'

/** As a row of private.market_lines, with SQL's names. */
export type LineRow = Record<string, string | number | boolean | string[] | null>

const FIRST_DAY = '2015-01-01'
const LAST_DAY = '2099-12-31'
/** Days of the longest report. */
const MAX_DAYS = 366
/** More than anybody sells: what is above is a fault of the file, and sums stay within what the columns hold. */
const MAX_FIGURES = { count: 1e11, money: 1e12, price: 1e9, creators: 1e9 } as const

/**
 * A line as it is stored, whatever a file or a feed put into it: texts are cut to what the tables take, invalid addresses are left
 * out, a creator's name is in small letters without the @.
 * @throws AppError `invalid_input` for days and figures that no table takes; `field` is the line's part
 */
export function rowOfLine(line: MarketLine, number: number): LineRow {
  const { product, creator } = line
  const externalId = text(product?.externalId, 200)
  const username = text(creator?.username, 101)?.replace(/^@/, '').toLowerCase().slice(0, 100)
  return {
    line: number,
    product: externalId,
    product_name: text(product?.name, 300),
    niche: product?.niche && [...NICHES, 'other'].includes(product.niche) ? product.niche : null,
    category: text(product?.category, 200),
    price: figure('price', product?.price, MAX_FIGURES.price),
    image_url: address(product?.imageUrl, /^https:\/\//),
    link: address(product?.link, /^https?:\/\//),
    hashtags: (product?.hashtags ?? []).flatMap((tag) => text(tag, 100) ?? []).slice(0, 20),
    creator: username || null,
    creator_name: text(creator?.displayName, 200),
    followers: count('followers', creator?.followers),
    ...period(line),
    views: count('views', line.views),
    likes: count('likes', line.likes),
    comments: count('comments', line.comments),
    shares: count('shares', line.shares),
    clicks: count('clicks', line.clicks),
    units: count('units', line.units),
    revenue: figure('revenue', line.revenue, MAX_FIGURES.money),
    creators: count('creators', line.creators, MAX_FIGURES.creators),
  }
}

/** Without what no database text holds: NUL and halves of characters. */
function text(given: string | undefined, longest: number): string | null {
  // Twice as long is enough, a character being two units of text at most.
  const whole = Buffer.from((given ?? '').slice(0, 2 * longest + 1000))
    .toString()
    .replaceAll('\0', '')
    .trim()
  return [...whole].slice(0, longest).join('').trim() || null
}

function address(given: string | undefined, begin: RegExp): string | null {
  return given !== undefined && given.length <= 1000 && begin.test(given) ? text(given, 1000) : null
}

function count(field: string, given: number | null | undefined, most: number = MAX_FIGURES.count): number | null {
  const value = figure(field, given, most)
  return value === null ? null : Math.round(value)
}

function figure(field: string, given: number | null | undefined, most: number): number | null {
  if (given === null || given === undefined) return null
  if (given >= 0 && given <= most) return given
  throw new AppError('invalid_input', `${field} must be between 0 and ${most.toLocaleString('en-US')}`, { field })
}

function period({ from, to, lifetime = false }: MarketLine) {
  const days = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000
  const isDay = (day: string) =>
    /^\d{4}-\d\d-\d\d$/.test(day) &&
    !Number.isNaN(days(day)) &&
    new Date(days(day) * 86_400_000).toISOString().startsWith(day)
  for (const [field, day] of Object.entries({ from, to })) {
    if (!isDay(day) || day < FIRST_DAY || day > LAST_DAY)
      throw new AppError('invalid_input', `${field} must be a day such as 2026-11-21, from 2015 to 2099`, { field })
  }
  if (to < from) throw new AppError('invalid_input', 'A period must not end before it starts', { field: 'to' })
  if (days(to) - days(from) >= MAX_DAYS)
    throw new AppError('invalid_input', `A period can cover up to ${MAX_DAYS} days`, { field: 'to' })
  // Figures since launch are reported on one day.
  return { from_day: lifetime ? to : from, to_day: to, lifetime }
}
