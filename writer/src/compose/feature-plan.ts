import type { FeatureAnalysis } from '../analysis'
import { countWords } from './word-counts'

/** Features that share one line: one with its consequence, or up to three in a list. Numbers are positions in the seller's order. */
export interface FeatureGroup {
  features: number[]
  form: 'full' | 'short' | 'list'
}

/** Longer clauses cannot be said in one breath and stay out of speech; they still become selling points. */
const LONGEST_CLAUSE = 22
const LONGEST_LIST = 24
const LONGEST_LIST_ITEM = 9

/**
 * Decides how each feature is said, so that as many as possible are said at all: the seller's first ones with their consequence,
 * the later ones in lists. Drops from the end only what no list can hold.
 */
export function planFeatures(features: readonly FeatureAnalysis[], aim: number): FeatureGroup[] {
  const clauseWords = features.map((feature) => countWords(feature.clause))
  let voiced = features.map((_, at) => at).filter((at) => (clauseWords[at] ?? 99) <= LONGEST_CLAUSE)
  const wanted = aim * 0.4
  // A very short video needs its words for hook, name, price and call.
  const ceiling = aim * (aim < 60 ? 0.42 : 0.56)

  for (let full = voiced.length; ; full--) {
    const groups = grouped(voiced, Math.max(0, full), clauseWords)
    const words = groups.reduce((sum, group) => sum + groupWords(group, clauseWords), 0)
    if (words <= wanted || (full <= 1 && words <= ceiling)) return groups
    if (full <= 0) {
      if (voiced.length <= 1) return groups
      voiced = voiced.slice(0, -1)
      full = 1
    }
  }
}

function grouped(voiced: readonly number[], full: number, clauseWords: readonly number[]): FeatureGroup[] {
  const groups: FeatureGroup[] = voiced.slice(0, full).map((at) => ({ features: [at], form: 'full' }))
  let open: number[] = []
  const close = () => {
    if (open.length > 0) groups.push({ features: open, form: open.length > 1 ? 'list' : 'short' })
    open = []
  }
  for (const at of voiced.slice(full)) {
    const words = clauseWords[at] ?? 0
    const inList = open.reduce((sum, other) => sum + (clauseWords[other] ?? 0), 0)
    if (open.length === 3 || words > LONGEST_LIST_ITEM || inList + words > LONGEST_LIST) close()
    open.push(at)
    if (words > LONGEST_LIST_ITEM) close()
  }
  close()
  return groups
}

function groupWords(group: FeatureGroup, clauseWords: readonly number[]): number {
  const words = group.features.reduce((sum, at) => sum + (clauseWords[at] ?? 0), 0)
  return words + (group.form === 'full' ? 9 : group.form === 'short' ? 2 : 3)
}

/** Spreads groups over the beats that carry features, in order; earlier beats never get fewer than later ones. */
export function spreadGroups(groups: readonly FeatureGroup[], beats: readonly string[]): Map<string, FeatureGroup[]> {
  const spread = new Map<string, FeatureGroup[]>()
  let from = 0
  beats.forEach((beat, at) => {
    const count = Math.ceil((groups.length - from) / (beats.length - at))
    if (count > 0) spread.set(beat, groups.slice(from, from + count))
    from += Math.max(0, count)
  })
  return spread
}

/** Several clauses about the product as one: "it's foldable, waterproof, and dishwasher safe", "it folds flat, and there's a handle". */
export function clauseList(features: readonly FeatureAnalysis[], subject: string): string {
  const predicates = features.map((feature) => feature.predicate)
  if (predicates.every((predicate) => predicate !== undefined)) {
    const shared = /^(?:is|are|has|have) /.exec(predicates[0] ?? '')?.[0]
    if (shared && predicates.every((predicate) => predicate.startsWith(shared))) {
      return `${subject} ${shared}${joined(predicates.map((predicate) => predicate.slice(shared.length)))}`
    }
    return `${subject} ${joined(predicates)}`
  }
  return joined(features.map((feature) => feature.clause))
}

/** "A", "A and B", "A, B, and C". */
export function joined(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? ''
  // With a comma inside an item, "A and B" would be misread.
  if (items.length === 2) return `${items[0]}${items.some((item) => item.includes(' and ')) ? ',' : ''} and ${items[1]}`
  return `${items.slice(0, -1).join(', ')}, and ${items[items.length - 1]}`
}
