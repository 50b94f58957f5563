/** What the figures are made of: own scripts, as the database has them. */
export interface ScriptFigures {
  status: string
  kanban_status: string | null
  video_style: string
  tone: string | null
  viral_potential_score: number | null
  created_at: string
}

/** On the 0-10 scale; undefined for a script that was never scored. (CX-35) */
export function scoreOf({ viral_potential_score: score }: Pick<ScriptFigures, 'viral_potential_score'>) {
  if (score === null || score < 0) return undefined
  return score > 10 ? score / 10 : score
}

/** Undefined when nothing was scored. */
export function averageScore(scripts: readonly ScriptFigures[]): number | undefined {
  const scores = scripts.map(scoreOf).filter((score) => score !== undefined)
  return scores.length === 0 ? undefined : scores.reduce((sum, score) => sum + score, 0) / scores.length
}

export interface Rank {
  /** The stored key or words. */
  name: string
  average: number
  count: number
}

/** The styles or tones of the scored scripts, best average first. */
export function rankBy(scripts: readonly ScriptFigures[], by: 'video_style' | 'tone'): Rank[] {
  const groups = new Map<string, ScriptFigures[]>()
  for (const script of scripts) {
    const name = script[by]?.trim()
    if (name && scoreOf(script) !== undefined) groups.set(name, [...(groups.get(name) ?? []), script])
  }
  return [...groups]
    .map(([name, members]) => ({ name, average: averageScore(members) ?? 0, count: members.length }))
    .sort((a, b) => b.average - a.average || b.count - a.count || a.name.localeCompare(b.name))
}

export interface Week {
  /** Its Monday, at midnight where the reader is. */
  start: Date
  count: number
}

/** The last weeks with the scripts that began in each, oldest first. */
export function scriptsPerWeek(scripts: readonly Pick<ScriptFigures, 'created_at'>[], now: Date, weeks = 8): Week[] {
  const thisMonday = mondayOf(now)
  const starts = Array.from({ length: weeks }, (_, index) => {
    const start = new Date(thisMonday)
    // By calendar days, since a week with a clock change is not 168 hours long.
    start.setDate(start.getDate() - 7 * (weeks - 1 - index))
    return start
  })
  const counts = new Map(starts.map((start) => [start.getTime(), 0]))
  for (const { created_at } of scripts) {
    const monday = mondayOf(new Date(created_at)).getTime()
    const count = counts.get(monday)
    if (count !== undefined) counts.set(monday, count + 1)
  }
  return starts.map((start) => ({ start, count: counts.get(start.getTime()) ?? 0 }))
}

function mondayOf(moment: Date): Date {
  const monday = new Date(moment)
  monday.setHours(0, 0, 0, 0)
  monday.setDate(monday.getDate() - ((monday.getDay() + 6) % 7))
  return monday
}
