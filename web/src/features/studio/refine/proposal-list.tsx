import { Camera, Check, Eye, StickyNote, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DiffPart } from '../../../platform'
import { Badge, Button, cn } from '../../../ui'
import type { SceneDiff } from '../edited-script/compare-scripts'
import type { Pending } from './conversation'
import { DiffText } from '../versions/diff-text'

interface ProposalListProps {
  pending: Pending
  disabled: boolean
  onToggle: (change: string) => void
}

/** What would change, scene by scene; each can be left out. */
export function ProposalList({ pending, disabled, onToggle }: ProposalListProps) {
  const { proposal, rejected } = pending
  if (proposal.changes.length === 0) {
    return <p className="text-sm text-muted">The lines stay the same. Only the timing, length or delivery changes.</p>
  }
  return (
    <ul aria-label="Proposed changes" className="flex flex-col gap-3">
      {proposal.changes.map((change) => (
        <Change
          key={change.key}
          change={change}
          isRejected={rejected.includes(change.key)}
          disabled={disabled}
          onToggle={() => onToggle(change.key)}
        />
      ))}
    </ul>
  )
}

interface ChangeProps {
  change: SceneDiff
  isRejected: boolean
  disabled: boolean
  onToggle: () => void
}

function Change({ change, isRejected, disabled, onToggle }: ChangeProps) {
  const { line, visualCue, cameraDirection, notes } = change
  const name = nameOf(change)
  return (
    <li className="rounded-card border border-line bg-surface p-3">
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-2">
        <p className="flex items-center gap-2 text-sm font-medium text-ink">
          {name}
          {isRejected && <Badge>Left out</Badge>}
        </p>
        <Button
          size="sm"
          variant="ghost"
          disabled={disabled}
          icon={isRejected ? <Check strokeWidth={1.75} /> : <X strokeWidth={1.75} />}
          aria-label={`${isRejected ? 'Accept' : 'Reject'}: ${name}`}
          onClick={onToggle}
        >
          {isRejected ? 'Accept' : 'Reject'}
        </Button>
      </div>
      <div
        className={cn('flex flex-col gap-2 leading-relaxed text-ink', isRejected && 'line-through decoration-muted')}
      >
        {line.length > 0 && (
          <p className="whitespace-pre-wrap">
            <DiffText parts={line} />
          </p>
        )}
        <Direction name="Visual" icon={<Eye strokeWidth={1.75} />} parts={visualCue} />
        <Direction name="Camera" icon={<Camera strokeWidth={1.75} />} parts={cameraDirection} />
        <Direction name="Note" icon={<StickyNote strokeWidth={1.75} />} parts={notes} />
      </div>
    </li>
  )
}

/** Directions that stay say nothing here: the script shows them. */
function Direction({ name, icon, parts }: { name: string; icon: ReactNode; parts: DiffPart[] }) {
  if (parts.every(({ kind }) => kind === 'same')) return null
  return (
    <p className="flex gap-2 text-sm text-muted">
      <span aria-hidden="true" className="mt-0.5 shrink-0 [&_svg]:size-4">
        {icon}
      </span>
      <span className="min-w-0">
        <span className="sr-only">{`${name}: `}</span>
        <DiffText parts={parts} />
      </span>
    </p>
  )
}

/** "Scene 2", "New scene 3", "Scene 4 goes", "Scene 5 moves to 2". */
function nameOf({ kind, moved, before, after }: SceneDiff): string {
  const [from, to] = [(before?.at ?? 0) + 1, (after?.at ?? 0) + 1]
  if (kind === 'added') return `New scene ${to}`
  if (kind === 'removed') return `Scene ${from} is removed`
  return moved ? `Scene ${from} moves to ${to}` : `Scene ${from}`
}
