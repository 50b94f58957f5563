import { LIMITS } from '@reelwright/shared'
import { History } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button, TextField } from '../../../ui'
import { ChipChoice } from './chip-choice'
import { formatDateTime } from '../../../platform'
import { readFields, type ScriptRow } from './script-form'
import type { ScriptEditing } from './use-script-editing'

/** (B-ED-04) */
const TONES = ['Humorous', 'Serious', 'Educational', 'Inspirational', 'Casual', 'Professional']
/** (B-ED-05) */
const STYLES = ['Story-driven', 'Tutorial', 'Review', 'Comparison', 'Unboxing', 'Lifestyle']

const loadHistory = async () => ({
  default: (await import('../history/version-history-dialog')).VersionHistoryDialog,
})
const VersionHistoryDialog = lazy(loadHistory)

/** The tab "Metadata". (OP-48) */
export function MetadataFields({ editing }: { editing: ScriptEditing }) {
  const { fields, errors, change, began } = editing
  const stored = began && readFields(began)
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <TextField
        name="tags"
        label="Tags"
        hint={`Separate them with commas. Up to ${LIMITS.tags}.`}
        value={fields.tags}
        error={errors.tags}
        onChange={(event) => change({ tags: event.target.value })}
      />
      <ChipChoice
        label="Tone"
        options={TONES}
        stored={stored?.tone ?? ''}
        value={fields.tone}
        onValueChange={(tone) => change({ tone })}
      />
      <ChipChoice
        label="Style"
        options={STYLES}
        stored={stored?.style ?? ''}
        value={fields.style}
        onValueChange={(style) => change({ style })}
      />
      {began && <Past row={began} onRestored={() => void editing.reload()} />}
    </div>
  )
}

/** Dates, and the way to what the script said before. */
function Past({ row, onRestored }: { row: ScriptRow; onRestored: () => void }) {
  const [isOpen, setOpen] = useState(false)
  // Kept for the way out: the dialog gives the focus back when it closes.
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-end justify-between gap-4 border-t border-line pt-5">
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
        <div>
          <dt className="text-muted">Created</dt>
          <dd className="text-ink">
            <time dateTime={row.created_at}>{formatDateTime(row.created_at)}</time>
          </dd>
        </div>
        <div>
          <dt className="text-muted">Last saved</dt>
          <dd className="text-ink">
            <time dateTime={row.updated_at}>{formatDateTime(row.updated_at)}</time>
          </dd>
        </div>
      </dl>
      <Button
        icon={<History strokeWidth={1.75} />}
        onPointerEnter={() => void loadHistory()}
        onFocus={() => void loadHistory()}
        onClick={() => {
          setWasOpen(true)
          setOpen(true)
        }}
      >
        Version history
      </Button>
      {wasOpen && (
        <Suspense fallback={null}>
          <VersionHistoryDialog
            scriptId={isOpen ? row.id : null}
            onClose={() => setOpen(false)}
            onRestored={onRestored}
          />
        </Suspense>
      )}
    </div>
  )
}
