import { MAX_IMPORT_BYTES, LIMITS, MAX_IMPORTED, type KnownScript } from '@reelwright/shared'
import type { Findings, FoundScript } from './found-script'
import { titleOf } from './import-row'
import { md5 } from './md5'
import { type Columns, guessColumns, scriptsOfTable } from './table-columns'

/** A found script as a line of the preview. */
export interface Candidate {
  /** The same for the same place of the same file. */
  key: string
  script: FoundScript
  title: string
}

/** What people have said about findings. */
export interface Meaning {
  /** Of the tables, in their order. */
  columns: Columns[]
  /** Of the texts with dividing lines: one script per part. */
  divided: boolean[]
}

export const guessMeaning = ({ tables, divided }: Findings): Meaning => ({
  columns: tables.map(guessColumns),
  divided: divided.map(() => true),
})

/** All scripts that the findings hold, understood like this. */
export function candidatesOf(found: Findings, { columns, divided }: Meaning): Candidate[] {
  const listed = (prefix: string, scripts: FoundScript[]) =>
    scripts.map((script, at) => ({ key: `${prefix}-${at}`, script, title: titleOf(script) }))
  return [
    ...listed('file', found.scripts),
    ...found.divided.flatMap(({ parts, whole }, at) =>
      divided[at] ? listed(`part-${at}`, parts) : listed(`whole-${at}`, [whole]),
    ),
    ...found.tables.flatMap((table, at) => {
      const meant = columns[at]
      return meant ? listed(`row-${at}`, scriptsOfTable(table, meant)) : []
    }),
  ]
}

/** The candidates that the account has already, with the same title and the same words; and those that come twice here. */
export function knownOf(candidates: readonly Candidate[], known: readonly KnownScript[]): Set<string> {
  const titles = new Set(known.map(({ title }) => title))
  const seen = new Set(known.map(({ title, text }) => `${text} ${title}`))
  const count = new Map<string, number>()
  for (const { title } of candidates) count.set(title, (count.get(title) ?? 0) + 1)
  const found = new Set<string>()
  for (const { key, title, script } of candidates) {
    if (!titles.has(title) && count.get(title) === 1) continue
    const print = `${md5(folded(script.text.slice(0, LIMITS.content)))} ${title}`
    if (seen.has(print)) found.add(key)
    seen.add(print)
  }
  return found
}

/** As the database folds a text before it makes its print. */
const folded = (text: string) => text.replace(/[ \t\r\n]+/g, '')

/** Some room for what stands around the texts. */
const ROOM = MAX_IMPORT_BYTES * 0.9

/** What is ticked unless people say otherwise: everything new that has words, as far as one import goes. */
export function tickedAtFirst(candidates: readonly Candidate[], known: ReadonlySet<string>) {
  const ticked = new Set<string>()
  let bytes = 0
  let left = 0
  for (const { key, script } of candidates) {
    if (known.has(key) || script.text === '') continue
    const size = sizeOf(script)
    if (ticked.size >= MAX_IMPORTED || bytes + size > ROOM) left++
    else {
      ticked.add(key)
      bytes += size
    }
  }
  return { ticked, left }
}

/** About as many bytes as it will take: its text stands in its scenes, too. */
const sizeOf = ({ text, dataSize = 0 }: FoundScript) => 800 + dataSize + text.length * (dataSize > 0 ? 1.1 : 2.3)
