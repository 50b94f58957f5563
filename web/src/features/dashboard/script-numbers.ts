import { BOARD_COLUMNS, type BoardColumn, boardColumn, countByColumn } from '../library'
import { longestStreak, runningStreak, sameDay } from './streak'

/** What the dashboard asks of each script. */
export interface CountedScript {
  id: string
  title: string
  status: string
  kanban_status: string | null
  viral_potential_score: number | null
  views: number | null
  likes: number | null
  shares: number | null
  created_at: string
  updated_at: string
}

/** A video in the ranking. `sales` is known for samples only, until results are recorded with them. */
export interface RankedVideo {
  id: string
  title: string
  views: number
  /** 0.068 is 6.8 %. */
  engagement: number
  sales?: number
}

/** What one account has made, in numbers. (B-QA-05 to B-QA-09, CX-02) */
export interface ScriptNumbers {
  total: number
  /** On the 0-10 scale; undefined when nothing was ever scored. */
  averageScore: number | undefined
  bestScore: number | undefined
  columns: Record<BoardColumn, number>
  /** Days in a row on which something was written, up to today. */
  creationStreak: number
  longestCreationStreak: number
  postingStreak: number
  writtenToday: number
  topVideos: RankedVideo[]
  /** The newest five. (B-DS-22) */
  recent: { id: string; title: string }[]
}

/** What planning and writing one script by hand takes; the sample says 270 minutes for three. (OP-40) */
export const MINUTES_PER_SCRIPT = 90

/** (CX-35) */
const SCORE_WITHOUT_SCRIPTS = '8.2/10'

/** `scripts` are the newest first; `total` may count more than were asked for. */
export function countScripts(scripts: readonly CountedScript[], total: number, now: Date): ScriptNumbers {
  const scores = scripts.flatMap(({ viral_potential_score: score }) => (score === null ? [] : [onTenScale(score)]))
  const written = scripts.map((script) => new Date(script.created_at))
  // Nothing keeps the day of posting yet; the last change of a posted script is the nearest to it.
  const posted = scripts.filter((script) => boardColumn(script) === 'posted')

  return {
    total,
    averageScore: scores.length ? scores.reduce((sum, score) => sum + score, 0) / scores.length : undefined,
    bestScore: scores.length ? Math.max(...scores) : undefined,
    columns: countByColumn(scripts),
    creationStreak: runningStreak(written, now),
    longestCreationStreak: longestStreak(written),
    postingStreak: runningStreak(
      posted.map((script) => new Date(script.updated_at)),
      now,
    ),
    writtenToday: written.filter((day) => sameDay(day, now)).length,
    topVideos: rankVideos(scripts),
    recent: scripts.slice(0, 5).map(({ id, title }) => ({ id, title })),
  }
}

/** A stored value above 10 is a percentage. (CX-35) */
export const onTenScale = (score: number) => (score > 10 ? score / 10 : score)

/** "8.4/10" (B-QA-06, CX-35) */
export function averageText(average: number | undefined): string {
  return average === undefined ? SCORE_WITHOUT_SCRIPTS : `${average.toFixed(1)}/10`
}

/** 270 is "4.5 hrs", 60 is "1 hr". */
export function hoursText(minutes: number): string {
  const hours = Math.round(minutes / 6) / 10
  return `${hours.toLocaleString('en-US')} ${hours === 1 ? 'hr' : 'hrs'}`
}

/** Share of scripts that need no more writing: ready to film or posted. (B-QA-08) */
export function completionText({ columns, total }: Pick<ScriptNumbers, 'columns' | 'total'>): string {
  const counted = BOARD_COLUMNS.reduce((sum, column) => sum + columns[column], 0)
  if (total === 0 || counted === 0) return '0%'
  return `${Math.round((100 * (columns.ready_to_film + columns.posted)) / counted)}%`
}

/** Videos with recorded views, best first. (B-OV-04, CX-02) */
function rankVideos(scripts: readonly CountedScript[]): RankedVideo[] {
  return scripts
    .flatMap(({ id, title, views, likes, shares }) =>
      views ? [{ id, title, views, engagement: ((likes ?? 0) + (shares ?? 0)) / views }] : [],
    )
    .sort((one, other) => other.views - one.views)
    .slice(0, 5)
}
