import { CircleAlert, CircleCheck, CircleDashed, CirclePause, CloudOff, LoaderCircle, RotateCw } from 'lucide-react'
import { Button } from '../../../ui'
import { formatTime, STILL_SAVING, useLongSave } from '../../../platform'
import { checkFields } from './script-form'
import type { ScriptEditing } from './use-script-editing'
import type { ScriptForm } from './use-script-form'

const ICON = 'size-4 shrink-0'

/** What has become of the last change. Only what somebody waits for is read out: not every pause of typing. (B-ED-03, B-ED-09) */
export function SaveState({ editing, form }: { editing: ScriptEditing; form: ScriptForm }) {
  const { failure, saving, isDirty, savedAt } = editing
  const isLong = useLongSave(saving !== null)
  const isStopped = editing.theirs !== null || editing.gone
  const isWaiting = isDirty && !saving && !failure && !isStopped
  // Also of a field on a tab that is not open. What a field refused to take is no fault of what it holds.
  const faults = isWaiting && Object.keys(editing.errors).length > 0 ? checkFields(editing.fields) : {}
  const isFaulty = Object.keys(faults).length > 0
  return (
    <div className="flex min-h-8 items-center gap-2 text-sm text-muted tabular-nums">
      {saving && (
        <>
          <LoaderCircle aria-hidden="true" strokeWidth={1.75} className={`${ICON} motion-safe:animate-spin`} />
          {!isLong && 'Saving...'}
        </>
      )}
      {isWaiting && isFaulty && (
        <Button size="sm" variant="ghost" icon={<CircleAlert strokeWidth={1.75} />} onClick={() => form.lead(faults)}>
          Not saved: check the highlighted field
        </Button>
      )}
      {isWaiting && !isFaulty && (
        <>
          <CircleDashed aria-hidden="true" strokeWidth={1.75} className={ICON} />
          Unsaved changes
        </>
      )}
      <span role="status" className="flex items-center gap-2">
        {isLong && STILL_SAVING}
        {!isDirty && !saving && savedAt && (
          <>
            <CircleCheck aria-hidden="true" strokeWidth={1.75} className={`${ICON} text-success`} />
            Saved at {formatTime(savedAt)}
          </>
        )}
        {isStopped && !saving && (
          // What is in the page says it to whoever looks there.
          <span className="sr-only">
            {editing.gone ? 'Not saved: the script was deleted.' : 'Not saved: there’s a newer version.'}
          </span>
        )}
        {failure && !saving && !isStopped && (
          <>
            <CloudOff aria-hidden="true" strokeWidth={1.75} className={`${ICON} text-danger`} />
            Not saved
          </>
        )}
      </span>
      {isStopped && !saving && (
        <Button size="sm" variant="ghost" icon={<CirclePause strokeWidth={1.75} />} onClick={form.decide}>
          Not saved: choose a version
        </Button>
      )}
      {failure && !saving && !isStopped && (
        <Button size="sm" variant="ghost" icon={<RotateCw strokeWidth={1.75} />} onClick={() => void editing.save()}>
          Try again
        </Button>
      )}
    </div>
  )
}
