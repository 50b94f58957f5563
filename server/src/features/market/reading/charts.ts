import type { DashboardQuery, MarketCharts } from '@reelwright/shared'
import { demoCharts } from '@reelwright/shared/market-demo'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import type { SignedInUser } from '../../../platform/http'
import type { MarketTools } from '../market-tools'
import { daysOf, setInView } from './set-in-view'

const PRICES = 300
/** Engagement is counted in steps of one percent, up to 15 %. */
const STEPS = 15

type RevenuePoint = MarketCharts['revenue'][number]
interface Day extends Pick<RevenuePoint, 'revenue' | 'units' | 'views' | 'estimated'> {
  day: string
}

/** What a set sold over time, at which prices, and how engagement is spread. (B-SA-10) */
export async function readCharts(tools: MarketTools, user: SignedInUser, asked: DashboardQuery): Promise<MarketCharts> {
  const { id, source } = await setInView(tools, user, asked.source)
  if (id === undefined) return demoCharts(asked.range)
  const own = tools.db.asUser(user.claims)
  const days = daysOf(asked.range)
  const [revenue, prices, spread] = await Promise.all([
    readDays(own, id, source.to, days),
    readPrices(own, id, days),
    readSpread(own, id, days),
  ])
  return { revenue: pointsOf(revenue, days > 90 ? 7 : 1, source.to), prices, ...spread, source }
}

const readDays = (own: Db, set: number, to: string | null, days: number) =>
  own.query(sql<Day>`
    select day::text as day, revenue::float8 as revenue, units::float8 as units, views::float8 as views, estimated
    from market_set_days where set_id = ${set} and day > ${to}::date - ${days}::int order by day`)

const DAY_MS = 86_400_000
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Days put together by `size`, counted back from the last one; days without data have no point. */
export function pointsOf(days: Day[], size: number, to: string | null): RevenuePoint[] {
  const last = Date.parse(to ?? days.at(-1)?.day ?? '')
  const points = new Map<number, RevenuePoint>()
  for (const { day, revenue, units, views, estimated } of days) {
    const back = Math.floor((last - Date.parse(day)) / DAY_MS / size)
    const end = last - back * size * DAY_MS
    const point = points.get(back)
    if (point) {
      point.revenue += revenue
      point.units += units
      point.views += views
      point.estimated ||= estimated
    } else {
      points.set(back, { from: dayAt(end - (size - 1) * DAY_MS), to: dayAt(end), revenue, units, views, estimated })
    }
  }
  // Sums of cents as numbers leave crumbs.
  return [...points.values()].map((point) => ({ ...point, revenue: Math.round(point.revenue * 100) / 100 }))
}

const readPrices = (own: Db, set: number, days: number) =>
  own.query(sql<MarketCharts['prices'][number]>`
    select p.id::text as id, p.name, p.price::float8 as price, w.units::float8 as units, w.revenue::float8 as revenue
    from market_product_windows w join market_products p on p.id = w.product_id
    where w.set_id = ${set} and w.days = ${days} and w.price is not null
    order by w.units desc, w.product_id desc limit ${PRICES}`)

interface Spread {
  engagement: { step: number; products: number }[]
  bands: MarketCharts['bands']
}

/** What all products of the window are needed for is worked out with the window. */
async function readSpread(own: Db, set: number, days: number): Promise<Pick<MarketCharts, 'engagement' | 'bands'>> {
  const [row] = await own.query(sql<{ charts: Partial<Spread> }>`
    select charts from market_set_windows where set_id = ${set} and days = ${days}`)
  const counts = new Map(row?.charts.engagement?.map(({ step, products }) => [step, products]))
  const engagement = Array.from({ length: STEPS + 1 }, (_, at) => ({
    from: at / 100,
    to: at < STEPS ? (at + 1) / 100 : null,
    products: counts.get(at) ?? 0,
  }))
  return { engagement, bands: row?.charts.bands ?? [] }
}
