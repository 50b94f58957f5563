/** The column that was probably meant: the fewest letters away, and at most a third of them (rounded up). */
export function nearestName(wanted: string, names: Iterable<string>): string | undefined {
  let best: { name: string; distance: number } | undefined
  for (const name of names) {
    const distance = lettersApart(wanted.slice(0, MAX_LENGTH), name.slice(0, MAX_LENGTH))
    if (distance <= Math.ceil(Math.max(wanted.length, name.length) / 3) && (!best || distance < best.distance))
      best = { name, distance }
  }
  return best?.name
}

/** Names are at most 63 letters; a list of parameters may be longer. */
export const MAX_LENGTH = 200

/** Levenshtein's distance; the texts are short, so a row of numbers is all it takes. */
export function lettersApart(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1))
    }
    row = next
  }
  return row[b.length]!
}
