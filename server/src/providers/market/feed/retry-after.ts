const DAY_MS = 24 * 60 * 60_000
const FIRST_MS = 5 * 60_000

/** Milliseconds of a `Retry-After` header, seconds or a date; at most a day, undefined when it says nothing. */
export function retryAfterMs(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(ms) ? undefined : Math.min(DAY_MS, Math.max(0, ms))
}

/**
 * Milliseconds until a feed is asked again after so many failures: 5 minutes, doubled each time up to a day, and a fifth more or less,
 * so that servers that failed together do not come back together; never sooner than its server wants.
 */
export function backOffMs(failures: number, retryAfter = 0, random = Math.random()): number {
  const doubled = FIRST_MS * 2 ** Math.min(20, Math.max(0, failures - 1))
  return Math.max(retryAfter, Math.round(Math.min(DAY_MS, doubled * (0.8 + 0.4 * random))))
}
