import type { FoundScript, FoundTable } from './found-script'
import { type FieldName, fieldNamed, setField } from './script-fields-by-name'

/** What each column of a table means, and whether its first row says so. */
export interface Columns {
  hasHead: boolean
  /** Undefined: left out. No field twice. */
  fields: (FieldName | undefined)[]
}

/** Rows that are looked at for a guess. */
const SAMPLE = 50

/** By the names in the first row; without any the column with the most words is the text, and one before it the title. */
export function guessColumns({ rows }: FoundTable): Columns {
  const [head = []] = rows
  const width = rows.slice(0, SAMPLE).reduce((most, { length }) => Math.max(most, length), 0)
  const named = Array.from({ length: width }, (_, at) => fieldNamed(head[at] ?? ''))
  const hasHead = named.some(Boolean) && head.every((cell) => cell.length <= 60)
  const fields = hasHead ? withoutTwins(named) : Array.from({ length: width }, () => undefined as FieldName | undefined)
  const lengths = fields.map((field, at) => (field ? 0 : averageLength(rows, at, hasHead)))
  if (!fields.includes('text')) {
    const longest = lengths.indexOf(Math.max(...lengths))
    if (longest >= 0 && (lengths[longest] ?? 0) > (hasHead ? 25 : 0)) fields[longest] = 'text'
  }
  if (!hasHead && !fields.includes('title')) {
    const short = fields.findIndex((field, at) => !field && (lengths[at] ?? 0) > 0 && (lengths[at] ?? 0) < 120)
    if (short >= 0) fields[short] = 'title'
  }
  return { hasHead, fields }
}

function averageLength(rows: string[][], at: number, hasHead: boolean): number {
  const sample = rows.slice(hasHead ? 1 : 0, SAMPLE)
  return sample.reduce((sum, row) => sum + (row[at]?.length ?? 0), 0) / Math.max(1, sample.length)
}

/** The first column of a kind has it. */
const withoutTwins = (fields: (FieldName | undefined)[]) =>
  fields.map((field, at) => (fields.indexOf(field) === at ? field : undefined))

/** With another meaning for a column; whichever had that meaning before has none. */
export function withField(columns: Columns, at: number, field: FieldName | undefined): Columns {
  const fields = columns.fields.map((before, place) => (place === at ? field : before === field ? undefined : before))
  return { ...columns, fields }
}

/** How a column is called: by the first row, else by its number. */
export const columnName = ({ rows }: FoundTable, { hasHead }: Columns, at: number): string =>
  (hasHead && rows[0]?.[at]?.trim()) || `Column ${at + 1}`

/** The first thing that stands in a column. */
export const columnSample = ({ rows }: FoundTable, { hasHead }: Columns, at: number): string =>
  rows
    .slice(hasHead ? 1 : 0, SAMPLE)
    .map((row) => row[at]?.trim() ?? '')
    .find(Boolean) ?? ''

/** One script per row; rows with neither title nor text are left out. */
export function scriptsOfTable({ name, rows }: FoundTable, { hasHead, fields }: Columns): FoundScript[] {
  return rows.slice(hasHead ? 1 : 0).flatMap((row, at) => {
    const script: FoundScript = {
      title: '',
      text: '',
      source: `${name}, row ${at + (hasHead ? 2 : 1)}`,
      notes: [],
    }
    for (const [place, field] of fields.entries()) if (field) setField(script, field, row[place] ?? '')
    return script.title || script.text ? [script] : []
  })
}
