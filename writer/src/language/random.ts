/** One source of choices. The same seed gives the same choices on every machine. */
export interface Random {
  /** At least 0, below 1. */
  next(): number
  /** A whole number, at least 0 and below `limit`. */
  int(limit: number): number
  /** One element; throws on an empty list, since no default could be right. */
  pick<T>(list: readonly T[]): T
  /** A new list; the given one stays as it is. */
  shuffle<T>(list: readonly T[]): T[]
  /** An own source for one slot: however much one slot draws, the others see the same numbers. */
  stream(slot: string | number): Random
}

/** Mixes any parts into one 32-bit number. `hashSeed('a', 'bc')` and `hashSeed('ab', 'c')` differ. */
export function hashSeed(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const part of parts) {
    const text = `${part}\u0000`
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  }
  // FNV alone leaves near seeds near each other; this finish spreads them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** The only random source of the writer: libraries that draw their own randomness cannot be replayed. */
export function seededRandom(seed: string | number): Random {
  const root = hashSeed(seed)
  let state = root

  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (limit: number) => Math.floor(next() * limit)

  return {
    next,
    int,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new Error('Cannot pick from an empty list')
      return list[int(list.length)] as T
    },
    shuffle<T>(list: readonly T[]): T[] {
      const shuffled = [...list]
      for (let i = shuffled.length - 1; i > 0; i--) {
        const j = int(i + 1)
        ;[shuffled[i], shuffled[j]] = [shuffled[j] as T, shuffled[i] as T]
      }
      return shuffled
    },
    stream: (slot) => seededRandom(hashSeed(root, slot)),
  }
}
