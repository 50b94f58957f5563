import { createHash } from 'node:crypto'
import {
  IMPORT_FIGURES,
  type ImportFault,
  type ImportField,
  type ImportMapping,
  type ProductNiche,
} from '@reelwright/shared'
import type { MarketLine } from '../set/lines'
import {
  readAddress,
  readCount,
  readDay,
  readHandle,
  readHashtags,
  readId,
  readMoney,
  readRate,
  readText,
  type Read,
} from './cells'
import { nicheOf } from './niche-words'

/** Above these, figures of one row are absurd. */
const MAX_FIGURES = { count: 1e11, followers: 1e10, creators: 1e7, revenue: 1e12, price: 9_999_999 }

export interface StagedRow {
  row: number
  cells: readonly string[]
}

export type LineOrFaults = { line: MarketLine } | { faults: ImportFault[] }

/**
 * Rows of one file as lines of figures, one after the other, so that repeats are noticed. How rows are understood:
 *
 * - A row needs a product or a creator, a day (or the file's period), and one figure. One faulty cell leaves the row out, and every fault
 *   of it is reported.
 * - A product without a number is known by its name in small letters.
 * - Where a row has views and an engagement rate, but no likes, comments or shares, the engagements that follow stand under `likes`.
 * - A range of prices counts with its lower end.
 * - Invalid pictures and links, and hashtags beyond twenty, are left out without a fault: no figure depends on them.
 * - A row that repeats an earlier one word for word counts once. Other figures for the same product (or creator) and day are a fault,
 *   since it is unknown which are right; with product and creator they are added up, as of several videos.
 */
export function lineReader(mapping: ImportMapping, header: readonly string[], today: string) {
  const places = new Map<ImportField, number>()
  mapping.columns.forEach((field, place) => {
    if (field !== null && !places.has(field)) places.set(field, place)
  })
  const repeats = repeatFinder()
  const niche = rememberedNiche()

  return ({ row, cells }: StagedRow): LineOrFaults => {
    const faults: ImportFault[] = []
    const cell = (field: ImportField) => cells[places.get(field) ?? -1] ?? ''
    const fault = (field: ImportField | null, message: string, value: string | null) => {
      const column = field === null ? null : (header[places.get(field) ?? -1] ?? null)
      faults.push({
        row,
        column,
        message: column === null ? message : `“${column}” ${message}`,
        // Half a character at its end could not be stored.
        value: value === null ? null : value.slice(0, 200).replace(/\p{Surrogate}$/u, ''),
      })
    }
    const readField = <T>(field: ImportField, read: (text: string) => Read<T>): T | null => {
      const text = cell(field)
      if (text === '') return null
      const result = read(text)
      if ('value' in result) return result.value
      fault(field, result.fault, text)
      return null
    }
    const count = (field: ImportField, most = MAX_FIGURES.count) =>
      readField(field, (text) => readCount(text, mapping, most))
    const money = (field: ImportField, most: number, range = false) =>
      readField(field, (text) => readMoney(text, { ...mapping, most, range }))

    const id = readField('product_id', readId)
    const name = readText(cell('product_name'), 300)
    const handle = readHandle(cell('creator_username'))
    const period = periodOf(mapping, () =>
      readField('date', (text) => readDay(text, { order: mapping.dateOrder, today })),
    )
    if (id === null && name === null && handle === null && faults.length === 0)
      fault(null, 'No product or creator', null)
    if (period === null && !faults.some(({ column }) => column === header[places.get('date') ?? -1])) {
      fault('date', 'is empty', null)
    }

    const figures = Object.fromEntries(
      IMPORT_FIGURES.map((field) => [field, field === 'revenue' ? money(field, MAX_FIGURES.revenue) : count(field)]),
    ) as Record<(typeof IMPORT_FIGURES)[number], number | null>
    const rate = readField('engagement_rate', (text) => readRate(text, mapping))
    const engagements = [figures.likes, figures.comments, figures.shares]
    if (rate !== null && figures.views !== null && engagements.every((one) => one === null)) {
      figures.likes = Math.round(rate * figures.views)
    }
    const price = money('price', MAX_FIGURES.price, true)
    const followers = count('followers', MAX_FIGURES.followers)
    const creators = count('creators', MAX_FIGURES.creators)
    if (faults.length === 0 && Object.values(figures).every((one) => one === null)) fault(null, 'No numbers', null)
    if (faults.length > 0 || period === null) return { faults }

    const product = id ?? name?.toLowerCase().slice(0, 200) ?? null
    const repeat = repeats({ row, product, creator: handle, day: period.from, cells })
    if (repeat !== undefined) {
      fault(null, repeat.message, `row ${repeat.row}`)
      return { faults }
    }
    const category = readText(cell('niche'), 200)
    const hashtags = readHashtags(cell('hashtags'))
    const line: MarketLine = { ...period, ...figures, creators }
    if (product !== null) {
      line.product = {
        externalId: product,
        name: name ?? `Product ${product}`.slice(0, 300),
        niche: niche(category, name, hashtags.join(' ')),
        ...(category === null ? {} : { category }),
        ...(price === null ? {} : { price }),
        ...present('imageUrl', readAddress(cell('image'), 'https')),
        ...present('link', readAddress(cell('link'), 'any')),
        ...(hashtags.length === 0 ? {} : { hashtags }),
      }
    }
    if (handle !== null) {
      const displayName = readText(cell('creator_name'), 200)
      line.creator = {
        username: handle,
        ...(displayName === null ? {} : { displayName }),
        ...(followers === null ? {} : { followers }),
      }
    }
    return { line }
  }
}

const present = <Key extends string>(key: Key, value: string | undefined) =>
  (value === undefined ? {} : { [key]: value }) as Partial<Record<Key, string>>

type Period = Pick<MarketLine, 'from' | 'to' | 'lifetime'>

function periodOf({ period }: ImportMapping, day: () => string | null): Period | null {
  if (period.kind === 'period') return { from: period.from, to: period.to }
  if (period.kind === 'lifetime') return { from: period.at, to: period.at, lifetime: true }
  const only = day()
  return only === null ? null : { from: only, to: only }
}

interface Repeat {
  row: number
  product: string | null
  creator: string | null
  day: string
  cells: readonly string[]
}

/** A file repeats the same products every day, and finding a niche takes longer than the rest of a row. */
function rememberedNiche(): typeof nicheOf {
  const known = new Map<string, ProductNiche>()
  return (...texts) => {
    const key = texts.join('\n')
    const niche = known.get(key) ?? nicheOf(...texts)
    if (known.size < 20_000) known.set(key, niche)
    return niche
  }
}

/** Notices rows that say the same, or something else of the same. Holds a short text for each row. */
function repeatFinder() {
  const rows = new Map<string, { row: number; digest: string }>()
  return ({ row, product, creator, day, cells }: Repeat): { row: number; message: string } | undefined => {
    const digest = createHash('sha1').update(JSON.stringify(cells)).digest('base64')
    // Of a creator with a product there are several rows, such as one for each video.
    const key = product === null ? `@${creator} ${day}` : creator === null ? `${day} ${product}` : digest
    const earlier = rows.get(key)
    if (earlier === undefined) {
      rows.set(key, { row, digest })
      return undefined
    }
    const message = earlier.digest === digest ? 'Repeats an earlier row, counted once' : 'Conflicts with an earlier row'
    return { row: earlier.row, message }
  }
}
