import {
  BOARD_COLUMNS,
  type BoardColumn,
  type Choice,
  type FolderCounts,
  type ScriptChoices,
  type ScriptStats,
} from '@reelwright/shared'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/db'
import type { SignedInUser } from '../../platform/http'
import { CRAFT_SCORE } from '../account'

/** How many scripts stand in each column of the board, of all or of one folder. (B-CL-30, B-QA-09, CX-01) */
export async function countColumns(db: Db, user: SignedInUser, folder?: string): Promise<Record<BoardColumn, number>> {
  const within =
    folder === undefined ? sql`` : folder === 'none' ? sql`and folder_id is null` : sql`and folder_id = ${folder}`
  const rows = await db.asUser(user.claims).query(sql<{ board_column: BoardColumn; count: number }>`
    select board_column, count(*)::int as count from public.scripts where user_id = ${user.id} ${within} group by 1`)
  return columnsOf(rows)
}

const columnsOf = (rows: { board_column: BoardColumn; count: number }[]): Record<BoardColumn, number> => {
  const counts = { draft: 0, in_progress: 0, ready_to_film: 0, posted: 0 }
  for (const { board_column, count } of rows) if (BOARD_COLUMNS.includes(board_column)) counts[board_column] = count
  return counts
}

/** How many scripts lie in each folder; folders without any are not named. (B-LB-05) */
export async function countFolders(db: Db, user: SignedInUser): Promise<FolderCounts> {
  const rows = await db.asUser(user.claims).query(sql<{ folder_id: string | null; count: number }>`
    select folder_id, count(*)::int as count from public.scripts where user_id = ${user.id} group by 1`)
  return {
    counts: Object.fromEntries(rows.flatMap(({ folder_id, count }) => (folder_id ? [[folder_id, count]] : []))),
    none: rows.find(({ folder_id }) => folder_id === null)?.count ?? 0,
  }
}

/** What the account's scripts can be filtered by, the most used first. */
export async function listChoices(db: Db, user: SignedInUser): Promise<ScriptChoices> {
  const own = db.asUser(user.claims)
  const counted = (value: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
    own.query(sql<Choice>`
      select value, count(*)::int as count from (select ${value} as value from ${from} where user_id = ${user.id}) as each
      where value <> '' group by value order by count(*) desc, value collate "C" limit 100`)
  const scripts = sql`public.scripts`
  const [styles, tones, tags] = await Promise.all([
    counted(sql`video_style`, scripts),
    counted(sql`tone`, scripts),
    counted(sql`tag`, sql`public.scripts cross join unnest(tags) as tag`),
  ])
  return { styles, tones, tags }
}

/** The account's figures, days in the zone `tz`. (B-CL-31, B-QA-05, B-QA-06, B-OV-01 to B-OV-04, CX-02, CX-35) */
export async function summarise(db: Db, user: SignedInUser, tz: string): Promise<ScriptStats> {
  const own = db.asUser(user.claims)
  const [[total], created, posted, recent, topVideos, columns] = await Promise.all([
    own.query(sql<Totals>`
      select count(*)::int as "totalScripts", avg(${CRAFT_SCORE})::float8 as average, max(${CRAFT_SCORE})::float8 as best,
        count(*) filter (where ${BY_STUDIO})::int as "studioScripts",
        count(*) filter (where ${BY_STUDIO} and (created_at at time zone ${tz})::date = (now() at time zone ${tz})::date)::int as "studioToday"
      from public.scripts s where user_id = ${user.id}`),
    streaks(own, user.id, sql`created_at`, tz),
    streaks(own, user.id, sql`posted_at`, tz),
    own.query(sql<{ id: string; title: string }>`
      select id, title from public.scripts where user_id = ${user.id} order by created_at desc, id limit 5`),
    own.query(sql<{ video: ScriptStats['topVideos'][number] }>`
      select json_build_object('id', id, 'title', title, 'views', views, 'likes', likes, 'shares', shares, 'sales', sales) as video
      from public.scripts where user_id = ${user.id} and views > 0 order by views desc, id limit 5`),
    countColumns(db, user),
  ])
  return {
    totalScripts: total?.totalScripts ?? 0,
    averageViralScore: rounded(total?.average),
    bestViralScore: rounded(total?.best),
    writtenToday: created.today,
    studioScripts: total?.studioScripts ?? 0,
    studioToday: total?.studioToday ?? 0,
    creationStreak: created.current,
    longestCreationStreak: created.longest,
    postingStreak: posted.current,
    columns,
    recent,
    topVideos: topVideos.map(({ video }) => video),
  }
}

interface Totals {
  totalScripts: number
  average: number | null
  best: number | null
  studioScripts: number
  studioToday: number
}

/** A duplicate or an import brings the metadata of a script that was written once. */
const BY_STUDIO = sql`metadata->>'generatedBy' in ('server', 'offline')
  and not metadata ?| array['duplicatedFrom', 'importedFrom']`

interface Streaks {
  today: number
  current: number
  longest: number
}

/** Days in a row that have a script. The current row ends today, or yesterday as long as today has none. (OP-40) */
async function streaks(own: Db, userId: string, date: RawBuilder<unknown>, tz: string): Promise<Streaks> {
  const [row] = await own.query(sql<Streaks>`
    with days as (
      select (${date} at time zone ${tz})::date as day, count(*)::int as scripts
      from public.scripts where user_id = ${userId} and ${date} is not null and isfinite(${date}) group by 1
    ), rows as (
      -- Days in a row have the same distance to their number.
      select max(day) as last, count(*)::int as length
      from (select day, day - row_number() over (order by day)::int as row from days) as numbered group by row
    ), today as (select (now() at time zone ${tz})::date as day)
    select
      coalesce((select scripts from days where day = (select day from today)), 0) as today,
      coalesce((select length from rows where last between (select day - 1 from today) and (select day from today)
        order by last desc limit 1), 0) as current,
      coalesce((select max(length) from rows), 0) as longest`)
  return row ?? { today: 0, current: 0, longest: 0 }
}

const rounded = (score: number | null | undefined) =>
  score === null || score === undefined ? null : Math.round(score * 100) / 100
