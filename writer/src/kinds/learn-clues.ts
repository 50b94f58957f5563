import { BASE_CLUE, CLUE_SCALE, cluesIn } from './clues'
import type { Kind } from './types'

/** A made-up product as sellers type it. */
export interface Example {
  /** The id of its kind; empty for products of no kind. */
  kind: string
  name: string
  problem: string
  features: string[]
}

const EPOCHS = 30
const LEARNING_RATE = 0.3
const DECAY = 0.01
/** Clues of fewer examples are chance. */
const MIN_EXAMPLES = 2
/** Weights kept for each kind: more of them recognize no more products. */
const MAX_CLUES = 800
/** The patterns of a kind's features and problems hold words that sellers type, though not as they type them. */
const PATTERN_WEIGHT = 0.05
const MAX_PATTERNS = 40

interface Sample {
  kind: string
  weight: number
  clues: number[]
}

/** Weights of clues for each kind against everything else, by logistic regression over the examples. The same input gives the same weights. */
export function learnClues(kinds: readonly Kind[], examples: readonly Example[]): Map<string, Record<string, number>> {
  const typed = [
    ...examples.map(({ kind, name, problem, features }) => ({
      kind,
      weight: 1,
      found: cluesIn(name, [problem, ...features]),
    })),
    ...kinds.flatMap(({ id, features, problems }) =>
      [...features, ...problems].map(({ match }) => ({
        kind: id,
        weight: PATTERN_WEIGHT,
        found: cluesIn('', match.slice(0, MAX_PATTERNS).map(wordsOfPattern)),
      })),
    ),
  ]
  const counts = new Map<string, number>()
  for (const { found } of typed) for (const clue of found) counts.set(clue, (counts.get(clue) ?? 0) + 1)
  const clues = [...counts].filter(([, count]) => count >= MIN_EXAMPLES).map(([clue]) => clue)
  const numbers = new Map(clues.map((clue, at) => [clue, at]))
  const samples = shuffled(
    typed.map(({ kind, weight, found }) => ({
      kind,
      weight,
      clues: [...found].map((clue) => numbers.get(clue)).filter((at) => at !== undefined),
    })),
  )
  const taught = new Set(examples.map(({ kind }) => kind))
  return new Map(
    kinds
      .filter(({ id }) => taught.has(id))
      .map(({ id }) => {
        const weights = regression(samples, id, clues.length)
        const importance = (at: number) => Math.abs(weights[at] ?? 0) * Math.sqrt(counts.get(clues[at] ?? '') ?? 0)
        const kept = clues
          .map((clue, at) => ({ clue, at, weight: Math.round((weights[at] ?? 0) * CLUE_SCALE) }))
          .filter(({ weight }) => weight !== 0)
          .sort((a, b) => importance(b.at) - importance(a.at))
          .slice(0, MAX_CLUES)
          .sort((a, b) => (a.clue < b.clue ? -1 : 1))
        const base = Math.round((weights[clues.length] ?? 0) * CLUE_SCALE)
        return [id, Object.fromEntries([[BASE_CLUE, base], ...kept.map(({ clue, weight }) => [clue, weight])])]
      }),
  )
}

/** Logistic regression of one kind against the rest by AdaGrad. The last weight counts for every sample. */
function regression(samples: readonly Sample[], kind: string, count: number): Float64Array {
  const weights = new Float64Array(count + 1)
  const squares = new Float64Array(count + 1).fill(0.01)
  const step = (at: number, gradient: number) => {
    squares[at] = (squares[at] ?? 0) + gradient * gradient
    weights[at] = (weights[at] ?? 0) - (LEARNING_RATE * gradient) / Math.sqrt(squares[at])
  }
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const sample of samples) {
      let sum = weights[count] ?? 0
      for (const at of sample.clues) sum += weights[at] ?? 0
      const error = (1 / (1 + Math.exp(-sum)) - (sample.kind === kind ? 1 : 0)) * sample.weight
      if (Math.abs(error) < 0.001) continue
      for (const at of sample.clues) step(at, error + DECAY * (weights[at] ?? 0))
      step(count, error)
    }
  return weights
}

/** In an order that depends on nothing but the number of items. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  let seed = 7
  return items
    .map((item) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return { item, seed }
    })
    .sort((a, b) => a.seed - b.seed)
    .map(({ item }) => item)
}

const wordsOfPattern = (pattern: string) =>
  pattern
    .replace(/\(\?[^)]*\)/g, ' ')
    .replace(/[()|?*#~<>^$+\\]/g, ' ')
    .replace(/\bany\b/g, ' ')
