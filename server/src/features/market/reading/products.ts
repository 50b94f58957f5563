import type {
  MarketRange,
  ProductOrder,
  ProductsAnswer,
  ProductsQuery,
  ProductTotals,
  TrendingProduct,
} from '@reelwright/shared'
import { demoProducts } from '@reelwright/shared/market-demo'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../platform/db'
import type { SignedInUser } from '../../../platform/http'
import type { MarketTools } from '../market-tools'
import { pageOfIds, type ListKey } from './page'
import { demoPosition } from './demo-position'
import { daysOf, setInView } from './set-in-view'

/** Of a product's window `w`; each has an index, see 0021_market.sql. */
const KEYS: Record<ProductOrder, ListKey> = {
  rank: { of: sql`w.rank`, type: 'bigint' },
  name: { of: sql`w.name_key`, type: 'text' },
  price: { of: sql`w.price`, type: 'numeric', nullable: true },
  views: { of: sql`w.views`, type: 'bigint' },
  engagement: { of: sql`w.engagement_rate`, type: 'double precision', nullable: true },
  units: { of: sql`w.units`, type: 'bigint' },
  revenue: { of: sql`w.revenue`, type: 'numeric' },
  creators: { of: sql`w.creators`, type: 'bigint', nullable: true },
  growth: { of: sql`w.growth`, type: 'double precision', nullable: true },
}

/** What a column is put in order by at first. */
const ASCENDING = new Set<ProductOrder>(['rank', 'name'])

/**
 * A page of the products that have figures in a window. Which ones, and in what order, is asked as the server within the one set that
 * the user may look at: below row security the database uses an index only for comparisons that are known to leak nothing, which those
 * of texts and amounts are not. What is answered of them is read as the user. (B-CL-23, OP-34)
 */
export async function listProducts(
  tools: MarketTools,
  user: SignedInUser,
  asked: ProductsQuery,
): Promise<ProductsAnswer> {
  const { db } = tools
  const { id, source, sources } = await setInView(tools, user, asked.source)
  if (id === undefined) return { ...demoProducts(demoPosition(asked)), sources }

  const direction = asked.direction ?? (ASCENDING.has(asked.order) ? 'asc' : 'desc')
  const days = daysOf(asked.range)
  const key = KEYS[asked.order]
  const conditions = conditionsOf(id, days, asked)
  // Side by side: of what is searched for, each reads the whole window.
  const [{ ids, next }, totals] = await Promise.all([
    pageOfIds(db, {
      of: [id, asked.range, asked.niche, asked.order, direction].join('/'),
      from: sql`public.market_product_windows w`,
      where: sql.join(conditions, sql` and `),
      key,
      id: sql`w.product_id`,
      direction,
      limit: asked.limit,
      after: asked.after,
    }),
    asked.after === undefined ? totalsOf(db, id, days, conditions) : undefined,
  ])
  const inNiche = asked.niche !== 'all'
  const products = await readProducts(db.asUser(user.claims), { set: id, range: asked.range, inNiche }, ids)
  return { success: true, products, ...(totals && { totals }), source, sources, next }
}

/** Of a window `w`; the first one alone is the whole window. */
function conditionsOf(set: number, days: number, { niche, q }: ProductsQuery): RawBuilder<unknown>[] {
  const conditions = [sql`w.set_id = ${set} and w.days = ${days}`]
  if (niche !== 'all') conditions.push(sql`w.niche = ${niche}`)
  if (q) conditions.push(sql`w.name_key like ${containing(q)}`)
  return conditions
}

/** What `like` compares with for texts that contain this one, folded as they are. */
export const containing = (text: string): RawBuilder<string> =>
  sql`'%' || private.folded(${text.replaceAll('\0', '').replace(/[\\%_]/g, '\\$&')}::text) || '%'`

async function totalsOf(db: Db, set: number, days: number, conditions: RawBuilder<unknown>[]): Promise<ProductTotals> {
  // A whole window is worked out already.
  const from =
    conditions.length === 1
      ? sql`select products, views, engagement_rate as engagement from public.market_set_windows
          where set_id = ${set} and days = ${days}`
      : sql`select count(*)::int as products, coalesce(sum(w.views), 0) as views,
          case when count(w.engagement_rate) > 0
            then sum(w.likes + w.comments + w.shares)::float8 / nullif(sum(w.views), 0)::float8 end as engagement
          from public.market_product_windows w
          where ${sql.join(conditions, sql` and `)}`
  const [row] = await db.query(
    sql<ProductTotals>`select products, views::float8 as views, engagement from (${from}) as every`,
    'unprepared',
  )
  return row ?? { products: 0, views: 0, engagement: null }
}

/** Everything but the rank, which depends on what was asked for. Of a product `p` and its window `w`. */
export const PRODUCT_FIELDS = sql`
  p.id::text as id, p.name as product_name, p.niche, p.creator_username,
  w.views::float8 as view_count, w.likes::float8 as like_count, w.comments::float8 as comment_count,
  w.shares::float8 as share_count, w.engagement_rate, w.units::float8 as units_sold, w.revenue::float8 as revenue,
  p.price::float8 as product_price, p.image_url as product_image, p.hashtags, w.creators, w.growth, w.acceleration,
  w.estimated`

/** These products, in this order. Of one that went meanwhile there is nothing to say. */
async function readProducts(
  own: Db,
  { set, range, inNiche }: { set: number; range: MarketRange; inNiche: boolean },
  ids: string[],
): Promise<TrendingProduct[]> {
  if (ids.length === 0) return []
  return own.query(sql<TrendingProduct>`
    select ${PRODUCT_FIELDS}, ${inNiche ? sql`w.niche_rank` : sql`w.rank`} as rank
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
    join market_products p on p.id = wanted.id
    join market_product_windows w on w.set_id = ${set} and w.days = ${daysOf(range)} and w.product_id = p.id
    order by wanted.place`)
}
