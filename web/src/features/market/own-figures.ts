/** What the figures are made of: own scripts, as the database has them. */
export interface ScriptFigures {
  video_style: string
  tone: string | null
  viral_potential_score: number | null
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

/** The Mondays of the last weeks, oldest first; the last one's week is now. */
export function weekStarts(now: Date, weeks = 8): Date[] {
  const monday = new Date(now)
  monday.setHours(0, 0, 0, 0)
  monday.setDate(monday.getDate() - ((monday.getDay() + 6) % 7))
  return Array.from({ length: weeks }, (_, index) => {
    const start = new Date(monday)
    // By calendar days, since a week with a clock change is not 168 hours long.
    start.setDate(start.getDate() - 7 * (weeks - 1 - index))
    return start
  })
}
