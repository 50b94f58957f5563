import { LIMITS } from '@reelwright/shared'
import type { Database } from '../../../platform'
import { NO_CONTENT, readDetails } from '../script-fields'
import { withSpokenText } from './spoken-text'

export type ScriptRow = Database['public']['Tables']['scripts']['Row']
export type ScriptUpdate = Database['public']['Tables']['scripts']['Update']

/** What the page edits, as it stands in its fields. */
export interface ScriptFields {
  title: string
  product: string
  status: string
  /** Seconds, as typed. */
  length: string
  text: string
  /** With commas between them. */
  tags: string
}

export type FieldErrors = Partial<Record<keyof ScriptFields, string>>

/** A page without a script yet. (OP-35) */
export const EMPTY_FIELDS: ScriptFields = { title: '', product: '', status: 'draft', length: '60', text: '', tags: '' }

/** (B-CN-03, B-VL-13) */
export const SHORTEST = 15
export const LONGEST = 180
const USUAL_LENGTH = 60

/** `kanban_status` is read first if present, else `status`. (CX-01) */
export function readFields(row: ScriptRow): ScriptFields {
  const { text } = readDetails(row)
  return {
    title: row.title,
    product: row.product_name,
    status: row.kanban_status ?? row.status,
    length: String(row.video_length),
    text: text === NO_CONTENT ? '' : text,
    tags: row.tags.join(', '),
  }
}

/** "12" is 15, "999" is 180, "soon" is 60. (B-VL-14, OP-63) */
export function wholeLength(typed: string): number {
  const seconds = Math.round(Number.parseFloat(typed))
  return Number.isNaN(seconds) ? USUAL_LENGTH : Math.min(LONGEST, Math.max(SHORTEST, seconds))
}

export function tagsOf(typed: string): string[] {
  const tags = typed.split(',').map((tag) => tag.trim())
  return [...new Set(tags.filter(Boolean))]
}

/** What keeps the fields from being saved, each in words. (B-VL-10, B-VL-11, OP-64) */
export function checkFields(fields: ScriptFields): FieldErrors {
  const errors: FieldErrors = {}
  const title = fields.title.trim()
  const text = fields.text.trim()
  const tags = tagsOf(fields.tags)
  const longTag = tags.find((tag) => isLonger(tag, LIMITS.tag))

  if (!title) errors.title = 'Title is required'
  else if (isLonger(title, LIMITS.title)) errors.title = `Use at most ${LIMITS.title} characters.`
  if (!text) errors.text = 'Script content is required'
  else if (isLonger(text, LIMITS.content))
    errors.text = `Use at most ${LIMITS.content.toLocaleString('en-US')} characters.`
  if (isLonger(fields.product.trim(), LIMITS.productName)) {
    errors.product = `Use at most ${LIMITS.productName} characters.`
  }
  if (tags.length > LIMITS.tags) errors.tags = `Use at most ${LIMITS.tags} tags.`
  else if (longTag) errors.tags = `“${longTag.slice(0, 20)}…” is too long: a tag has at most ${LIMITS.tag} characters.`

  for (const field of ['title', 'product', 'text', 'tags'] as const) {
    errors[field] ??= hasUnstorable(fields[field]) ? UNSTORABLE_TEXT : undefined
    if (errors[field] === undefined) delete errors[field]
  }
  return errors
}

const UNSTORABLE_TEXT = 'There is an invisible character in this text that cannot be saved. Type it again by hand.'

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
  }
}

/**
 * The partial update that makes the row what the fields say; empty when it is already. (B-CL-14, CX-41)
 * What was not touched is not written: a status of the generator stays itself, and other pages may change the rest.
 */
export function changesOf(fields: ScriptFields, row: ScriptRow): ScriptUpdate {
  const now = columnsOf(fields)
  const before = columnsOf(readFields(row))
  const changed = (column: keyof typeof now) => JSON.stringify(now[column]) !== JSON.stringify(before[column])
  return {
    ...(changed('title') && { title: now.title }),
    ...(changed('product_name') && { product_name: now.product_name }),
    ...(changed('video_length') && { video_length: now.video_length }),
    ...(changed('tags') && { tags: now.tags }),
    ...(changed('status') && {
      status: now.status,
      // Where it is set, it is what the board reads.
      ...(row.kanban_status !== null && { kanban_status: now.status }),
    }),
    ...(changed('script_text') && {
      script_text: now.script_text,
      script_data: withSpokenText(row.script_data, now.script_text),
    }),
  }
}

export const isChanged = (fields: ScriptFields, row: ScriptRow | null): boolean =>
  row
    ? Object.keys(changesOf(fields, row)).length > 0
    : JSON.stringify(columnsOf(fields)) !== JSON.stringify(columnsOf(EMPTY_FIELDS))

/**
 * The row is not the one that editing began with. "same": it already says what the fields say, as after a save whose
 * answer was lost. "elsewhere": only things that this page does not edit have changed, a folder or figures.
 */
export function compareVersions(
  fields: ScriptFields,
  began: ScriptRow,
  theirs: ScriptRow,
): 'same' | 'elsewhere' | 'conflict' {
  if (!isChanged(fields, theirs)) return 'same'
  return isChanged(readFields(began), theirs) ? 'conflict' : 'elsewhere'
}
