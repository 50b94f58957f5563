import type { FeatureAnalysis } from '../analysis'
import { joinList } from '../language'
import { countWords } from './word-counts'

/** Features that share one line: one with its consequence, two clauses, or up to three of a kind in a list. Numbers are positions in the seller's order. */
export interface FeatureGroup {
  features: number[]
  form: 'full' | 'short' | 'pair' | 'list'
}

/** Longer clauses cannot be said in one breath and stay out of speech; they still become selling points. */
const LONGEST_CLAUSE = 22
const LONGEST_LIST = 24
const LONGEST_LIST_ITEM = 9
const LONGEST_PAIR = 16
/** From here on a script has room to give features sentences of their own, so one list is enough. */
const ROOMY = 120

/**
 * Decides how each feature is said, so that as many as possible are said at all: the seller's first ones with their consequence,
 * the later ones in lists. Drops from the end only what no list can hold, and anywhere what `canSay` refuses.
 */
export function planFeatures(
  features: readonly FeatureAnalysis[],
  aim: number,
  canSay: (clause: string) => boolean = () => true,
): FeatureGroup[] {
  const clauseWords = features.map((feature) => countWords(feature.clause))
  const kinds = features.map(listKind)
  let voiced = features
    .map((_, at) => at)
    .filter((at) => (clauseWords[at] ?? 99) <= LONGEST_CLAUSE && canSay(features[at]?.clause ?? ''))
  const wanted = aim * (aim < 45 ? 0.3 : aim < 100 ? 0.34 : 0.4)
  // A very short video needs its words for hook, name, price and call.
  const ceiling = aim * (aim < 45 ? 0.3 : aim < 60 ? 0.38 : 0.56)

  for (let full = voiced.length; ; full--) {
    const groups = grouped(voiced, Math.max(0, full), clauseWords, kinds, aim >= ROOMY ? 1 : Infinity)
    const words = groups.reduce((sum, group) => sum + groupWords(group, clauseWords), 0)
    if (words <= wanted || (full <= 1 && words <= ceiling)) return groups
    if (full <= 0) {
      if (voiced.length <= 1) return groups
      voiced = voiced.slice(0, -1)
      full = 1
    }
  }
}

/** What a feature can share a verb with: "it's A and B", "it has A and B", "it folds and rolls". Anything else stands alone. */
function listKind(feature: FeatureAnalysis): 'be' | 'have' | 'verb' | undefined {
  const { form, predicate } = feature
  if (predicate === undefined || form === 'negative' || form === 'includes' || predicate.includes(',')) return undefined
  if (/^(?:is|are) /.test(predicate)) return countWords(predicate) <= 4 ? 'be' : undefined
  if (/^(?:has|have) /.test(predicate)) return 'have'
  return 'verb'
}

function grouped(
  voiced: readonly number[],
  full: number,
  clauseWords: readonly number[],
  kinds: readonly (string | undefined)[],
  mostLists: number,
): FeatureGroup[] {
  const wordsOf = (group: FeatureGroup) => group.features.reduce((sum, at) => sum + (clauseWords[at] ?? 0), 0)
  const groups: FeatureGroup[] = []
  let lists = 0
  for (const at of voiced.slice(full)) {
    const words = clauseWords[at] ?? 0
    const kind = kinds[at]
    const open = groups.find(
      (group) =>
        kind !== undefined &&
        words <= LONGEST_LIST_ITEM &&
        kinds[group.features[0] ?? -1] === kind &&
        group.features.length < 3 &&
        (group.form === 'list' || lists < mostLists) &&
        wordsOf(group) + words <= LONGEST_LIST,
    )
    if (!open) {
      groups.push({ features: [at], form: 'short' })
      continue
    }
    if (open.form !== 'list') lists++
    open.form = 'list'
    open.features.push(at)
  }
  // What is left over goes two by two, so that short sentences do not rattle.
  const paired: FeatureGroup[] = []
  for (const group of groups) {
    const last = paired[paired.length - 1]
    if (
      group.form === 'short' &&
      last?.form === 'short' &&
      wordsOf(last) + wordsOf(group) <= LONGEST_PAIR &&
      kinds[last.features[0] ?? -1] !== kinds[group.features[0] ?? -1]
    ) {
      last.form = 'pair'
      last.features.push(...group.features)
    } else paired.push(group)
  }
  return [...voiced.slice(0, full).map((at): FeatureGroup => ({ features: [at], form: 'full' })), ...paired]
}

function groupWords(group: FeatureGroup, clauseWords: readonly number[]): number {
  const words = group.features.reduce((sum, at) => sum + (clauseWords[at] ?? 0), 0)
  return words + (group.form === 'full' ? 9 : group.form === 'list' ? 3 : 2)
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

/** Features of one kind as one clause: "it's foldable, waterproof, and dishwasher safe", "it folds flat and rolls up". */
export function clauseList(features: readonly FeatureAnalysis[], subject: string): string {
  const predicates = features.map((feature) => feature.predicate ?? '')
  const shared = /^(?:is|are|has|have) /.exec(predicates[0] ?? '')?.[0]
  if (shared && predicates.every((predicate) => predicate.startsWith(shared))) {
    const opening =
      subject === 'it' && shared === 'is '
        ? "it's "
        : subject === 'they' && shared === 'are '
          ? "they're "
          : `${subject} ${shared}`
    return `${opening}${joinList(predicates.map((predicate) => predicate.slice(shared.length)))}`
  }
  return `${subject} ${joinList(predicates)}`
}
