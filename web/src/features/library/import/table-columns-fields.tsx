import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Checkbox, SelectField } from '../../../ui'
import type { FoundTable } from './found-script'
import { FIELD_LABELS, type FieldName } from './script-fields-by-name'
import { columnName, type Columns, columnSample, withField } from './table-columns'

export interface TableColumnsProps {
  table: FoundTable
  columns: Columns
  onChange: (columns: Columns) => void
}

const FIELDS = Object.keys(FIELD_LABELS) as FieldName[]
const OPTIONS = [
  { value: '', label: 'Don’t import' },
  ...FIELDS.map((field) => ({ value: field, label: FIELD_LABELS[field] })),
]

/** What each column of a table means, with the first thing that stands in it. */
export function TableColumns({ table, columns, onChange }: TableColumnsProps) {
  const rows = table.rows.length - (columns.hasHead ? 1 : 0)
  // What is understood already need not take half a phone.
  const [isClear] = useState(() => columns.hasHead && columns.fields.includes('text'))
  const used = columns.fields.filter((field) => field !== undefined).length
  return (
    <details
      open={!isClear}
      aria-label={`Columns in ${table.name}`}
      className="group rounded-card border border-line bg-sunken px-4 py-1"
    >
      <summary className="focus-ring flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-control">
        <span className="min-w-0 flex-1">
          <span className="font-semibold break-words text-ink">{table.name}</span>{' '}
          <span className="text-sm text-muted tabular-nums">
            {rows === 1 ? '1 row' : `${rows.toLocaleString('en-US')} rows`}, {used} of {columns.fields.length} columns
            used
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <Checkbox
        className="mb-2"
        label="The first row contains column names"
        checked={columns.hasHead}
        onCheckedChange={(hasHead) => onChange({ ...columns, hasHead })}
      />
      <div className="mb-3 grid max-h-80 gap-3 overflow-y-auto p-0.5 sm:grid-cols-2 lg:grid-cols-3">
        {columns.fields.map((field, at) => {
          const name = columnName(table, columns, at)
          return (
            <div key={at} className="min-w-0">
              <SelectField
                label={<span className="block truncate">{name}</span>}
                value={field ?? ''}
                options={OPTIONS}
                onChange={({ target }) =>
                  onChange(
                    withField(
                      columns,
                      at,
                      FIELDS.find((known) => known === target.value),
                    ),
                  )
                }
              />
              <p className="mt-1 truncate text-xs text-muted">
                {columnSample(table, columns, at).slice(0, 120) || 'empty'}
              </p>
            </div>
          )
        })}
      </div>
    </details>
  )
}
