/** What the library shows of each script. */
export const LIST_COLUMNS = [
  'id',
  'title',
  'status',
  'product_name',
  'video_length',
  'viral_potential_score',
  'created_at',
  'script_text',
]

/** What `/rest/v1` makes of the list's address; `run.ts` checks that both give the same bytes. */
export const LIST_SQL = `select coalesce(json_agg(_row)::text, '[]') as body, count(*)::int as page_total from (
  select ${LIST_COLUMNS.map((name) => `"scripts"."${name}"`).join(', ')} from "public"."scripts" as "scripts"
  order by "scripts"."created_at" desc, "scripts"."id" limit 50) as _row`

/** A script as the studio saves it is about this long. */
const SCRIPT_TEXT = 'Hold the bottle upside down. Nothing comes out. '.repeat(38)

export function newScript() {
  return {
    title: 'Glaciero tumbler - Storytelling Script',
    script_text: SCRIPT_TEXT,
    product_name: 'Glaciero tumbler',
    audience: 'fitness-enthusiasts',
    price: 29.99,
    features: ['Leakproof lid', 'Keeps drinks cold for 24 hours'],
    viral_potential_score: 8.2,
  }
}
