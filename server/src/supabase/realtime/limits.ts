/** How much one peer may ask for. Times in milliseconds, sizes in bytes. */
export interface Limits {
  sockets: number
  socketsPerAddress: number
  channelsPerSocket: number
  /** `burst` at once, then `perSecond`. A client that comes back joins all its channels again at once. */
  joins: Rate
  messages: Rate
  /** Calls of track and untrack by one channel. */
  presence: { calls: number; windowMs: number }
  presencePayload: number
  presenceKey: number
  broadcastPayload: number
  /** Of a channel's whole topic: the protocol has one byte for its length. */
  topic: number
  bindingsPerChannel: number
  filterLength: number
  /** What may wait for a slow peer. Above the largest message, so that one alone never ends a connection. */
  outgoing: number
  idleMs: number
  /** Between a refused join and its answer: slows down clients that try again and again. */
  refusalMs: number
  /** How long a join waits for the database before it is answered without it. */
  joinMs: number
  /** How often a server sends a heartbeat, and after which silence the others drop it. */
  aliveMs: number
  goneMs: number
  /** How long a stop waits for peers to say goodbye. */
  goodbyeMs: number
}

export interface Rate {
  burst: number
  perSecond: number
}

export const LIMITS: Limits = {
  sockets: 10_000,
  socketsPerAddress: 2_000,
  channelsPerSocket: 100,
  joins: { burst: 200, perSecond: 20 },
  messages: { burst: 1_000, perSecond: 200 },
  presence: { calls: 5, windowMs: 30_000 },
  presencePayload: 64 * 1024,
  presenceKey: 1024,
  broadcastPayload: 3_000_000,
  topic: 255,
  bindingsPerChannel: 100,
  filterLength: 8 * 1024,
  outgoing: 8 * 1024 * 1024,
  idleMs: 60_000,
  refusalMs: 5_000,
  joinMs: 2_000,
  aliveMs: 10_000,
  goneMs: 35_000,
  goodbyeMs: 500,
}

/** A bucket that fills by `perSecond` up to `burst`; `take` says whether there was one left. `now` in milliseconds. */
export function rateLimit({ burst, perSecond }: Rate, now: number) {
  let left = burst
  let filledAt = now
  return {
    take(now: number): boolean {
      left = Math.min(burst, left + ((now - filledAt) / 1000) * perSecond)
      filledAt = now
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}

/** At most `calls` within any window; `take` says whether one more fits. */
export function windowLimit({ calls, windowMs }: Limits['presence']) {
  let taken: number[] = []
  return {
    take(now: number): boolean {
      taken = taken.filter((at) => at > now - windowMs)
      if (taken.length >= calls) return false
      taken.push(now)
      return true
    },
  }
}
