import { IMPORT_FIELDS, type ImportField, type ImportMapping, type MarketImport } from '@reelwright/shared'
import { useMedia } from '../../../platform'
import { cn, SelectField } from '../../../ui'
import { columnName } from './mapping-faults'
import { samplesOf } from './reading-example'
import { FIELD_LABELS } from './words'

const LEAVE_OUT = ''
const OPTIONS = [
  { value: LEAVE_OUT, label: 'Don’t import' },
  ...(Object.keys(FIELD_LABELS) as ImportField[]).map((field) => ({ value: field, label: FIELD_LABELS[field] })),
]
/** More than these, and nobody finds a column in a table that scrolls. */
const MAX_IN_TABLE = 12
const ROWS = 6

export interface ColumnFieldsProps {
  draft: Pick<MarketImport, 'header' | 'preview'>
  mapping: ImportMapping
  /** By number of the column. */
  faults: ReadonlyMap<number, string>
  onChange: (columns: ImportMapping['columns']) => void
}

/** What each column of the file holds: above the first rows, or as a list where these have no room. */
export function ColumnFields(props: ColumnFieldsProps) {
  const isWide = useMedia('(min-width: 64rem)')
  return isWide && props.draft.header.length <= MAX_IN_TABLE ? <ColumnTable {...props} /> : <ColumnList {...props} />
}

function ColumnTable(props: ColumnFieldsProps) {
  const { draft } = props
  const columns = Array.from({ length: draft.header.length }, (_, at) => at)
  return (
    <div
      role="region"
      aria-label="First rows of the file"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard.
      tabIndex={0}
      className="focus-ring overflow-x-auto rounded-card border border-line"
    >
      <table className="w-full border-collapse text-left text-sm">
        <thead className="bg-sunken align-top">
          <tr>
            {columns.map((at) => (
              <th key={at} scope="col" className="min-w-44 border-b border-line p-3 font-normal">
                <ColumnField {...props} at={at} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {draft.preview.slice(0, ROWS).map((row, number) => (
            <tr key={number} className="border-b border-line last:border-0">
              {columns.map((at) => (
                <td
                  key={at}
                  className={cn(
                    'max-w-64 truncate px-3 py-2 tabular-nums',
                    props.mapping.columns[at] ? 'text-ink' : 'text-muted',
                  )}
                >
                  {row[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ColumnList(props: ColumnFieldsProps) {
  return (
    <ul aria-label="Columns in the file" className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: props.draft.header.length }, (_, at) => (
        <li key={at} className="min-w-0">
          <ColumnField {...props} at={at} withSamples />
        </li>
      ))}
    </ul>
  )
}

function ColumnField({
  draft,
  mapping,
  faults,
  onChange,
  at,
  withSamples = false,
}: ColumnFieldsProps & { at: number; withSamples?: boolean }) {
  const samples = withSamples ? samplesOf(draft.preview, at) : []
  return (
    <SelectField
      label={<span className="line-clamp-2 break-words">{columnName(draft.header, at)}</span>}
      value={mapping.columns[at] ?? LEAVE_OUT}
      options={OPTIONS}
      error={faults.get(at)}
      hint={
        withSamples && (
          <span className="line-clamp-2 break-words">
            {samples.length > 0 ? samples.join(' · ') : 'Empty in the first rows'}
          </span>
        )
      }
      onChange={({ target }) => {
        const field = IMPORT_FIELDS.find((known) => known === target.value) ?? null
        onChange(draft.header.map((_, column) => (column === at ? field : (mapping.columns[column] ?? null))))
      }}
    />
  )
}
