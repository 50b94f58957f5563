import { sql, type RawBuilder } from 'kysely'
import { unknownPosition } from '../../platform/http'
import { CRAFT_SCORE } from '../account'
import type { ListOrder, ListPosition } from './list-position'

interface Key {
  of: RawBuilder<unknown>
  type: RawBuilder<unknown>
  /** As the database writes it; it would read much else ("yesterday"). */
  form: RegExp
  descending?: boolean
}

const DATE = { type: sql`timestamptz`, form: /^(-?infinity|\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00( BC)?)$/ }
const FRACTION = /^-?\d{1,20}(\.\d{1,20})?(e[+-]\d{1,3})?$/

const CREATED: Key = { of: sql`s.created_at`, ...DATE, descending: true }

/** By what a list is ordered; equal ones by their ids. Each is an index of its own, see 0016_library_search.sql and 0039_score_order.sql. */
const KEYS: Record<ListOrder, Key[]> = {
  newest: [CREATED],
  oldest: [{ ...CREATED, descending: false }],
  updated: [{ of: sql`s.updated_at`, ...DATE, descending: true }],
  title: [{ of: sql`left(private.folded(s.title), 60) collate "C"`, type: sql`text`, form: /^[^\0]*$/ }],
  score: [{ of: sql`coalesce(${CRAFT_SCORE}, -1)`, type: sql`numeric`, form: FRACTION, descending: true }],
  length: [{ of: sql`s.video_length`, type: sql`int`, form: /^\d{1,9}$/ }],
  board: [{ of: sql`s.board_position`, type: sql`double precision`, form: FRACTION, descending: true }],
  best: [{ of: sql`m.rank`, type: sql`int`, form: /^\d{1,9}$/ }, CREATED],
}

/** An index that is read backwards has its equal ones backwards, too. */
const idsDescend = (order: ListOrder) => order === 'oldest'

export function orderBy(order: ListOrder): RawBuilder<unknown> {
  const keys = KEYS[order].map(({ of, descending }) => (descending ? sql`${of} desc` : of))
  return sql.join([...keys, idsDescend(order) ? sql`s.id desc` : sql`s.id`])
}

/** What a position remembers of the script it stands behind. */
export const keyTexts = (order: ListOrder): RawBuilder<string[]> =>
  sql`array[${sql.join(KEYS[order].map(({ of }) => sql`(${of})::text`))}]`

/** Everything that comes after a position. @throws AppError naming `after`: a position that we never wrote */
export function behind(order: ListOrder, { key, id }: ListPosition): RawBuilder<unknown> {
  if (key.length !== KEYS[order].length || !KEYS[order].every(({ form }, at) => form.test(key[at] ?? '')))
    throw unknownPosition()
  const later = idsDescend(order) ? sql`s.id < ${id}` : sql`s.id > ${id}`
  return KEYS[order].reduceRight<RawBuilder<unknown>>((rest, { of, type, descending }, at) => {
    const value = sql`${key[at] ?? ''}::text::${type}`
    // The first half alone is what an index can begin at.
    return descending
      ? sql`(${of} <= ${value} and (${of} < ${value} or ${rest}))`
      : sql`(${of} >= ${value} and (${of} > ${value} or ${rest}))`
  }, later)
}
