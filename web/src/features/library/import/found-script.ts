import type { ScriptStatus } from '@reelwright/shared'

/** What one import looks at. A file beyond this is named and left out. */
export const MAX_FILES = 20
export const MAX_FILE_BYTES = 10_000_000
/** Of everything that was packed in one file. */
export const MAX_UNPACKED_BYTES = 64_000_000
export const MAX_FOUND = 5000

/** A script as found in a file; missing fields are undefined. */
export interface FoundScript {
  /** Empty: none was found. */
  title: string
  text: string
  /** Where it stood: "june.csv, row 3". */
  source: string
  /** What could not be taken as it stands, in sentences. */
  notes: string[]
  product?: string
  price?: number
  audience?: string
  /** Seconds. */
  length?: number
  style?: string
  tone?: string
  tags?: string[]
  status?: ScriptStatus
  features?: string[]
  description?: string
  /** The name of the folder it lay in. */
  folder?: string
  createdAt?: string
  score?: number
  views?: number
  likes?: number
  shares?: number
  sales?: number
  /** What another installation stored, scenes and all. */
  data?: Record<string, unknown>
  metadata?: Record<string, unknown>
  /** Letters that `data` and `metadata` take. */
  dataSize?: number
}

/** A table whose columns are still to be given a meaning. */
export interface FoundTable {
  /** Of the file. */
  name: string
  rows: string[][]
  /** Columns that the file has beyond those that are kept. */
  moreColumns: number
}

/** A text that may hold several scripts with lines of dashes between them. */
export interface DividedText {
  name: string
  whole: FoundScript
  parts: FoundScript[]
}

/** What was found in files, or in what was pasted. */
export interface Findings {
  scripts: FoundScript[]
  tables: FoundTable[]
  divided: DividedText[]
  /** What could not be read, in sentences that name the file. */
  faults: string[]
}

export const nothingFound = (): Findings => ({ scripts: [], tables: [], divided: [], faults: [] })

/** A file that cannot be read; the message is a sentence without the file's name. */
export class Unreadable extends Error {
  override name = 'Unreadable'
}

/** "tumbler.txt" as a title: "tumbler". */
export const nameWithoutEnding = (path: string) =>
  (path.split(/[/\\]/).at(-1) ?? '').replace(/\.[a-z0-9]{1,5}$/i, '').trim()
