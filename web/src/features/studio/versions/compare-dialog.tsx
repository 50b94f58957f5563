import { ArrowLeftRight, GitCompare, RotateCcw } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { Banner, Button, Dialog, EmptyState, IconButton, SelectField } from '../../../ui'
import { compareScripts } from '../edited-script/compare-scripts'
import { isDirty } from '../edited-script/edit-history'
import type { EditedScript } from '../edited-script/edited-script'
import type { Studio, StudioVersion } from '../session/studio'
import { changesText, extrasOf } from './diff-sections'
import { ScriptDiffView } from './script-diff'
import { usePairInAddress } from './use-pair-in-address'
import { RESTORE_FAILED, useRestore } from './use-restore'

export interface CompareDialogProps {
  studio: Studio
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Any two versions, word by word. The address names them once they were chosen; else the one on the screen and the one before it. */
export function CompareDialog({ studio, open, onOpenChange }: CompareDialogProps) {
  const sides = sidesOf(studio)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="lg" title="Compare versions">
      {sides.length < 2 ? (
        <EmptyState
          icon={<GitCompare strokeWidth={1.75} />}
          title="Only one version so far"
          text="Edit, refine or regenerate the script to compare versions here."
        />
      ) : (
        <Comparison studio={studio} sides={sides} onDone={() => onOpenChange(false)} />
      )}
    </Dialog>
  )
}

/** One that can be compared. */
interface Side {
  id: string
  /** "V2": for the head of a column. */
  name: string
  /** "V2 · Funny (Refined: shorter)": for a choice. */
  label: string
  script: EditedScript
  /** Absent for what is being typed. */
  version?: StudioVersion
}

const EDITS = 'edits'

function sidesOf({ session, edit, shown }: Studio): Side[] {
  const versions: Side[] = (session?.versions ?? []).map((version) => ({
    id: String(version.number),
    name: `V${version.number}`,
    label: `V${version.number}${version.name ? ` · ${version.name}` : ''} (${version.note})`,
    script: version.script,
    version,
  }))
  if (!edit || !shown || !isDirty(edit)) return versions
  return [
    ...versions,
    { id: EDITS, name: 'Your edits', label: `Your edits to V${shown.number} (not saved)`, script: edit.script },
  ]
}

interface ComparisonProps {
  studio: Studio
  sides: Side[]
  onDone: () => void
}

function Comparison({ studio, sides, onDone }: ComparisonProps) {
  const [chosen, setChosen] = usePairInAddress(({ before, after }) => firstChoice(studio, sides, before, after))
  const restore = useRestore(studio)
  const find = (id: string) => sides.find((side) => side.id === id)
  // A version that is gone from the list, as after the script has changed below.
  const before = find(chosen.before) ?? sides[0]
  const after = find(chosen.after) ?? sides.at(-1)
  // Choosing answers at once, whatever comparing two long scripts takes.
  const oldScript = useDeferredValue(before?.script)
  const newScript = useDeferredValue(after?.script)
  const compared = useMemo(
    () =>
      oldScript && newScript && { diff: compareScripts(oldScript, newScript), extras: extrasOf(oldScript, newScript) },
    [oldScript, newScript],
  )
  if (!before || !after || !compared) return null

  const options = sides.map(({ id, label }) => ({ value: id, label })).toReversed()
  const choose = (side: 'before' | 'after') => (id: string) => setChosen({ ...chosen, [side]: id })
  const isStale = oldScript !== before.script || newScript !== after.script
  const restoreButton = ({ version }: Side) =>
    version &&
    restore.isOld(version) && (
      <Button
        size="sm"
        icon={<RotateCcw strokeWidth={1.75} className="max-sm:hidden" />}
        className="whitespace-nowrap"
        loading={restore.restoring === version.number}
        disabled={restore.restoring !== null || restore.obstacle !== undefined}
        onClick={() => void restore.restore(version).then((done) => done && onDone())}
      >
        Restore this one<span className="sr-only">{`: V${version.number}`}</span>
      </Button>
    )

  return (
    <div className="flex flex-col gap-4 pb-2">
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-end gap-x-2 gap-y-2">
        <SelectField
          label="From"
          options={options}
          value={before.id}
          onChange={(event) => choose('before')(event.target.value)}
        />
        <IconButton
          label="Swap the two versions"
          icon={<ArrowLeftRight strokeWidth={1.75} />}
          onClick={() => setChosen({ before: after.id, after: before.id })}
        />
        <SelectField
          label="To"
          options={options}
          value={after.id}
          onChange={(event) => choose('after')(event.target.value)}
        />
        <div className="col-start-1 empty:hidden">{restoreButton(before)}</div>
        <div className="col-start-3 row-start-2 empty:hidden">{before.id !== after.id && restoreButton(after)}</div>
      </div>
      {restore.failed && (
        <Banner tone="danger" onDismiss={restore.dismissFailure}>
          {RESTORE_FAILED}
        </Banner>
      )}
      {restore.obstacle && <p className="text-sm text-muted">{restore.obstacle}</p>}
      <p role="status" className="text-sm text-ink tabular-nums">
        {changesText(compared.diff, compared.extras)}
      </p>
      <div aria-busy={isStale} className={isStale ? 'opacity-60' : undefined}>
        <ScriptDiffView {...compared} labels={{ before: before.name, after: after.name }} />
      </div>
    </div>
  )
}

/** What is on the screen against what came before it; of the first version what became of it. */
function firstChoice({ shown }: Studio, sides: Side[], from: string | null, to: string | null) {
  const at = (named: string | number | null | undefined) => sides.findIndex(({ id }) => id === String(named))
  const edits = sides.findIndex(({ id }) => id === EDITS)
  const later = at(to) >= 0 ? at(to) : edits >= 0 ? edits : at(shown?.number)
  const wanted = at(from) >= 0 ? at(from) : edits >= 0 && later === edits ? at(shown?.number) : later - 1
  const [before, after] = wanted >= 0 ? [wanted, later] : [0, sides.length - 1]
  return { before: sides[before]?.id ?? '', after: sides[after]?.id ?? '' }
}
