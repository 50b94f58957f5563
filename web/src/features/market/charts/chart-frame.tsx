import { ChartColumn, Table2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button, Card } from '../../../ui'
import { ChartTable, type ChartTableProps } from './chart-table'

export interface ChartFrameProps {
  title: string
  /** Where its figures come from, and what they count. */
  source: ReactNode
  /** What one sees, said: "Revenue rose from … to …". */
  sentence: string
  table: Omit<ChartTableProps, 'caption'>
  /** How to read it, below the drawing. */
  legend?: ReactNode
  /** Why there is nothing to draw; replaces the drawing. */
  empty?: string | false
  /** The drawing. */
  children: ReactNode
}

/** A chart with its heading, its source and, behind a button, its figures as a table. */
export function ChartFrame({ title, source, sentence, table, legend, empty, children }: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false)
  return (
    <Card as="section" aria-label={title} className="min-w-0">
      <div className="flex min-h-8 items-center justify-between gap-x-2">
        <h3 className="min-w-0 text-base font-semibold text-ink">{title}</h3>
        {!empty && (
          <Button
            size="sm"
            variant="ghost"
            className="-mr-2 shrink-0"
            icon={asTable ? <ChartColumn strokeWidth={1.75} /> : <Table2 strokeWidth={1.75} />}
            aria-label={asTable ? `Show ${title} as chart` : `Show ${title} as table`}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? 'Show as chart' : 'Show as table'}
          </Button>
        )}
      </div>
      <p className="mt-0.5 text-sm text-muted">{source}</p>
      {empty ? (
        <p className="mt-4 rounded-control bg-sunken px-4 py-8 text-center text-sm text-pretty text-muted">{empty}</p>
      ) : asTable ? (
        <ChartTable {...table} caption={title} className="mt-4 h-72" />
      ) : (
        <>
          {/* One picture to a screen reader; whoever wants its figures has them as a table. */}
          <div role="img" aria-label={sentence} className="mt-4 h-64 text-xs">
            {children}
          </div>
          <div className="mt-2 min-h-6 text-xs text-pretty text-muted">{legend}</div>
        </>
      )}
    </Card>
  )
}
