import type { ExportedScript } from '@reelwright/shared'
import { stringify } from 'csv-stringify/sync'

const COLUMNS = [
  'title',
  'product_name',
  'status',
  'folder',
  'video_style',
  'tone',
  'audience',
  'video_length',
  'price',
  'features',
  'tags',
  'viral_potential_score',
  'views',
  'likes',
  'shares',
  'sales',
  'clicks',
  'revenue',
  'result_link',
  'posted_at',
  'created_at',
  'updated_at',
  'file',
  'script_text',
] as const

const OPTIONS = {
  // What a table program would run as a formula becomes a text.
  escape_formulas: true,
  // As RFC 4180 wants it.
  record_delimiter: 'windows',
  // Lines within a cell end as they did when they were typed.
  quoted_match: /[\r\n]/,
} as const

/** The head of the table. The byte order mark before it makes Excel read it as UTF-8. */
export function tableHead(): string {
  return stringify([[...COLUMNS]], { ...OPTIONS, bom: true })
}

/** One script as a line of the table. */
export function tableLine(script: ExportedScript, also: { folder: string | undefined; file: string }): string {
  const cells = {
    ...script,
    features: script.features.join('; '),
    tags: script.tags.join('; '),
    folder: also.folder ?? '',
    file: also.file,
  }
  return stringify([COLUMNS.map((name) => cells[name])], OPTIONS)
}
