import {
  tierOf,
  type CreatorOrder,
  type CreatorsAnswer,
  type CreatorsQuery,
  type ShopCreator,
} from '@reelwright/shared'
import { demoCreators } from '@reelwright/shared/market-demo'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../platform/db'
import type { SignedInUser } from '../../../platform/http'
import type { MarketTools } from '../market-tools'
import { demoPosition } from './demo-position'
import { pageOfIds, type ListKey } from './page'
import { containing } from './products'
import { daysOf, setInView } from './set-in-view'

const ENGAGEMENT: ListKey = { of: sql`w.engagement_rate`, type: 'double precision', nullable: true }

/** Of a creator `c` and its window `w`; each has an index, see 0021_market.sql. */
const KEYS: Record<CreatorOrder, ListKey> = {
  revenue: { of: sql`w.revenue`, type: 'numeric' },
  name: { of: sql`(c.username collate "C")`, type: 'text' },
  // A tier is a part of the rates.
  tier: ENGAGEMENT,
  engagement: ENGAGEMENT,
  followers: { of: sql`c.follower_count`, type: 'bigint', nullable: true },
  units: { of: sql`w.units`, type: 'bigint' },
  products: { of: sql`w.products`, type: 'bigint', nullable: true },
}

/** A page of the creators that have figures in a window; asked as `listProducts` does. (OP-54) */
export async function listCreators(
  tools: MarketTools,
  user: SignedInUser,
  asked: CreatorsQuery,
): Promise<CreatorsAnswer> {
  const { db } = tools
  const { id, source } = await setInView(tools, user, asked.source)
  if (id === undefined) return demoCreators(demoPosition(asked))

  const direction = asked.direction ?? (asked.order === 'name' ? 'asc' : 'desc')
  const days = daysOf(asked.range)
  const ofCreators = asked.order === 'name' || asked.order === 'followers'
  const conditions = [sql`w.set_id = ${id} and w.days = ${days}`, ...filtersOf(id, asked)]
  const window = sql`public.market_creator_windows w`
  const { ids, next } = await pageOfIds(db, {
    of: [id, asked.range, asked.order, direction].join('/'),
    from: ofCreators ? sql`public.market_creators c join ${window} on w.creator_id = c.id` : window,
    where: sql.join([...conditions, ...(ofCreators ? [sql`c.set_id = ${id}`] : [])], sql` and `),
    key: KEYS[asked.order],
    id: ofCreators ? sql`c.id` : sql`w.creator_id`,
    direction,
    limit: asked.limit,
    after: asked.after,
  })
  const [creators, total] = await Promise.all([
    readCreators(db.asUser(user.claims), id, days, ids),
    asked.after === undefined ? countOf(db, conditions) : undefined,
  ])
  return { success: true, creators, ...(total !== undefined && { total }), source, next }
}

function filtersOf(set: number, { q }: CreatorsQuery): RawBuilder<unknown>[] {
  const text = q?.replace(/^@/, '')
  if (!text) return []
  return [
    sql`w.creator_id in (select id from public.market_creators where set_id = ${set}
      and (username like ${containing(text)} or private.folded(display_name) like ${containing(text)}))`,
  ]
}

async function countOf(db: Db, conditions: RawBuilder<unknown>[]): Promise<number> {
  const [row] = await db.query(
    sql<{ count: number }>`
      select count(*)::int as count from public.market_creator_windows w where ${sql.join(conditions, sql` and `)}`,
    'unprepared',
  )
  return row?.count ?? 0
}

/** Of a creator `c` and its window `w`. */
export const CREATOR_FIELDS = sql`
  c.id::text as id, c.username as creator_username, c.display_name as creator_display_name,
  w.revenue::float8 as estimated_revenue_total, w.engagement_rate, c.follower_count::float8 as follower_count,
  w.units::float8 as units_sold, w.products`

export const withTier = (creator: Omit<ShopCreator, 'engagement_tier'>): ShopCreator => ({
  ...creator,
  engagement_tier: tierOf(creator.engagement_rate),
})

async function readCreators(own: Db, set: number, days: number, ids: string[]): Promise<ShopCreator[]> {
  if (ids.length === 0) return []
  const rows = await own.query(sql<Omit<ShopCreator, 'engagement_tier'>>`
    select ${CREATOR_FIELDS}
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
    join market_creators c on c.id = wanted.id
    join market_creator_windows w on w.set_id = ${set} and w.days = ${days} and w.creator_id = c.id
    order by wanted.place`)
  return rows.map(withTier)
}
