import { ArchiveRestore, Trash2 } from 'lucide-react'
import { memo, useLayoutEffect, useMemo, useRef } from 'react'
import { formatDate } from '../../../platform'
import { Button, Checkbox, IconButton } from '../../../ui'
import type { DeletedScript } from './api'
import { daysLeft } from './days-left'

interface RowEvents {
  onSelect: (id: string, isSelected: boolean) => void
  onRestore: (script: DeletedScript) => void
  onDelete: (script: DeletedScript) => void
}

interface BinListProps extends RowEvents {
  scripts: readonly DeletedScript[]
  selected: ReadonlySet<string>
  isBusy: boolean
}

export function BinList({ scripts, selected, isBusy, ...events }: BinListProps) {
  // Stable while the list is mounted: of hundreds of rows only those that changed rerender.
  const latest = useRef<RowEvents>(events)
  useLayoutEffect(() => void (latest.current = events))
  const on = useMemo(
    (): RowEvents => ({
      onSelect: (...choice) => latest.current.onSelect(...choice),
      onRestore: (script) => latest.current.onRestore(script),
      onDelete: (script) => latest.current.onDelete(script),
    }),
    [],
  )
  return (
    <ul aria-label="Deleted scripts" className="divide-y divide-line rounded-card border border-line bg-surface">
      {scripts.map((script) => (
        <BinRow key={script.id} {...{ script, on, isBusy }} isSelected={selected.has(script.id)} />
      ))}
    </ul>
  )
}

interface BinRowProps {
  script: DeletedScript
  isSelected: boolean
  isBusy: boolean
  on: RowEvents
}

const BinRow = memo(
  function BinRow({ script, isSelected, isBusy, on }: BinRowProps) {
    return (
      // Laid out once visible, since there may be thousands.
      <li className="flex items-center gap-2 px-4 py-2 [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]">
        <Checkbox
          label={<span className="line-clamp-2 break-words">{script.title}</span>}
          hint={
            <>
              <span className="inline-block max-w-60 truncate align-bottom">{script.product}</span>
              {' · '}
              <span className="whitespace-nowrap tabular-nums">
                deleted <time dateTime={script.deletedAt}>{formatDate(script.deletedAt)}</time>,{' '}
                {daysLeft(script.deletedAt).toLowerCase()}
              </span>
            </>
          }
          checked={isSelected}
          onCheckedChange={(isSelected) => on.onSelect(script.id, isSelected)}
          className="min-w-0 flex-1"
        />
        <Button
          size="sm"
          aria-label={`Restore ${script.title}`}
          icon={<ArchiveRestore strokeWidth={1.75} />}
          disabled={isBusy}
          onClick={() => on.onRestore(script)}
        >
          <span className="max-sm:sr-only">Restore</span>
        </Button>
        <IconButton
          label={`Permanently delete ${script.title}`}
          icon={<Trash2 strokeWidth={1.75} />}
          size="sm"
          variant="danger"
          disabled={isBusy}
          onClick={() => on.onDelete(script)}
        />
      </li>
    )
  },
  // Every response parses the script again; keep the same object.
  (before, after) =>
    before.script.id === after.script.id &&
    before.script.deletedAt === after.script.deletedAt &&
    before.isSelected === after.isSelected &&
    before.isBusy === after.isBusy,
)
