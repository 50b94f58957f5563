import { lettersApart, MAX_LENGTH } from './nearest'

/** How alike names must be for a hint, as in the original. */
const MIN_SCORE = 0.33
/** Names that share most groups of letters and are compared letter by letter. */
const CANDIDATES = 50

/**
 * The name that was probably meant, chosen as the original chooses its hints: of the names that share groups of three letters, or
 * else of two, the one with the smallest edit distance.
 */
export function closestName(wanted: string, names: Iterable<string>): string | undefined {
  const text = wanted.slice(0, MAX_LENGTH).toLowerCase()
  const known = [...new Set(names)].map((name) => ({ name, text: name.slice(0, MAX_LENGTH).toLowerCase() }))
  const same = known.find((one) => one.text === text)
  if (same) return same.name
  for (const size of [3, 2]) {
    const groups = groupsOf(text, size)
    const [best] = known
      .map((one) => ({ ...one, shared: cosine(groups, groupsOf(one.text, size)) }))
      .filter(({ shared }) => shared > 0)
      .sort((a, b) => b.shared - a.shared)
      .slice(0, CANDIDATES)
      .map((one) => ({ ...one, score: 1 - lettersApart(text, one.text) / Math.max(text.length, one.text.length) }))
      .filter(({ score }) => score >= MIN_SCORE)
      .sort((a, b) => b.score - a.score)
    if (best) return best.name
  }
  return undefined
}

/** How often each group of so many letters stands in a text; signs do not count, and hyphens mark its ends. */
function groupsOf(text: string, size: number): Map<string, number> {
  const enclosed = `-${text.replace(/[^\p{L}\p{N}\s,]/gu, '')}-`
  const groups = new Map<string, number>()
  for (let i = 0; i + size <= enclosed.length; i++) {
    const group = enclosed.slice(i, i + size)
    groups.set(group, (groups.get(group) ?? 0) + 1)
  }
  return groups
}

function cosine(a: Map<string, number>, b: Map<string, number>): number {
  let product = 0
  for (const [group, count] of a) product += count * (b.get(group) ?? 0)
  return product === 0 ? 0 : product / (norm(a) * norm(b))
}

const norm = (groups: Map<string, number>) => Math.hypot(...groups.values())
