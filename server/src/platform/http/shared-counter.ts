import { performance } from 'node:perf_hooks'

export interface Limit {
  max: number
  windowMs: number
}

/** A request's place among all of its window, from 1, and the milliseconds until the next window. More than `max` is too many. */
export interface Place {
  current: number
  ttl: number
}

export interface SharedCounter {
  count(key: string, limit: Limit, done: (place: Place) => void): void
}

export interface CounterTools {
  /** Takes places for this server alone; answers with the last one. Missing: there are no other servers. */
  claim?(key: string, places: number, windowMs: number): Promise<{ used: number; ttl: number }>
  /** At most once a minute. */
  onTrouble(error: unknown): void
  /** Milliseconds a request waits for its place, then it is counted here. */
  timeoutMs?: number
  /** Milliseconds; never goes back. */
  now?: () => number
}

/** What is known here of one key's window. */
interface Window {
  /** The last place given out. */
  used: number
  /** The last place that is ours to give out. */
  claimed: number
  endsAt: number
  /** Counted here while the database was unreachable; reported with the next claim. */
  unreportedHits: number
  claimState: 'idle' | 'pending' | 'late'
  waiting: (() => void)[]
}

const TIMEOUT_MS = 1000
/** Claims pause for this time after a failure, so requests do not wait for a database that is down. */
const RETRY_DELAY_MS = 5000
const LOG_INTERVAL_MS = 60_000
/**
 * Windows that are remembered. One that is forgotten costs a statement, no request; without other servers its count goes with it, but only
 * after so many keys have come since it was last asked for.
 */
const MAX_WINDOWS = 20_000

/**
 * Of a large limit, a part is claimed in advance, which is given out from memory: 20 of 1200 requests cost one statement. Others may then
 * be refused by so much earlier; never is anybody let through beyond the limit. Small limits are exact.
 */
const PART = 60

/**
 * Counts together with other servers, at most one claim of a key at a time: requests that come meanwhile share the next one. Whoever is
 * over the limit is refused from memory until the window ends. When claims fail or take long, this server counts alone for a while.
 */
export function createSharedCounter(tools: CounterTools): SharedCounter {
  const { claim, onTrouble, timeoutMs = TIMEOUT_MS, now = () => performance.now() } = tools
  const windows = new Map<string, Window>()
  let pausedUntil = -Infinity
  let loggedAt = -Infinity

  function windowOf(key: string): Window {
    const window = windows.get(key) ?? {
      used: 0,
      claimed: 0,
      endsAt: -Infinity,
      unreportedHits: 0,
      claimState: 'idle',
      waiting: [],
    }
    // To the end of the line: a Map keeps the order of insertion.
    windows.delete(key)
    windows.set(key, window)
    if (windows.size > MAX_WINDOWS) windows.delete(windows.keys().next().value!)
    return window
  }

  function pauseClaims(error: unknown) {
    pausedUntil = now() + RETRY_DELAY_MS
    if (now() - loggedAt < LOG_INTERVAL_MS) return
    loggedAt = now()
    onTrouble(error)
  }

  function release(window: Window) {
    for (const again of window.waiting.splice(0)) again()
  }

  async function ask(key: string, window: Window, limit: Limit) {
    while (window.waiting.length > 0) {
      window.claimState = 'pending'
      await claimFor(key, window, limit)
      // It still asks: those for whom there was no place gather for the next claim.
      window.claimState = 'pending'
      release(window)
    }
    window.claimState = 'idle'
  }

  async function claimFor(key: string, window: Window, { max, windowMs }: Limit) {
    const reported = window.endsAt > now() ? window.unreportedHits : 0
    const wanted = Math.max(Math.floor(max / PART), window.waiting.length)
    window.unreportedHits = 0
    let answered = false
    const giveUp = () => {
      if (answered) return
      window.claimState = 'late'
      pauseClaims(new Error(`No answer in ${timeoutMs} ms`))
      release(window)
    }
    // After a look at what has arrived: where this thread was busy for so long, the answer is there and was not read yet.
    const timer = setTimeout(() => setImmediate(giveUp), timeoutMs)
    try {
      const { used, ttl } = await claim!(key, reported + wanted, windowMs)
      // Those that could not wait have had their places.
      const gone = Math.min(window.unreportedHits, wanted)
      window.unreportedHits -= gone
      window.used = used - wanted + gone
      window.claimed = used
      window.endsAt = now() + ttl
    } catch (error) {
      window.unreportedHits += reported
      pauseClaims(error)
    } finally {
      answered = true
      clearTimeout(timer)
    }
  }

  function count(key: string, limit: Limit, done: (place: Place) => void) {
    const window = windowOf(key)
    const place = () => done({ current: ++window.used, ttl: Math.max(0, window.endsAt - now()) })
    const running = window.endsAt > now()
    if (running && (window.used < window.claimed || window.used >= limit.max)) return place()

    if (!claim || window.claimState === 'late' || now() < pausedUntil) {
      if (!running) Object.assign(window, { used: 0, claimed: 0, unreportedHits: 0, endsAt: now() + limit.windowMs })
      window.unreportedHits++
      return place()
    }
    window.waiting.push(() => count(key, limit, done))
    if (window.claimState === 'idle') void ask(key, window, limit)
  }

  return { count }
}
