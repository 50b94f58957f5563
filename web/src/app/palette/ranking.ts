/** As much of an entry as its place in the list needs. */
interface Rankable {
  id: string
  label: string
  words: readonly string[]
}

/** How well a text fits what was typed: 0 not at all, 1 exactly. */
export type Score = (text: string, typed: string, words: string[]) => number

/** Being used lately lifts an entry above a slightly better fit, never above a much better one. */
const RECENT_LIFT = 0.15

/** The entries that fit what was typed, best first; with nothing typed all, the lately used first. */
export function ranked<Entry extends Rankable>(
  entries: readonly Entry[],
  typed: string,
  recent: readonly string[],
  score: Score,
): Entry[] {
  const text = typed.trim()
  const lateness = (id: string) => {
    const place = recent.indexOf(id)
    return place === -1 ? 0 : 1 - place / Math.max(recent.length, 1)
  }
  return entries
    .map((entry, order) => {
      const fit = text ? score(entry.label, text, [...entry.words]) : 1
      return { entry, order, weight: fit > 0 ? fit + RECENT_LIFT * lateness(entry.id) : 0 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.order - b.order)
    .map(({ entry }) => entry)
}

/** Whether an entry holds the text as it was typed, as the search of the server asks. */
export function saysSo({ label, words }: Rankable, typed: string): boolean {
  const text = typed.trim().toLowerCase()
  return [label, ...words].some((said) => said.toLowerCase().includes(text))
}

const MAX_RECENT = 6

/** The list of what was used, with this first. */
export function remembered(recent: readonly string[], id: string): string[] {
  return [id, ...recent.filter((other) => other !== id)].slice(0, MAX_RECENT)
}
