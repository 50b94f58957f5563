import { type MarketRange, type ProductDetail, type ShopCreator } from '@reelwright/shared'
import { demoProduct } from '@reelwright/shared/market-demo'
import { sql } from 'kysely'
import { AppError, type SignedInUser } from '../../../platform/http'
import type { MarketTools } from '../market-tools'
import { visibleSets } from '../set/sources'
import { withTier } from './creators'
import { PRODUCT_FIELDS } from './products'
import { daysOf, sourceOf } from './set-in-view'

interface Row extends Omit<ProductDetail, 'source' | 'top_creators'> {
  set_id: number
  top_creators: Omit<ShopCreator, 'engagement_tier'>[]
}

/**
 * One product with its days; without figures in the window everything is 0 and the rank behind all others. What creators made is what
 * they made with this product. @throws AppError `not_found` also for another account's
 */
export async function readProduct(
  { db }: MarketTools,
  user: SignedInUser,
  { id, range }: { id: string; range: MarketRange },
): Promise<ProductDetail> {
  const demo = demoProduct(id, range)
  if (demo) return demo
  // 18 digits fit every key that the database can have given.
  if (!/^\d{1,18}$/.test(id)) throw nothingThere()
  const days = daysOf(range)
  const within = sql`d.day > s.to_day - ${days}::int and d.day <= s.to_day`
  const [[row], sets] = await Promise.all([
    db.asUser(user.claims).query(sql<Row>`
      select ${PRODUCT_FIELDS}, w.rank, p.category, p.link, p.set_id,
        (select coalesce(json_agg(each order by each.day), '[]') from (
          select d.day::text as day, coalesce(d.views, 0) as views, coalesce(d.units, 0) as units,
            coalesce(d.revenue, 0) as revenue, d.spread > 1 as estimated
          from market_product_days d where d.set_id = p.set_id and d.product_id = p.id and ${within}) as each) as days,
        (select coalesce(json_agg(best), '[]') from (
          select c.id::text as id, c.username as creator_username, c.display_name as creator_display_name,
            coalesce(made.revenue, 0) as estimated_revenue_total, made.engaged / nullif(made.views, 0)::float8 as engagement_rate,
            c.follower_count, coalesce(made.units, 0) as units_sold, cw.products
          from (
            select d.creator_id, sum(d.revenue) as revenue, sum(d.units) as units, sum(d.views) as views,
              sum(coalesce(d.likes, 0) + coalesce(d.comments, 0) + coalesce(d.shares, 0))
                filter (where num_nonnulls(d.likes, d.comments, d.shares) > 0)::float8 as engaged
            from market_pair_days d where d.set_id = p.set_id and d.product_id = p.id and ${within} group by d.creator_id) as made
          join market_creators c on c.id = made.creator_id
          left join market_creator_windows cw on cw.set_id = p.set_id and cw.days = ${days} and cw.creator_id = c.id
          order by made.revenue desc nulls last, c.id limit 10) as best) as top_creators
      from market_products p
      join market_sets s on s.id = p.set_id
      left join market_set_windows sw on sw.set_id = p.set_id and sw.days = ${days}
      left join lateral (${windowOf(days)}) as w on true
      where p.id = ${id}::bigint`),
    visibleSets(db, user),
  ])
  const set = sets.find((each) => each.id === row?.set_id)
  if (!row || !set) throw nothingThere()
  const { set_id: _, top_creators, ...product } = row
  return { ...product, top_creators: top_creators.map(withTier), source: sourceOf(set) }
}

/** Of a product `p`, also where it has none. */
const windowOf = (days: number) => sql`
  select coalesce(w.rank, sw.products + 1, 1) as rank, coalesce(w.views, 0) as views, coalesce(w.likes, 0) as likes,
    coalesce(w.comments, 0) as comments, coalesce(w.shares, 0) as shares, w.engagement_rate, coalesce(w.units, 0) as units,
    coalesce(w.revenue, 0) as revenue, w.creators, w.growth, w.acceleration, coalesce(w.estimated, false) as estimated
  from (select 1) as one
  left join market_product_windows w on w.set_id = p.set_id and w.days = ${days} and w.product_id = p.id`

const nothingThere = () => new AppError('not_found', 'This product doesn’t exist')
