import type { Scene } from '@reelwright/shared'
import { wordsOf } from '../../../platform'

export interface SceneMatches {
  /** Position in the new script to position in the old one, for scenes that both have. */
  oldOf: ReadonlyMap<number, number>
  /** Positions in the new script of scenes that others overtook. */
  moved: ReadonlySet<number>
}

/** Share of the words that two lines must have in common to be one scene, where ids say so, too. */
const SAME_ID = 0.25
/** And where only the words say so. */
const OTHER_ID = 0.5
/** More pairs than these are not compared by their words. */
const MAX_PAIRS = 10_000

/**
 * Which scene of the new script is which of the old one. Ids are believed where the words agree; then come the words alone (a script
 * that was regenerated renumbers its scenes), then what is left over with the same id.
 */
export function matchedScenes(before: readonly Scene[], after: readonly Scene[]): SceneMatches {
  const oldOf = new Map<number, number>()
  const taken = new Set<number>()
  const match = (now: number, old: number) => {
    oldOf.set(now, old)
    taken.add(old)
  }
  const byId = new Map(before.map(({ id }, at) => [id, at]))
  const words = [before.map(bagOf), after.map(bagOf)] as const
  const likeness = (old: number, now: number) => shareOf(words[0][old], words[1][now])
  const freeById = (now: number) => {
    const old = byId.get(after[now]?.id ?? 0)
    return old !== undefined && !taken.has(old) && !oldOf.has(now) ? old : undefined
  }

  for (const now of after.keys()) {
    const old = freeById(now)
    if (old !== undefined && likeness(old, now) >= SAME_ID) match(now, old)
  }

  const freeOld = [...before.keys()].filter((old) => !taken.has(old))
  const freeNow = [...after.keys()].filter((now) => !oldOf.has(now))
  if (freeOld.length * freeNow.length <= MAX_PAIRS) {
    const pairs = freeNow
      .flatMap((now) => freeOld.map((old) => ({ now, old, like: likeness(old, now) })))
      .filter(({ like }) => like >= OTHER_ID)
      .sort((a, b) => b.like - a.like || a.now - b.now || a.old - b.old)
    for (const { now, old } of pairs) if (!oldOf.has(now) && !taken.has(old)) match(now, old)
  }

  for (const now of after.keys()) {
    const old = freeById(now)
    if (old !== undefined) match(now, old)
  }
  return { oldOf, moved: overtaken(oldOf) }
}

interface Bag {
  words: ReadonlyMap<string, number>
  size: number
}

function bagOf({ voiceover, visualCue }: Scene): Bag {
  // Scenes without words are distinguished by what they show.
  const text = voiceover.trim() === '' ? visualCue : voiceover
  const words = new Map<string, number>()
  let size = 0
  for (const word of wordsOf(text.toLowerCase())) {
    if (!/[\p{L}\p{N}]/u.test(word)) continue
    words.set(word, (words.get(word) ?? 0) + 1)
    size++
  }
  return { words, size }
}

/** 0 for nothing in common, 1 for the same words. */
function shareOf(one: Bag | undefined, other: Bag | undefined): number {
  if (!one || !other) return 0
  if (one.size === 0 && other.size === 0) return 1
  const [small, large] = one.words.size <= other.words.size ? [one, other] : [other, one]
  let common = 0
  for (const [word, count] of small.words) common += Math.min(count, large.words.get(word) ?? 0)
  return (2 * common) / (one.size + other.size)
}

/** All but the longest run that kept its order: the fewest scenes that must have moved. */
function overtaken(oldOf: ReadonlyMap<number, number>): Set<number> {
  const order = [...oldOf].sort(([a], [b]) => a - b)
  /** For every length, the entry with the lowest old position that ends a run of this length. */
  const ends: number[] = []
  const previous: number[] = []
  for (const [index, [, old]] of order.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const end = order[ends[middle] ?? 0]?.[1] ?? 0
      if (end < old) low = middle + 1
      else high = middle
    }
    previous.push(low > 0 ? (ends[low - 1] ?? -1) : -1)
    ends[low] = index
  }
  const kept = new Set<number>()
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) kept.add(order[index]?.[0] ?? -1)
  return new Set(order.map(([now]) => now).filter((now) => !kept.has(now)))
}
