import { BOARD_COLUMNS, stageLabel } from '@reelwright/shared'
import { ArrowRight, RotateCw } from 'lucide-react'
import { Link } from 'react-router'
import { Button, Card, Skeleton } from '../../../ui'
import { StageIcon } from '../../library'
import { useBoardSummary } from '../api'

/** How many scripts stand in which column of the board. (B-QA-09 to B-QA-11, B-CL-30, CX-01) */
export function WorkflowStatus() {
  const summary = useBoardSummary()
  const isFailed = summary.isError && !summary.data
  return (
    <Card as="section" aria-labelledby="workflow-heading">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="workflow-heading" className="text-lg font-semibold text-ink">
          Workflow Status
        </h2>
        <Button asChild variant="ghost" size="sm" icon={<ArrowRight strokeWidth={1.75} className="order-last" />}>
          <Link to="/scripts?view=kanban">View Kanban</Link>
        </Button>
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-3 max-[16rem]:grid-cols-1 lg:grid-cols-4">
        {BOARD_COLUMNS.map((column) => (
          <div key={column} className="flex flex-col-reverse rounded-control bg-sunken px-3.5 py-3">
            <dt className="flex items-center gap-2 text-sm text-muted">
              <StageIcon stage={column} className="size-4 shrink-0" />
              {stageLabel(column)}
            </dt>
            <dd className="font-display text-2xl font-semibold text-ink tabular-nums">
              {summary.data ? (
                summary.data[column].toLocaleString('en-US')
              ) : isFailed ? (
                <span aria-label="Unknown">–</span>
              ) : (
                <Skeleton className="my-1 h-6 w-10" />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {isFailed && (
        <p role="status" className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          The counts couldn’t be loaded.
          <Button
            variant="ghost"
            size="sm"
            icon={<RotateCw strokeWidth={1.75} />}
            loading={summary.isFetching}
            onClick={() => void summary.refetch()}
          >
            Try again
          </Button>
        </p>
      )}
      <ul className="mt-4 list-disc space-y-1 pl-5 text-sm text-pretty text-muted marker:text-control">
        <li>Add to Kanban: open a script’s menu, choose “Add to Kanban” and pick a column.</li>
        <li>
          Dragging a card to another column changes its status. Use the mouse, a long press, or Space and the arrow
          keys.
        </li>
      </ul>
    </Card>
  )
}
