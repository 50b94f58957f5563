import { cn } from '../../../ui'

export interface ChartTableProps {
  /** Read out as the table's name. */
  caption: string
  columns: readonly { label: string; numeric?: boolean }[]
  /** A cell for each column, as text; the first names the row. */
  rows: readonly (readonly string[])[]
  className?: string
}

/** The figures behind a chart, for whoever reads rather than looks. It scrolls in itself, also by keyboard. */
export function ChartTable({ caption, columns, rows, className }: ChartTableProps) {
  const side = (column: number) => (columns[column]?.numeric ? 'text-right tabular-nums' : 'text-left')
  return (
    <div
      role="region"
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      className={cn('focus-ring max-h-72 overflow-auto rounded-control border border-line', className)}
    >
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label }, column) => (
              <th
                key={label}
                scope="col"
                className={cn('sticky top-0 bg-sunken px-3 py-2 font-medium text-muted', side(column))}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // Two products may bear one name.
            <tr key={row} className="border-t border-line">
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row" className={cn('px-3 py-1.5 font-normal text-ink', side(column))}>
                    {cell}
                  </th>
                ) : (
                  <td key={column} className={cn('px-3 py-1.5 text-ink', side(column))}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
