import {
  craftScore,
  optionLabel,
  shownPrice,
  shownText,
  type Stage,
  stageOf,
  typedPriceOf,
  writtenByText,
} from '@reelwright/shared'

/** A row of `scripts` as any release or any part of the product may have written it. */
export type LooseRow = Record<string, unknown>

/** (B-DT-01) */
export const NO_CONTENT = 'No script content found'

/** (OP-49, B-LB-12) */
const PREVIEW_LENGTH = 200

export interface ScriptCard {
  id: string
  title: string
  status: string
  product: string
  /** Seconds. */
  length: number
  /** On the 0-10 scale, e.g. "8.4"; undefined when the script was never scored. */
  score: string | undefined
  createdAt: string
  updatedAt: string
  preview: string
  /** Its stage: the board's column, or archived; and how high in that column. */
  column: Stage
  position: number
  folderId: string | null
  tags: string[]
  /** As stored. */
  style: string
  tone: string | undefined
  /** Of a search: where the text has what was looked for, when nothing else of the card has it. */
  snippet: string | undefined
}

export interface ScriptDetails extends Omit<ScriptCard, 'preview' | 'snippet'> {
  text: string
  audience: string
  style: string
  /** As entered: "$99.99", "€4,50"; undefined when there is none. */
  price: string | undefined
  features: string[]
  /** What wrote it, and why not the model that was asked; undefined in older scripts. */
  writer: string | undefined
}

/** What a card of the list shows. (OP-49) */
export function readCard(row: LooseRow): ScriptCard {
  return {
    id: textOf(row.id) ?? '',
    title: textOf(row.title) ?? 'Untitled script',
    status: textOf(row.status) ?? 'draft',
    product: textOf(row.product, row.product_name) ?? 'Untitled Product',
    length: numberOf(row.video_length, row.duration) ?? 60,
    score: readScore(row),
    createdAt: textOf(row.created_at) ?? '',
    updatedAt: textOf(row.updated_at) ?? '',
    // Lists have it cut already, and have no text.
    preview: previewOf(textOf(row.preview) ?? shownText(row)),
    column: stageOf({ status: textOf(row.status), kanban_status: textOf(row.kanban_status) }),
    position: numberOf(row.board_position) ?? 0,
    folderId: textOf(row.folder_id) ?? null,
    tags: readFeatures(row.tags),
    style: storedStyle(row),
    tone: textOf(row.tone),
    snippet: textOf(row.snippet),
  }
}

/** What the detail view shows, under whichever of its names each field is stored. (B-EN-07 to B-EN-14, B-DT-01, B-DT-02) */
export function readDetails(row: LooseRow): ScriptDetails {
  const { preview: _, snippet: __, ...card } = readCard(row)
  const audience = textOf(row.audience, row.targetAudience, row.target_audience) ?? 'General'
  return {
    ...card,
    text: shownText(row) || NO_CONTENT,
    audience: labelOf(audience),
    style: labelOf(storedStyle(row)),
    price: shownPrice(numberOf(row.price, row.product_price, row.productPrice), typedPriceOf(row)),
    features: readFeatures(row.features),
    writer: writerOf(row.script_data),
  }
}

export const cardOf = ({ text, ...details }: ScriptDetails): ScriptCard => ({
  ...details,
  preview: previewOf(text),
  snippet: undefined,
})

/** Under both names, of which the first is read by everything that counts styles. (B-EN-03, B-EN-12) */
export const storedStyle = (row: LooseRow): string => textOf(row.video_style, row.style) ?? 'storytelling'

/** A list, or one text with commas. (B-EN-14) */
export function readFeatures(features: unknown): string[] {
  const list = typeof features === 'string' ? features.split(',') : Array.isArray(features) ? features : []
  return list.map((feature) => (typeof feature === 'string' ? feature.trim() : '')).filter(Boolean)
}

/** The first 200 characters in one line; "..." only when there is more. (B-LB-12, OP-49) */
export function previewOf(text: string): string {
  const line = Array.from(text.replace(/\s+/g, ' ').trim())
  return line.length > PREVIEW_LENGTH ? `${line.slice(0, PREVIEW_LENGTH).join('').trimEnd()}...` : line.join('')
}

function readScore(row: LooseRow): string | undefined {
  const inner = objectOf(objectOf(row.script_data).metadata)
  const stored = numberOf(row.viral_potential_score, row.viralScore, inner.viralScore)
  return craftScore(stored, row.generated_by ?? objectOf(row.metadata).generatedBy)?.toFixed(1)
}

/** Undefined in older scripts and versions. */
export function writerOf(scriptData: unknown): string | undefined {
  const { writer, fellBack, edited } = objectOf(objectOf(scriptData).writtenBy)
  if (typeof writer !== 'string') return undefined
  return writtenByText({
    writer,
    fellBack: typeof fellBack === 'string' ? fellBack : undefined,
    edited: edited === true,
  })
}

/** A key of our lists as its label; what people wrote themselves stays as it is. */
function labelOf(stored: string): string {
  return /^[a-z]+(-[a-z]+)*$/.test(stored) ? optionLabel(stored) : stored
}

/** The first of the values that is a text with something in it. */
export function textOf(...values: unknown[]): string | undefined {
  return values.find((value): value is string => typeof value === 'string' && value.trim() !== '')?.trim()
}

/** The first number among the values; texts count by the number they start with ("8.4/10", "$29.99"). */
export function numberOf(...values: unknown[]): number | undefined {
  for (const value of values) {
    const number = typeof value === 'string' ? Number.parseFloat(value.replace(/^\s*\$|,/g, '')) : value
    if (typeof number === 'number' && Number.isFinite(number)) return number
  }
  return undefined
}

/** An empty object for what is none. */
export function objectOf(value: unknown): LooseRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as LooseRow) : {}
}
