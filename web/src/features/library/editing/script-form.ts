import { LIMITS, withSpokenText } from '@reelwright/shared'
import type { Database } from '../../../platform'
import { NO_CONTENT, readDetails, storedStyle } from '../script-fields'

export type ScriptRow = Database['public']['Tables']['scripts']['Row']
export type ScriptUpdate = Database['public']['Tables']['scripts']['Update']

/** What the forms edit, as it stands in their fields. */
export interface ScriptFields {
  title: string
  product: string
  status: string
  /** Seconds, as typed. */
  length: string
  text: string
  /** With commas between them. */
  tags: string
  /** The folder's id; empty for none. */
  folder: string
  /** One on each line. */
  features: string
  tone: string
  style: string
}

export type FieldName = keyof ScriptFields
export type FieldErrors = Partial<Record<FieldName, string>>

/** A page without a script yet. (OP-35) */
export const EMPTY_FIELDS: ScriptFields = {
  title: '',
  product: '',
  status: 'draft',
  length: '60',
  text: '',
  tags: '',
  folder: '',
  features: '',
  tone: '',
  style: '',
}

/** The column that holds each field, in the order in which they are listed. */
const COLUMN_OF = {
  title: 'title',
  text: 'script_text',
  product: 'product_name',
  length: 'video_length',
  status: 'status',
  folder: 'folder_id',
  features: 'features',
  tags: 'tags',
  tone: 'tone',
  style: 'style',
} as const satisfies Record<FieldName, keyof ScriptRow>

export const FIELD_NAMES = Object.keys(COLUMN_OF) as FieldName[]

/** (B-CN-03, B-VL-13) */
export const MIN_SECONDS = 15
export const MAX_SECONDS = 180
const DEFAULT_SECONDS = 60

/** `kanban_status` is read first if present, else `status`. (CX-01) */
export function readFields(row: ScriptRow): ScriptFields {
  const known = fieldsOfRow.get(row)
  if (known) return known
  const { text } = readDetails(row)
  const fields: ScriptFields = {
    title: row.title,
    product: row.product_name,
    status: row.kanban_status ?? row.status,
    length: String(row.video_length),
    text: text === NO_CONTENT ? '' : text,
    tags: row.tags.join(', '),
    folder: row.folder_id ?? '',
    features: row.features.join('\n'),
    tone: row.tone ?? '',
    // What was generated has the style it was generated in until somebody picks another. (CX-40)
    style: storedStyle(row),
  }
  fieldsOfRow.set(row, fields)
  return fields
}

/** Every key that is typed is compared with the row, which may hold 50,000 characters under several names. */
const fieldsOfRow = new WeakMap<ScriptRow, ScriptFields>()

/** "12" is 15, "999" is 180, "soon" is 60. (B-VL-14, OP-63) */
export function wholeLength(typed: string): number {
  const seconds = Math.round(Number.parseFloat(typed))
  return Number.isNaN(seconds) ? DEFAULT_SECONDS : Math.min(MAX_SECONDS, Math.max(MIN_SECONDS, seconds))
}

export function tagsOf(typed: string): string[] {
  const tags = typed.split(',').map((tag) => tag.trim())
  return [...new Set(tags.filter(Boolean))]
}

const featuresOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((feature) => feature.trim())
    .filter(Boolean)

/** What keeps the fields from being saved, each in words. (B-VL-10, B-VL-11, OP-64) */
export function checkFields(fields: ScriptFields): FieldErrors {
  const errors: FieldErrors = {}
  const title = fields.title.trim()
  const text = fields.text.trim()
  const tags = tagsOf(fields.tags)
  const features = featuresOf(fields.features)
  const longFeature = features.find((feature) => isLonger(feature, LIMITS.feature))
  const longTag = tags.find((tag) => isLonger(tag, LIMITS.tag))

  if (!title) errors.title = 'Title is required'
  else if (isLonger(title, LIMITS.title)) errors.title = `Use ${LIMITS.title} characters or fewer.`
  if (!text) errors.text = 'Script content is required'
  else if (isLonger(text, LIMITS.content))
    errors.text = `Use ${LIMITS.content.toLocaleString('en-US')} characters or fewer.`
  if (isLonger(fields.product.trim(), LIMITS.productName)) {
    errors.product = `Use ${LIMITS.productName} characters or fewer.`
  }
  if (tags.length > LIMITS.tags) errors.tags = `Use ${LIMITS.tags} tags or fewer.`
  else if (longTag)
    errors.tags = `“${longTag.slice(0, 20)}…” is too long: a tag can have up to ${LIMITS.tag} characters.`
  if (features.length > LIMITS.features) errors.features = `Use ${LIMITS.features} features or fewer.`
  else if (longFeature)
    errors.features = `“${longFeature.slice(0, 20)}…” is too long: a feature can have up to ${LIMITS.feature} characters.`

  for (const field of ['title', 'product', 'text', 'tags', 'features'] as const) {
    errors[field] ??= hasUnstorable(fields[field]) ? UNSTORABLE_TEXT : undefined
    if (errors[field] === undefined) delete errors[field]
  }
  return errors
}

const UNSTORABLE_TEXT =
  'This text contains an invisible character that can’t be saved. Type the text instead of pasting it.'

// As in the shared schemas: what PostgreSQL refuses, or what has no spoken form.
// oxlint-disable-next-line no-control-regex
const hasUnstorable = (text: string) => /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u.test(text)

/** Counts as the database does: an emoji is one character. */
const isLonger = (text: string, max: number) => text.length > max && Array.from(text).length > max

/** The columns as they would be saved. */
export function columnsOf(fields: ScriptFields) {
  return {
    title: fields.title.trim(),
    product_name: fields.product.trim(),
    status: fields.status,
    video_length: wholeLength(fields.length),
    script_text: fields.text.trim(),
    tags: tagsOf(fields.tags),
    folder_id: fields.folder || null,
    features: featuresOf(fields.features),
    tone: fields.tone || null,
    // Without one the row has the style that every script begins with.
    ...(fields.style && { style: fields.style, video_style: fields.style }),
  }
}

/** The fields that would be saved differently; blanks around a text make no difference. */
export function changedFields(fields: ScriptFields, before: ScriptFields): FieldName[] {
  const now = columnsOf(fields)
  const then = columnsOf(before)
  return FIELD_NAMES.filter((name) => JSON.stringify(now[COLUMN_OF[name]]) !== JSON.stringify(then[COLUMN_OF[name]]))
}

/**
 * The partial update that makes the row what the fields say; empty when it is already. (B-CL-14, CX-41)
 * What was not touched is not written: a status of the generator stays itself, and other pages may change the rest.
 */
export function changesOf(fields: ScriptFields, row: ScriptRow): ScriptUpdate {
  const now = columnsOf(fields)
  const changed = new Set(changedFields(fields, readFields(row)))
  return {
    ...(changed.has('title') && { title: now.title }),
    ...(changed.has('product') && { product_name: now.product_name }),
    ...(changed.has('length') && { video_length: now.video_length }),
    ...(changed.has('tags') && { tags: now.tags }),
    ...(changed.has('folder') && { folder_id: now.folder_id }),
    ...(changed.has('features') && { features: now.features }),
    ...(changed.has('tone') && { tone: now.tone }),
    ...(changed.has('style') && { style: now.style, video_style: now.video_style }),
    ...(changed.has('status') && {
      status: now.status,
      // Where it is set, it is what the board reads.
      ...(row.kanban_status !== null && { kanban_status: now.status }),
    }),
    ...(changed.has('text') && {
      script_text: now.script_text,
      script_data: withSpokenText(row.script_data, now.script_text),
    }),
  }
}

/** Whether anything would be lost without saving. */
export const isChanged = (fields: ScriptFields, row: ScriptRow | null): boolean =>
  changedFields(fields, row ? readFields(row) : EMPTY_FIELDS).length > 0
