import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import { OUTLIER_Z } from './statistics'

/** What insights of a set are made from: sums of its window of 30 days, the products that may be worth a word, and its days. */
export interface SetFigures {
  currency: string
  window: SetWindow
  spread: Spread
  bands: PriceBand[]
  /** Each at most once, whatever it is worth a word for. */
  products: ProductFigures[]
  /** Revenue of the three products that have the most. */
  topRevenue: number
  /** All days of the set that have figures, oldest first. */
  days: DayFigures[]
}

export interface SetWindow {
  products: number
  creators: number
  views: number
  units: number
  revenue: number
  engagement: number | null
  unitsBefore: number | null
  estimated: boolean
}

/** Of all products of the window; null where too few have it. */
export interface Spread {
  /** Products with revenue, and those whose creators are reported. */
  earning: number
  promoted: number
  revenueMedian: number | null
  revenueHigh: number | null
  /** Of the logarithms of revenue. */
  logMedian: number | null
  logDeviation: number | null
  creatorsLow: number | null
  creatorsHigh: number | null
  perCreatorMedian: number | null
}

export interface PriceBand {
  from: number
  to: number
  products: number
  units: number
  revenue: number
}

export interface ProductFigures {
  id: string
  name: string
  price: number | null
  views: number
  engaged: number
  units: number
  revenue: number
  creators: number | null
  unitsBefore: number | null
  revenueBefore: number | null
  growth: number | null
  acceleration: number | null
  rank: number
  estimated: boolean
}

export interface DayFigures {
  day: string
  units: number
  estimated: boolean
}

/** Days that insights look at. */
export const WINDOW = 30
/** Products that are looked at for each reason; few of them pass its thresholds. */
const CANDIDATES = 20

/** Undefined: the set has no figures in its window, or is gone. */
export async function readSetFigures(db: Db, set: number, signal?: AbortSignal): Promise<SetFigures | undefined> {
  const [found] = await db.query(sql<SetWindow & { currency: string; charts: { bands?: PriceBand[] } }>`
    select s.currency, w.products, w.creators, w.views::float8 as views, w.units::float8 as units,
      w.revenue::float8 as revenue, w.engagement_rate as engagement, w.units_before::float8 as "unitsBefore",
      w.estimated, w.charts
    from public.market_sets s join public.market_set_windows w on w.set_id = s.id and w.days = ${WINDOW}
    where s.id = ${set}`)
  if (!found) return undefined
  const { currency, charts, ...window } = found
  signal?.throwIfAborted()
  const spread = await readSpread(db, set)
  signal?.throwIfAborted()
  const products = await readCandidates(db, set, spread)
  const [top] = await db.query(sql<{ revenue: number }>`
    select coalesce(sum(revenue), 0)::float8 as revenue from public.market_product_windows
    where set_id = ${set} and days = ${WINDOW} and rank <= 3`)
  signal?.throwIfAborted()
  const days = await db.query(sql<DayFigures>`
    select day::text as day, units::float8 as units, estimated from public.market_set_days
    where set_id = ${set} order by day`)
  return { currency, window, spread, bands: charts.bands ?? [], products, topRevenue: top?.revenue ?? 0, days }
}

async function readSpread(db: Db, set: number): Promise<Spread> {
  const [row] = await db.query(sql<Spread>`
    with w as materialized (
      select revenue::float8 as revenue, creators, case when revenue > 0 then ln(revenue::float8) end as log
      from public.market_product_windows where set_id = ${set} and days = ${WINDOW}
    ), middle as (
      select count(log)::int as earning, count(creators) filter (where creators > 0)::int as promoted,
        percentile_cont(0.5) within group (order by revenue) filter (where revenue > 0) as revenue_median,
        percentile_cont(0.75) within group (order by revenue) filter (where revenue > 0) as revenue_high,
        percentile_cont(0.5) within group (order by log) as log_median,
        percentile_cont(0.25) within group (order by creators::float8) filter (where creators > 0) as creators_low,
        percentile_cont(0.9) within group (order by creators::float8) filter (where creators > 0) as creators_high,
        percentile_cont(0.5) within group (order by revenue / nullif(creators, 0)) filter (where creators > 0 and revenue > 0)
          as per_creator_median
      from w
    )
    select earning, promoted, revenue_median as "revenueMedian", revenue_high as "revenueHigh", log_median as "logMedian",
      (select percentile_cont(0.5) within group (order by abs(log - log_median)) from w where log is not null)
        as "logDeviation",
      creators_low as "creatorsLow", creators_high as "creatorsHigh", per_creator_median as "perCreatorMedian"
    from middle`)
  return row!
}

/** The best of each kind by the very figures that the rules in insights.ts look at. */
function readCandidates(db: Db, set: number, spread: Spread): Promise<ProductFigures[]> {
  const best = (where: ReturnType<typeof sql>, order: ReturnType<typeof sql>) => sql`
    (select product_id from w where ${where} order by ${order}, product_id limit ${CANDIDATES})`
  const lowestGrowth = sql`ln((units / units_before)::float8) - 1.96 * sqrt((1 / units + 1 / units_before)::float8) desc`
  const few = spread.creatorsLow ?? 0
  const many = spread.creatorsHigh ?? 0
  const standsOut = (spread.logMedian ?? 0) + (OUTLIER_Z * (spread.logDeviation ?? 0)) / 0.6745
  return db.query(sql<ProductFigures>`
    with w as materialized (
      select product_id, rank, price, views::float8 as views, (likes + comments + shares)::float8 as engaged,
        units::float8 as units, revenue::float8 as revenue, creators, units_before::float8 as units_before,
        revenue_before::float8 as revenue_before, growth, acceleration, estimated
      from public.market_product_windows where set_id = ${set} and days = ${WINDOW}
    ), chosen as (
      ${best(sql`true`, sql`rank`)}
      union ${best(sql`true`, sql`units desc`)}
      union ${best(sql`growth > 0 and units > 0 and units_before > 0`, lowestGrowth)}
      union ${best(sql`growth < 0 and revenue_before > 0`, sql`revenue_before - revenue desc`)}
      union ${best(sql`creators between 1 and ${few}::float8 and revenue > 0`, sql`revenue / creators desc`)}
      union ${best(sql`creators >= ${many}::float8 and creators > 0 and revenue > 0`, sql`revenue / creators`)}
      union ${best(sql`revenue > 0 and ln(revenue) > ${standsOut}::float8`, sql`revenue desc`)}
      union ${best(
        sql`views >= 1000 and revenue < ${spread.revenueMedian ?? 0}::float8`,
        sql`(engaged + 1.92) / (views + 3.84) desc`,
      )}
    )
    select w.product_id::text as id, p.name, w.price::float8 as price, w.views, w.engaged, w.units, w.revenue, w.creators,
      w.units_before as "unitsBefore", w.revenue_before as "revenueBefore", w.growth, w.acceleration, w.rank, w.estimated
    from chosen join w using (product_id) join public.market_products p on p.id = w.product_id
    order by w.rank`)
}
