import { stageLabel } from '@reelwright/shared'
import { useMemo } from 'react'
import { type DiffPart, wordDiff } from '../../../platform'
import { cn } from '../../../ui'
import { changedFields, type FieldName, type ScriptFields } from './script-form'

const LABELS: Record<FieldName, string> = {
  title: 'Title',
  text: 'Script',
  product: 'Product name',
  length: 'Video length',
  status: 'Status',
  folder: 'Folder',
  features: 'Features',
  tags: 'Tags',
  tone: 'Tone',
  style: 'Style',
}

/** Field by field what the two say differently, word by word. */
export function ScriptDifference({ mine, theirs }: { mine: ScriptFields; theirs: ScriptFields }) {
  const names = changedFields(mine, theirs)
  if (names.length === 0) return <p className="text-sm text-muted">Both versions are now the same.</p>
  return (
    <dl className="flex flex-col gap-4">
      {names.map((name) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm font-semibold text-ink">{LABELS[name]}</dt>
          <dd>
            <Both name={name} mine={shown(name, mine[name])} theirs={shown(name, theirs[name])} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Both({ name, mine, theirs }: { name: FieldName; mine: string; theirs: string }) {
  const parts = useMemo(() => wordDiff(theirs, mine), [theirs, mine])
  return (
    <div className="mt-1 grid gap-3 sm:grid-cols-2">
      <Side of="Mine" name={name} parts={parts.filter(({ kind }) => kind !== 'removed')} />
      <Side of="Theirs" name={name} parts={parts.filter(({ kind }) => kind !== 'added')} />
    </div>
  )
}

function Side({ of, name, parts }: { of: 'Mine' | 'Theirs'; name: FieldName; parts: readonly DiffPart[] }) {
  return (
    <div className="min-w-0">
      <p className="text-xs font-medium text-muted">{of}</p>
      <div
        role="region"
        aria-label={`${LABELS[name]}, ${of.toLowerCase()}`}
        // Takes the focus, so that a long script can be scrolled by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="focus-ring max-h-72 overflow-y-auto rounded-sm text-sm leading-relaxed break-words whitespace-pre-wrap text-ink"
      >
        {parts.map(({ kind, text }, index) =>
          kind === 'same' ? (
            <span key={index}>{text}</span>
          ) : (
            <mark
              key={index}
              className={cn(
                'rounded-xs text-ink',
                kind === 'added'
                  ? 'bg-success-soft underline decoration-success'
                  : 'bg-warning-soft underline decoration-warning decoration-dotted',
              )}
            >
              {text}
            </mark>
          ),
        )}
        {parts.length === 0 && <span className="text-muted">Nothing</span>}
      </div>
    </div>
  )
}

/** As people read it. An id of a folder says nothing to anybody. */
function shown(name: FieldName, value: string): string {
  if (name === 'length') return `${value} seconds`
  if (name === 'status') return stageLabel(value)
  if (name === 'folder') return value ? `Another folder` : 'No folder'
  return value
}
