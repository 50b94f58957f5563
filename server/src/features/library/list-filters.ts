import type { ScriptListQuery } from '@reelwright/shared'
import { sql, type RawBuilder } from 'kysely'
import { AppError } from '../../platform/http'
import { knownZone, realDay } from './days'
import { CRAFT_SCORE } from '../account'

type Condition = RawBuilder<unknown>

/**
 * What a list leaves out: a condition on a script `s` for each thing that is asked.
 * @throws AppError naming the field: days and zones that do not exist
 */
export function filtersOf(asked: ScriptListQuery): Condition[] {
  const { status, stage, column, style, tone, tag, folder, from, to, min_score: least } = asked
  const tz = knownZone(asked.tz)
  const conditions: Condition[] = []
  if (column) conditions.push(sql`s.board_column = ${column}`)
  if (status.length) conditions.push(sql`s.status = any(${status})`)
  if (stage.length) conditions.push(sql`s.board_column = any(${stage})`)
  if (style.length) conditions.push(sql`s.video_style = any(${storable(style, 'style')})`)
  if (tone.length) conditions.push(sql`s.tone = any(${storable(tone, 'tone')})`)
  if (tag.length) conditions.push(sql`s.tags @> ${storable(tag, 'tag')}::text[]`)
  if (folder) conditions.push(folder === 'none' ? sql`s.folder_id is null` : sql`s.folder_id = ${folder}`)
  if (from) conditions.push(sql`s.created_at >= (${realDay(from, 'from')}::date)::timestamp at time zone ${tz}`)
  if (to) conditions.push(sql`s.created_at < (${realDay(to, 'to')}::date + 1)::timestamp at time zone ${tz}`)
  if (least !== undefined) conditions.push(sql`${CRAFT_SCORE} >= ${least}::numeric`)
  return conditions
}

function storable(values: string[], field: string): string[] {
  if (!values.some((value) => value.includes('\0'))) return values
  throw new AppError('invalid_input', `${field}: Must not hold a NUL`, { field })
}
