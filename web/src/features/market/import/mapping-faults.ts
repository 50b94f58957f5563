import { IMPORT_FIGURES, type ImportField, type ImportMapping } from '@reelwright/shared'
import { FIELD_LABELS } from './words'

const DAY = 86_400_000
/** Days of a period whose totals are spread. */
const MAX_PERIOD_DAYS = 366

/** What is wrong with a mapping, by where it stands. */
export interface MappingFaults {
  /** By number of the column. */
  columns: Map<number, string>
  /** Of all columns together. */
  whole?: string
  period?: string
}

export const hasFaults = ({ columns, whole, period }: MappingFaults) =>
  columns.size > 0 || whole !== undefined || period !== undefined

/** Looks for what the server would refuse, before anything is asked of it. `today` is 2026-11-22. */
export function mappingFaults(mapping: ImportMapping, header: readonly string[], today: string): MappingFaults {
  const { columns, period } = mapping
  const used = new Set(columns)
  const faults: MappingFaults = { columns: new Map() }
  const first = new Map<ImportField, number>()
  columns.forEach((field, at) => {
    if (field === null) return
    const before = first.get(field)
    if (before === undefined) first.set(field, at)
    else {
      const twice = `${FIELD_LABELS[field]} is matched to both “${columnName(header, before)}” and “${columnName(header, at)}”. Leave one of them out.`
      faults.columns.set(at, twice)
      if (!faults.columns.has(before)) faults.columns.set(before, twice)
    }
  })
  const names: ImportField[] = ['product_id', 'product_name', 'creator_username']
  if (!names.some((field) => used.has(field)))
    faults.whole = 'Choose the column with the products or creators: Product name, Product ID or Creator handle.'
  else if (!IMPORT_FIGURES.some((field) => used.has(field)))
    faults.whole = 'Choose at least one column with numbers: views, units sold, revenue or another count.'
  else if (period.kind === 'daily' && !used.has('date'))
    faults.whole = 'One row per day needs a Date column. Choose it, or set the period for the totals below.'
  if (period.kind === 'period') {
    if (!period.from || !period.to) faults.period = 'Enter the first and the last day.'
    else if (period.from > period.to) faults.period = 'The first day is after the last day.'
    else if (period.to > today) faults.period = 'The last day is in the future.'
    else if (Date.parse(period.to) - Date.parse(period.from) >= MAX_PERIOD_DAYS * DAY)
      faults.period = `A period can have up to ${MAX_PERIOD_DAYS} days. Export a shorter one.`
  }
  if (period.kind === 'lifetime') {
    if (!period.at) faults.period = 'Enter the day of these totals.'
    else if (period.at > today) faults.period = 'This day is in the future.'
  }
  return faults
}

/** "Column 3" for one without a name. */
export const columnName = (header: readonly string[], at: number) => header[at]?.trim() || `Column ${at + 1}`
