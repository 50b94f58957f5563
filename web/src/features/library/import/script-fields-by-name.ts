import {
  AUDIENCES,
  LIMITS,
  MAX_PRICE,
  optionLabel,
  SCRIPT_STATUSES,
  type ScriptStatus,
  TONES,
  VIDEO_STYLES,
} from '@reelwright/shared'
import { cleanText, trimmedText } from './file-text'
import type { FoundScript } from './found-script'

/** What a column of a table, a line of facts or of front matter may mean, and how people see it. */
export const FIELD_LABELS = {
  title: 'Title',
  text: 'Script text',
  product: 'Product',
  price: 'Price',
  audience: 'Audience',
  length: 'Length',
  style: 'Style',
  tone: 'Tone',
  tags: 'Tags',
  status: 'Status',
  features: 'Features',
  folder: 'Folder',
  description: 'Description',
  created: 'Created',
  score: 'Score',
  views: 'Views',
  likes: 'Likes',
  shares: 'Shares',
  sales: 'Sales',
} as const
export type FieldName = keyof typeof FIELD_LABELS

const NAMES: Record<FieldName, readonly string[]> = {
  title: ['title', 'name', 'headline', 'video', 'video title', 'script title', 'script name'],
  text: [
    'text',
    'script',
    'script text',
    'content',
    'script content',
    'spoken script',
    'voiceover',
    'voice over',
    'body',
    'copy',
  ],
  product: ['product', 'product name', 'item'],
  price: ['price', 'product price', 'cost'],
  audience: ['audience', 'target audience', 'target'],
  length: ['length', 'video length', 'duration', 'seconds'],
  style: ['style', 'video style', 'format', 'type'],
  tone: ['tone', 'mood', 'voice'],
  tags: ['tags', 'tag', 'labels', 'keywords', 'hashtags'],
  status: ['status', 'stage', 'state', 'column'],
  features: ['features', 'feature', 'benefits', 'selling points'],
  folder: ['folder', 'collection', 'list', 'category'],
  description: ['description', 'notes', 'note', 'summary'],
  created: ['created', 'created at', 'created date', 'written', 'date', 'creation date'],
  score: ['score', 'craft score', 'viral score', 'viral potential score', 'viral potential'],
  views: ['views'],
  likes: ['likes'],
  shares: ['shares'],
  sales: ['sales', 'orders'],
}

const FIELD_OF = new Map(
  (Object.keys(NAMES) as FieldName[]).flatMap((field) => NAMES[field].map((name) => [name, field] as const)),
)

/** "Video_Style:" means the style; undefined for what is no field of ours. */
export const fieldNamed = (name: string): FieldName | undefined => FIELD_OF.get(wordsOf(name))

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Puts what a file says of a field into the script; what is not understood is noted, and left out. */
export function setField(script: FoundScript, field: FieldName, written: string): void {
  const value = cleanText(written).trim()
  if (value === '') return
  const line = value.replace(/\s+/g, ' ')
  // No number or date is longer, and their patterns are for short texts.
  const short = line.length <= 60 ? line : ''
  const unknown = () =>
    void script.notes.push(`${FIELD_LABELS[field]} “${shortened(line, 40)}” wasn’t recognized and will be skipped.`)
  switch (field) {
    case 'title':
      script.title = line
      return
    case 'text':
      script.text = trimmedText(value)
      return
    case 'description':
      script.description = shortened(value, 2000)
      return
    case 'product':
      script.product = shortened(line, LIMITS.productName)
      return
    case 'folder':
      script.folder = shortened(line, LIMITS.folderName).trim()
      return
    case 'audience':
      script.audience = keyOf(line, AUDIENCES) ?? shortened(line, LIMITS.audience)
      return
    case 'style':
      script.style = keyOf(line, VIDEO_STYLES) ?? shortened(line, LIMITS.style)
      return
    case 'tone':
      script.tone = keyOf(line, TONES) ?? shortened(line, LIMITS.tone)
      return
    case 'tags':
      script.tags = keptList(script, 'tags', partsOf(value.slice(0, 20_000)))
      return
    case 'features':
      script.features = keptList(script, 'features', partsOf(value.slice(0, 20_000)))
      return
    case 'status':
      script.status = statusOf(line) ?? unknown()
      return
    case 'price': {
      const price = amountOf(short)
      script.price = price !== undefined && price <= MAX_PRICE ? price : unknown()
      // The column has no currency: the text is kept where scripts of the studio have it.
      if (script.price !== undefined && !/^[$\d.,\s]*$/.test(short) && short.length <= LIMITS.priceText)
        script.metadata = { brief: { price, priceText: short } }
      return
    }
    case 'length':
      script.length = secondsOf(short) ?? unknown()
      return
    case 'created':
      script.createdAt = dateOf(short) ?? unknown()
      return
    case 'score': {
      const score = amountOf(short)
      script.score = score !== undefined && score <= 100 ? (score > 10 ? score / 10 : score) : unknown()
      return
    }
    default: {
      const count = amountOf(short)
      script[field] = count !== undefined && Number.isSafeInteger(count) ? count : unknown()
    }
  }
}

/** Cut between two characters. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const characters = Array.from(text)
  return characters.length > most ? characters.slice(0, most).join('') : text
}

const keyOf = <Key extends string>(value: string, keys: readonly Key[]): Key | undefined =>
  keys.find((key) => wordsOf(key) === wordsOf(value) || wordsOf(optionLabel(key)) === wordsOf(value))

const STATUSES_ELSEWHERE: Record<string, ScriptStatus> = {
  idea: 'draft',
  ideas: 'draft',
  todo: 'draft',
  'to do': 'draft',
  drafts: 'draft',
  doing: 'in_progress',
  writing: 'in_progress',
  ready: 'ready_to_film',
  'to film': 'ready_to_film',
  published: 'posted',
  live: 'posted',
  done: 'ready_to_film',
  finished: 'ready_to_film',
}

function statusOf(value: string): ScriptStatus | undefined {
  return keyOf(value, SCRIPT_STATUSES) ?? STATUSES_ELSEWHERE[wordsOf(value)]
}

/** Our own table has semicolons, others commas; hashtags stand one after the other. */
function partsOf(value: string): string[] {
  if (/[;|\n]/.test(value)) return value.split(/[;|\n]/)
  return /^#\S+(\s+#\S+)*$/.test(value) ? value.split(/\s+/) : value.split(',')
}

/** The parts of a list as far as a script may have them, none twice. */
export function keptList(script: FoundScript, what: 'tags' | 'features', parts: readonly string[]): string[] {
  const [longest, most] = what === 'tags' ? [LIMITS.tag, LIMITS.tags] : [LIMITS.feature, LIMITS.features]
  const clean = parts.map((part) => cleanText(part).replace(/\s+/g, ' ').trim().replace(/^#/, '')).filter(Boolean)
  const kept = [...new Set(clean.map((part) => shortened(part, longest)))]
  if (kept.length > most) script.notes.push(`Only the first ${most} of ${kept.length} ${what} are imported.`)
  return kept.slice(0, most)
}

/** "$1,299.00", "29,99 €", "1.2K"; undefined for what is no amount from 0 on. */
export function amountOf(value: string): number | undefined {
  const found =
    /^[\p{Sc}\p{L} ]{0,4}(\d[\d.,'’ \u00a0]*)([km](?!\p{L}))?\s*(?:[\p{Sc}\p{L}%]{1,10}|\/\s*\d{1,3})?$/iu.exec(value)
  if (!found) return undefined
  const digits = (found[1] ?? '').replace(/['’ \u00a0]/g, '').replace(/[.,]$/, '')
  const comma = digits.lastIndexOf(',')
  const point = digits.lastIndexOf('.')
  // The last mark is the decimal one, unless groups of three follow it: "1,299".
  const mark = Math.max(comma, point)
  const isGroup = mark > 0 && /^\d{3}$/.test(digits.slice(mark + 1)) && (comma < 0 || point < 0) && digits[mark] === ','
  const isManyGroups = mark >= 0 && digits.indexOf(digits[mark] ?? '') !== mark
  const plain =
    mark < 0 || isGroup || isManyGroups
      ? digits.replace(/[.,]/g, '')
      : `${digits.slice(0, mark).replace(/[.,]/g, '')}.${digits.slice(mark + 1)}`
  const times = { k: 1000, m: 1_000_000 }[(found[2] ?? '').toLowerCase()] ?? 1
  const amount = Math.round(Number(plain) * times * 100) / 100
  return Number.isFinite(amount) && amount >= 0 ? amount : undefined
}

/** "45", "45s", "1:30", "1.5 minutes", "30-60s" (its end). */
export function secondsOf(value: string): number | undefined {
  const clock = /^(\d{1,3}):([0-5]\d)$/.exec(value)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  const found =
    /^(?:\d+(?:\.\d+)?\s*[-–]\s*)?(\d{1,5}(?:[.,]\d+)?)\s*(s|sec|secs|seconds?|m|min|mins|minutes?)?\.?$/i.exec(value)
  if (!found) return undefined
  const amount = Number((found[1] ?? '').replace(',', '.'))
  return Math.round(/^m/i.test(found[2] ?? '') ? amount * 60 : amount)
}

/** The moment as ISO; days as people write them with the year first, or as the browser reads them. */
function dateOf(value: string): string | undefined {
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00:00Z` : value)
  const year = date.getUTCFullYear()
  return Number.isNaN(date.getTime()) || year < 1990 || year > 2100 ? undefined : date.toISOString()
}
