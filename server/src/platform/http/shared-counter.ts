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
  patienceMs?: number
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
  /** Counted here while nobody could be asked; told with the next claim. */
  untold: number
  asking: 'no' | 'yes' | 'late'
  waiting: (() => void)[]
}

const PATIENCE_MS = 1000
/** Nobody is asked again for so long after a failure: each request would wait in vain. */
const REST_MS = 5000
const TELL_EVERY_MS = 60_000
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
  const { claim, onTrouble, patienceMs = PATIENCE_MS, now = () => performance.now() } = tools
  const windows = new Map<string, Window>()
  let restUntil = -Infinity
  let toldAt = -Infinity

  function windowOf(key: string): Window {
    const window = windows.get(key) ?? {
      used: 0,
      claimed: 0,
      endsAt: -Infinity,
      untold: 0,
      asking: 'no',
      waiting: [],
    }
    // To the end of the line: a Map keeps the order of insertion.
    windows.delete(key)
    windows.set(key, window)
    if (windows.size > MAX_WINDOWS) windows.delete(windows.keys().next().value!)
    return window
  }

  function rest(error: unknown) {
    restUntil = now() + REST_MS
    if (now() - toldAt < TELL_EVERY_MS) return
    toldAt = now()
    onTrouble(error)
  }

  function release(window: Window) {
    for (const again of window.waiting.splice(0)) again()
  }

  async function ask(key: string, window: Window, limit: Limit) {
    while (window.waiting.length > 0) {
      window.asking = 'yes'
      await claimFor(key, window, limit)
      // It still asks: those for whom there was no place gather for the next claim.
      window.asking = 'yes'
      release(window)
    }
    window.asking = 'no'
  }

  async function claimFor(key: string, window: Window, { max, windowMs }: Limit) {
    const told = window.endsAt > now() ? window.untold : 0
    const wanted = Math.max(Math.floor(max / PART), window.waiting.length)
    window.untold = 0
    let answered = false
    const giveUp = () => {
      if (answered) return
      window.asking = 'late'
      rest(new Error(`No answer in ${patienceMs} ms`))
      release(window)
    }
    // After a look at what has arrived: where this thread was busy for so long, the answer is there and was not read yet.
    const timer = setTimeout(() => setImmediate(giveUp), patienceMs)
    try {
      const { used, ttl } = await claim!(key, told + wanted, windowMs)
      // Those that could not wait have had their places.
      const gone = Math.min(window.untold, wanted)
      window.untold -= gone
      window.used = used - wanted + gone
      window.claimed = used
      window.endsAt = now() + ttl
    } catch (error) {
      window.untold += told
      rest(error)
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

    if (!claim || window.asking === 'late' || now() < restUntil) {
      if (!running) Object.assign(window, { used: 0, claimed: 0, untold: 0, endsAt: now() + limit.windowMs })
      window.untold++
      return place()
    }
    window.waiting.push(() => count(key, limit, done))
    if (window.asking === 'no') void ask(key, window, limit)
  }

  return { count }
}
