import { sql, type RawBuilder } from 'kysely'
import { sqlState, type Db } from '../../../platform/db'
import * as z from 'zod'
import { readPosition, unknownPosition, writePosition } from '../../../platform/http'

/** Behind which row the next page begins. */
const Position = z.strictObject({
  /** The list, its order and its direction. */
  of: z.string().max(60),
  /** What the row is ordered by, as the database writes it; null for a row without. */
  key: z.string().max(400).nullable(),
  id: z.string().regex(/^\d{1,18}$/),
})
type Position = z.infer<typeof Position>

/** What a list can be put in order by. */
export interface ListKey {
  of: RawBuilder<unknown>
  type: 'bigint' | 'numeric' | 'double precision' | 'text'
  nullable?: true
}

const TYPES = {
  bigint: { as: sql`bigint`, form: /^\d{1,18}$/ },
  numeric: { as: sql`numeric`, form: /^\d{1,20}(\.\d{1,20})?$/ },
  'double precision': { as: sql`double precision`, form: /^-?\d{1,20}(\.\d{1,20})?(e[+-]\d{1,3})?$/ },
  text: { as: sql`text collate "C"`, form: /^[^\0]*$/u },
}

export interface PageAsked {
  /** Names the list with everything that its positions depend on. */
  of: string
  from: RawBuilder<unknown>
  where: RawBuilder<unknown>
  key: ListKey
  id: RawBuilder<unknown>
  direction: 'asc' | 'desc'
  limit: number
  after: string | undefined
}

interface Place {
  id: string
  key: string | null
}

/**
 * The ids of a page, and where the next one begins. Rows that have what they are ordered by come first in both directions, then those
 * without it; equal ones by their ids in the same direction, so that one index is read both ways.
 * @throws AppError naming `after`
 */
export async function pageOfIds(db: Db, asked: PageAsked): Promise<{ ids: string[]; next: string | null }> {
  const position = asked.after === undefined ? undefined : readPosition(Position, asked.after, { of: asked.of })
  if (position?.key === null && !asked.key.nullable) throw unknownPosition()
  const wanted = asked.limit + 1
  const places = position?.key === null ? [] : await placesWithKey(db, asked, position, wanted)
  if (asked.key.nullable && places.length < wanted) {
    const before = position?.key === null ? position : undefined
    places.push(...(await placesWithoutKey(db, asked, before, wanted - places.length)))
  }
  const last = places.length > asked.limit ? places[asked.limit - 1] : undefined
  return {
    ids: places.slice(0, asked.limit).map(({ id }) => id),
    next: last ? writePosition({ of: asked.of, ...last }) : null,
  }
}

async function placesWithKey(db: Db, asked: PageAsked, position: Position | undefined, limit: number) {
  const { from, where, key, id } = asked
  const { as, form } = TYPES[key.type]
  if (position && !form.test(position.key ?? '')) throw unknownPosition()
  const [turn, further] = asked.direction === 'asc' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`]
  const behind = position
    ? sql`and (${key.of}, ${id}) ${further} (${position.key}::text::${as}, ${position.id}::text::bigint)`
    : sql``
  const there = key.nullable ? sql`and ${key.of} is not null` : sql``
  const asking = db.query(
    sql<Place>`
      select ${id}::text as id, (${key.of})::text as key from ${from} where ${where} ${there} ${behind}
      order by ${key.of} ${turn}, ${id} ${turn} limit ${limit}`,
    // The best way depends on how much the filters leave.
    'unprepared',
  )
  try {
    return await asking
  } catch (error) {
    // The queries were looked at before; what else comes from outside is the position.
    if (position && sqlState(error)?.startsWith('22')) throw unknownPosition()
    throw error
  }
}

function placesWithoutKey(db: Db, { from, where, key, id }: PageAsked, position: Position | undefined, limit: number) {
  const behind = position ? sql`and ${id} > ${position.id}::text::bigint` : sql``
  return db.query(
    sql<Place>`
      select ${id}::text as id, null as key from ${from} where ${where} and ${key.of} is null ${behind}
      order by ${id} limit ${limit}`,
    'unprepared',
  )
}
