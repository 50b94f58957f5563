import { optionLabel } from '@reelwright/shared'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Button, Card, cn } from '../../../ui'
import { BOARD_COLUMNS, type BoardColumn } from '../../library'
import type { ScriptNumbers } from '../script-numbers'
import type { DashboardTab } from '../tabs'

const MARKS: Record<BoardColumn, string> = {
  draft: 'bg-control',
  in_progress: 'bg-info',
  ready_to_film: 'bg-warning',
  posted: 'bg-success',
}

/** How many scripts stand in which column of the board. (B-QA-09 to B-QA-11, CX-01) */
export function WorkflowStatus({ own, onShow }: { own: ScriptNumbers | null; onShow?: (tab: DashboardTab) => void }) {
  const icon = <ArrowRight strokeWidth={1.75} className="order-last" />
  return (
    <Card as="section" aria-labelledby="workflow-heading">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="workflow-heading" className="text-lg font-semibold text-ink">
          Workflow Status
        </h2>
        {onShow ? (
          <Button variant="ghost" size="sm" icon={icon} onClick={() => onShow('library')}>
            View Kanban
          </Button>
        ) : (
          <Button asChild variant="ghost" size="sm" icon={icon}>
            <Link to="/scripts">View Kanban</Link>
          </Button>
        )}
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {BOARD_COLUMNS.map((column) => (
          <div key={column} className="flex flex-col-reverse rounded-control bg-sunken px-3.5 py-3">
            <dt className="flex items-center gap-2 text-sm text-muted">
              <span aria-hidden="true" className={cn('size-2 shrink-0 rounded-full', MARKS[column])} />
              {optionLabel(column)}
            </dt>
            <dd className="font-display text-2xl font-semibold text-ink tabular-nums">
              {(own?.columns[column] ?? 0).toLocaleString('en-US')}
            </dd>
          </div>
        ))}
      </dl>
      <ul className="mt-4 list-disc space-y-1 pl-5 text-sm text-pretty text-muted marker:text-control">
        <li>Add to Kanban: open a script on its page and choose one of the four columns as its status.</li>
        <li>Dragging a card to the column it has reached comes with the board.</li>
      </ul>
    </Card>
  )
}
