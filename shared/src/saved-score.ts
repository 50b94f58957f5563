/** What a script without a score is stored with. */
const DEFAULT_SCORE = 85
/** What the four scenes that are written while the service is away are stored with. */
const OFFLINE_SCORE = 8.2

/** "8.2/10" is 8.2; a text without a number is 85. */
export function savedScore(score: string | undefined): number {
  const number = Number.parseFloat(/\d+(\.\d+)?/.exec(score ?? '')?.[0] ?? '')
  return Number.isNaN(number) ? DEFAULT_SCORE : Math.min(100, number)
}

/** The craft score that people see, on the 0-10 scale; undefined for a stored number that is only a default. */
export function craftScore(stored: number | null | undefined, generatedBy?: unknown): number | undefined {
  if (stored === null || stored === undefined || stored < 0 || stored === DEFAULT_SCORE) return undefined
  if (stored === OFFLINE_SCORE && generatedBy === 'offline') return undefined
  return stored > 10 ? stored / 10 : stored
}
