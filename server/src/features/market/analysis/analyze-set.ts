import { sql } from 'kysely'
import type { MarketTools } from '../market-tools'
import { insightsOf } from './insights'
import { readSetFigures } from './set-figures'

/**
 * Recomputes the insights of a set. The shared feed only if its figures changed since; skips a set that was deleted.
 * @throws what `signal` was aborted with; then nothing has changed
 */
export async function analyzeSet({ db }: MarketTools, setId: number, signal?: AbortSignal): Promise<void> {
  const [wanted] = await db.query(sql<{ id: number; begun: string }>`
    select id, clock_timestamp()::text as begun from public.market_sets
    where id = ${setId} and (user_id is not null or analysed_at is null or refreshed_at > analysed_at)`)
  if (!wanted) return
  const figures = await readSetFigures(db, setId, signal)
  const insights = figures ? insightsOf(figures) : []
  signal?.throwIfAborted()
  await db.transaction(async (db) => {
    // Two analyses of one set wait for each other here: the second one's insights stand alone.
    const [set] = await db.query(sql`select from public.market_sets where id = ${setId} for no key update`)
    if (!set) return
    await db.query(sql`delete from public.market_insights where set_id = ${setId}`)
    await db.query(sql`
      insert into public.market_insights
        (set_id, place, insight_type, priority_level, title, description, figures, product_id, brief)
      select ${setId}::int, place, i->>'insight_type', i->>'priority_level', i->>'title', i->>'description', i->'figures',
        (i->>'product_id')::bigint, nullif(i->'brief', 'null')
      from jsonb_array_elements(${JSON.stringify(insights)}::jsonb) with ordinality as each (i, place)`)
    // From before they were read: figures that came meanwhile are not in it.
    await db.query(sql`update public.market_sets set analysed_at = ${wanted.begun} where id = ${setId}`)
  })
}
