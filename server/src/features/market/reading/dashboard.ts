import type { DashboardQuery, ShopCreator, ShopDashboard, ShopInsight, ShopProduct } from '@reelwright/shared'
import { demoDashboard } from '@reelwright/shared/market-demo'
import { sql } from 'kysely'
import type { SignedInUser } from '../../../platform/http'
import type { MarketTools } from '../market-tools'
import { CREATOR_FIELDS, withTier } from './creators'
import { daysOf, setInView } from './set-in-view'

const NOTHING = { total_creators: 0, total_products: 0, total_revenue: 0, avg_engagement: null }

interface Read {
  window: Pick<ShopDashboard, 'summary' | 'views' | 'estimated'> | null
  analysed_at: string | null
  top_products: ShopProduct[]
  top_creators: Omit<ShopCreator, 'engagement_tier'>[]
  insights: ShopInsight[]
}

/** The figures of a set in one window, its best and what follows from them. (B-CL-25, B-SA-05 to B-SA-11, B-EN-31 to B-EN-34) */
export async function readDashboard(
  tools: MarketTools,
  user: SignedInUser,
  asked: DashboardQuery,
): Promise<ShopDashboard> {
  const { id, source, sources } = await setInView(tools, user, asked.source)
  if (id === undefined) return { ...demoDashboard(asked), sources }
  const days = daysOf(asked.range)
  const ofWindow = sql`w.set_id = ${id} and w.days = ${days}`
  const [read] = await tools.db.asUser(user.claims).query(sql<Read>`
    select
      (select json_build_object(
          'summary', json_build_object('total_creators', w.creators, 'total_products', w.products,
            'total_revenue', w.revenue, 'avg_engagement', w.engagement_rate),
          'views', w.views, 'estimated', w.estimated)
        from market_set_windows w where ${ofWindow}) as window,
      (select to_char(s.analysed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        from market_sets s where s.id = ${id}) as analysed_at,
      (select coalesce(json_agg(best), '[]') from (
        select p.id::text as product_id, p.name as product_name, w.revenue as total_estimated_revenue,
          w.creators as total_creators_promoting
        from market_product_windows w join market_products p on p.id = w.product_id
        where ${ofWindow} order by w.rank limit 5) as best) as top_products,
      (select coalesce(json_agg(best), '[]') from (
        select ${CREATOR_FIELDS}
        from market_creator_windows w join market_creators c on c.id = w.creator_id
        where ${ofWindow} order by w.rank limit 5) as best) as top_creators,
      (select coalesce(json_agg(each), '[]') from (
        select i.id::text as id, i.title, i.description, i.priority_level, i.insight_type, i.figures,
          i.product_id::text as product_id, i.brief
        from market_insights i where i.set_id = ${id} order by i.place limit 12) as each) as insights`)
  return {
    summary: read?.window?.summary ?? NOTHING,
    top_creators: read?.top_creators.map(withTier) ?? [],
    top_products: read?.top_products ?? [],
    insights: read?.insights ?? [],
    source,
    sources,
    views: read?.window?.views ?? 0,
    estimated: read?.window?.estimated ?? false,
    analysedAt: read?.analysed_at ?? null,
  }
}
