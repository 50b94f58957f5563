import type { ListedScript, ScriptListAnswer, ScriptListQuery } from '@reelwright/shared'
import { sql, type RawBuilder } from 'kysely'
import { sqlState, type Db } from '../../platform/db'
import { readPosition, unknownPosition, writePosition, type SignedInUser } from '../../platform/http'
import { filtersOf } from './list-filters'
import { behind, keyTexts, orderBy } from './list-orders'
import { ListPosition, type ListOrder } from './list-position'
import { searchScripts, type Found } from './search'
import { snippetOf } from './snippet'

/** Scripts that are counted when each has to be looked at. */
const COUNTED = 10_000
/**
 * So few are best looked up first and then put in order. More of them lie closely enough that a walk along an index in that order soon
 * has met a page of them; the database itself cannot know which, since what people filter by hangs together.
 */
const FEW = 2000

/**
 * A page of the account's scripts. Which ones, and in what order, is asked as the server with the account named: below row security
 * the database uses an index only for comparisons that are known to leak nothing, which those of scores and texts are not. What is
 * answered of them is read as the user. (B-CL-33, B-LB-14)
 */
export async function listScripts(db: Db, user: SignedInUser, asked: ScriptListQuery): Promise<ScriptListAnswer> {
  const search = asked.search.trim()
  const order: ListOrder = asked.order ?? (search ? 'best' : 'newest')
  const position = asked.after === undefined ? undefined : readPosition(ListPosition, asked.after, { order })
  const filters = filtersOf(asked)
  const filtered = filters.length > 0
  const found = search ? await searchScripts(db, user.id, search, filters) : undefined

  const source = found
    ? sql`public.scripts s join unnest(${found.ids}::uuid[], ${found.ranks}::int[]) as m (id, rank) on m.id = s.id`
    : sql`public.scripts s`
  const wanted = sql`from ${source} where ${sql.join([sql`s.user_id = ${user.id}`, ...filters], sql` and `)}`
  const count = () => countOf(db, wanted, { bound: filtered ? COUNTED : undefined, found })
  const page = async (from: Wanted) =>
    (order === 'best' && bestOf(found, position, asked.limit + 1)) ||
    (await pageOf(db, from, order, position, asked.limit + 1))
  const pageOfFiltered = async () => {
    const few = await pageOfFew(db, wanted, order, position, asked.limit + 1)
    if (few) return [few.page, { total: few.total }] as const
    return Promise.all([page(wanted), position ? undefined : count()])
  }
  const [rows, total] =
    filtered && !found ? await pageOfFiltered() : await Promise.all([page(wanted), position ? undefined : count()])
  const last = rows.length > asked.limit ? rows[asked.limit - 1] : undefined
  return {
    success: true,
    scripts: await readListed(db, user, rows.slice(0, asked.limit), found),
    ...(position ? {} : total),
    next: last ? writePosition({ order, ...last }) : null,
    terms: found?.terms ?? [],
  }
}

type Wanted = RawBuilder<unknown>

interface Place {
  id: string
  key: string[]
}

/** A page of what a search found, which is in order already; nothing if the script it begins behind is not where it was. */
function bestOf(found: Found | undefined, position: ListPosition | undefined, limit: number): Place[] | undefined {
  if (!found) return undefined
  const placeAt = (at: number): Place => ({
    id: found.ids[at] ?? '',
    key: [String(found.ranks[at]), found.dates[at] ?? ''],
  })
  const before = position ? found.ids.indexOf(position.id) : -1
  if (position && placeAt(before).key.join() !== position.key.join()) return undefined
  return found.ids.slice(before + 1, before + 1 + limit).map((_, nth) => placeAt(before + 1 + nth))
}

async function pageOf(
  db: Db,
  wanted: Wanted,
  order: ListOrder,
  position: ListPosition | undefined,
  limit: number,
): Promise<Place[]> {
  return knownPosition(position, db.query(sql<Place>`${pageFrom(wanted, order, position, limit)}`))
}

/** The same where few scripts are wanted: they are looked for once, for their number and for the page. Undefined: they are many. */
async function pageOfFew(
  db: Db,
  wanted: Wanted,
  order: ListOrder,
  position: ListPosition | undefined,
  limit: number,
): Promise<{ page: Place[]; total: number } | undefined> {
  const ofMatching = sql`from public.scripts s where s.id = any(array(select id from matching))`
  const rows = await knownPosition(
    position,
    db.query(sql<{ total: number } & (Place | { id: null })>`
      with matching as materialized (select s.id ${wanted} limit ${FEW + 1}),
        counted as (select count(*)::int as total from matching)
      select counted.total, place.* from counted
      left join lateral (${pageFrom(ofMatching, order, position, limit)}) as place on counted.total <= ${FEW}`),
  )
  const total = rows[0]?.total ?? 0
  if (total > FEW) return undefined
  return { page: rows.flatMap((row) => (row.id === null ? [] : [{ id: row.id, key: row.key }])), total }
}

function pageFrom(wanted: Wanted, order: ListOrder, position: ListPosition | undefined, limit: number) {
  const further = position ? sql`and ${behind(order, position)}` : sql``
  return sql`select s.id, ${keyTexts(order)} as key ${wanted} ${further} order by ${orderBy(order)} limit ${limit}`
}

/** Days and zones were looked at before; what else a statement takes from outside is the position. */
async function knownPosition<Rows>(position: ListPosition | undefined, asking: Promise<Rows>): Promise<Rows> {
  try {
    return await asking
  } catch (error) {
    if (position && sqlState(error)?.startsWith('22')) throw unknownPosition()
    throw error
  }
}

/** What a search found is known; what is not filtered is counted exactly, by an index alone; else up to a bound. */
async function countOf(
  db: Db,
  wanted: Wanted,
  { bound, found }: { bound: number | undefined; found: Found | undefined },
) {
  if (found) return { total: found.ids.length, ...(found.more && { more_than_total: true }) }
  const limit = bound === undefined ? sql`` : sql`limit ${bound + 1}`
  const [row] = await db.query(sql<{ count: number }>`
    select count(*)::int as count from (select 1 ${wanted} ${limit}) as every`)
  const count = row?.count ?? 0
  const more = bound !== undefined && count > bound
  return { total: Math.min(count, bound ?? count), ...(more && { more_than_total: true }) }
}

/** What lists show of these scripts, in this order. Of one that went meanwhile there is nothing to say. */
async function readListed(db: Db, user: SignedInUser, places: Place[], found: Found | undefined) {
  const ids = places.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await db.asUser(user.claims).query(sql<{ script: ListedScript; script_text: string }>`
    select json_build_object('id', id, 'title', title, 'status', status, 'kanban_status', kanban_status,
      'board_column', board_column, 'board_position', board_position, 'product_name', product_name, 'audience', audience,
      'video_length', video_length, 'video_style', video_style, 'tone', tone,
      'viral_potential_score', viral_potential_score,
      'generated_by', metadata->>'generatedBy', 'views', views, 'likes', likes, 'shares', shares, 'sales', sales,
      'folder_id', folder_id, 'tags', tags, 'created_at', created_at, 'updated_at', updated_at, 'posted_at', posted_at,
      'preview', preview) as script, ${found ? sql`script_text` : sql`''`} as script_text
    from public.scripts where id = any(${ids}::uuid[]) and user_id = ${user.id}`)
  const byId = new Map(rows.map((row) => [row.script.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const snippet = found && snippetOf(row.script, row.script_text, found.terms)
    return [snippet === undefined ? row.script : { ...row.script, snippet }]
  })
}
