/** How much of a text's four-word runs another text has, too, from 0 to 1. */
export function sharedRuns(text: string, other: string): number {
  const runs = fourWordRuns(text)
  if (runs.length === 0) return 0
  const known = new Set(fourWordRuns(other))
  return runs.filter((run) => known.has(run)).length / runs.length
}

function fourWordRuns(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []
  return Array.from({ length: Math.max(0, words.length - 3) }, (_, at) => words.slice(at, at + 4).join(' '))
}
