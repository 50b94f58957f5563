import { type Department, type DepartmentWords, phrases } from '../kinds'

interface Found {
  department: Department
  at: number
  length: number
}

/** The department of the longest strong phrase of a title, of the last one where several are as long. */
export const strongDepartment = (title: string, all: readonly DepartmentWords[]): Department | undefined =>
  foundIn(title, all, 'strong').sort((a, b) => b.length - a.length || b.at - a.at)[0]?.department

/** The department of the last other word, in the first part of a title that has one. */
export function weakDepartment(parts: readonly string[], all: readonly DepartmentWords[]): Department | undefined {
  for (const part of parts) {
    const [last] = foundIn(part, all, 'words').sort((a, b) => b.at + b.length - a.at - a.length || b.length - a.length)
    if (last) return last.department
  }
  return undefined
}

const foundIn = (text: string, all: readonly DepartmentWords[], strength: 'strong' | 'words'): Found[] =>
  all.flatMap((entry) =>
    [...text.matchAll(patternsOf(entry)[strength])].map(({ 0: phrase, index }) => ({
      department: entry.department,
      at: index,
      length: phrase.length,
    })),
  )

const patterns = new WeakMap<DepartmentWords, Record<'strong' | 'words', RegExp>>()

function patternsOf(entry: DepartmentWords): Record<'strong' | 'words', RegExp> {
  const known = patterns.get(entry) ?? { strong: phrases(entry.strong), words: phrases(entry.words) }
  patterns.set(entry, known)
  return known
}
