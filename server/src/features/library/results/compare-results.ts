import type { ResultGroup, ResultGrouping, ResultMeasure, ResultComparison, ResultsQuery } from '@reelwright/shared'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import type { SignedInUser } from '../../../platform/http'
import { typicalOf, verdictOf } from './typical'

/** The newest videos that are compared: older ones are from another time, and recognising hooks takes a moment for each. */
const MAX_VIDEOS = 1000

const COLUMNS: Record<ResultMeasure, string> = { views: 'views', clicks: 'clicks', orders: 'sales', revenue: 'revenue' }

/** Columns that results are grouped by. */
const KEYS: Record<Exclude<ResultGrouping, 'hook' | 'cta'>, ReturnType<typeof sql>> = {
  style: sql`s.video_style`,
  tone: sql`coalesce(s.tone, '')`,
  // The studio's lengths, each up to and with its own.
  length: sql`case when s.video_length <= 30 then '30' when s.video_length <= 60 then '60'
    when s.video_length <= 90 then '90' else '120' end`,
}

interface Video {
  value: number
  key: string
}

/** What came of the account's posted videos, compared by how their scripts are made. */
export async function compareResults(
  db: Db,
  user: SignedInUser,
  { by, measure }: ResultsQuery,
): Promise<ResultComparison> {
  const own = db.asUser(user.claims)
  const column = sql.ref(`s.${COLUMNS[measure]}`)
  const [[counts], videos] = await Promise.all([
    own.query(sql<{ posted: number; with_measure: number }>`
      select count(*)::int as posted, count(${column})::int as with_measure
      from public.scripts s where s.user_id = ${user.id} and s.board_column = 'posted'`),
    own.query(sql<Video>`
      select ${column}::float8 as value, left(${keyOf(by)}, 1000) as key
      from public.scripts s where s.user_id = ${user.id} and s.board_column = 'posted' and ${column} is not null
      order by s.posted_at desc nulls last, s.id limit ${MAX_VIDEOS}`),
  ])
  const nameOf = await namingOf(by)
  const named = videos.flatMap(({ value, key }) => {
    const name = nameOf(key)
    return name ? [{ value, key: name }] : []
  })
  return {
    by,
    measure,
    overall: typicalOf(videos.map(({ value }) => value)),
    groups: groupsOf(named),
    posted: counts?.posted ?? 0,
    withMeasure: counts?.with_measure ?? 0,
  }
}

function keyOf(by: ResultGrouping) {
  if (by === 'hook') return spoken('0', sql`split_part(s.script_text, E'\n', 1)`)
  if (by === 'cta') return spoken('-1', sql`right(s.script_text, 300)`)
  return KEYS[by]
}

/** Of the script's own scenes; of a script that has none, of its text. */
function spoken(scene: '0' | '-1', otherwise: ReturnType<typeof sql>) {
  return sql`coalesce(nullif(s.script_data #>> array['scenes', ${scene}, 'voiceover'], ''), ${otherwise})`
}

/** Names the group of a key; undefined for what belongs to no group: it counts for the whole only. */
async function namingOf(by: ResultGrouping): Promise<(key: string) => string | undefined> {
  if (by !== 'hook' && by !== 'cta') return (key) => key.trim() || undefined
  // Loaded with the first comparison that needs it: the writer is 4 MB.
  const { ctaCategoryOf, hookCategoryOf } = await import('@reelwright/writer')
  return by === 'hook'
    ? (key) => hookCategoryOf(firstSentence(key)) ?? undefined
    : (key) => ctaCategoryOf(lastSentence(key)) ?? undefined
}

const sentencesOf = (text: string) => text.match(/[^.!?\n]+[.!?]*/g) ?? [text]
const firstSentence = (text: string) => sentencesOf(text)[0] ?? ''
/** With the one before: "Link's right here. No rush." */
const lastSentence = (text: string) => sentencesOf(text.trim()).slice(-2).join(' ')

/** Groups with enough videos first, the best first; then the others, the largest first. */
function groupsOf(videos: readonly Video[]): ResultGroup[] {
  const keys = [...new Set(videos.map(({ key }) => key))]
  const groups = keys.map((key) => {
    const values = (inside: boolean) =>
      videos.filter((video) => (video.key === key) === inside).map(({ value }) => value)
    const typical = typicalOf(values(true))
    return { key, ...typical, verdict: verdictOf(typical, typicalOf(values(false))) }
  })
  return groups.sort(
    (a, b) => (b.typical ?? -1) - (a.typical ?? -1) || b.videos - a.videos || a.key.localeCompare(b.key, 'en'),
  )
}
