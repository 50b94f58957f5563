import { RotateCw } from 'lucide-react'
import { formatDateTime } from './date-time'
import { Banner, Button } from '../../../ui'
import type { ScriptEditing } from './use-script-editing'

/** What happened to the script besides typing, at most one thing at a time. */
export function EditingNotices({ editing }: { editing: ScriptEditing }) {
  const notice = noticeOf(editing)
  return notice && <div className="lg:col-span-2">{notice}</div>
}

function noticeOf({ theirs, gone, failure, restored, isSaving, ...editing }: ScriptEditing) {
  if (gone) {
    return (
      <Banner
        tone="warning"
        title="This script was deleted meanwhile."
        action={
          <Button size="sm" loading={isSaving} onClick={() => void editing.saveAsNew()}>
            Save as a new script
          </Button>
        }
      >
        Your text is still here.
        <FailureText failure={failure} />
      </Banner>
    )
  }
  if (theirs) {
    return (
      <Banner
        tone="warning"
        title="This script was saved somewhere else meanwhile."
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="sm" disabled={isSaving} onClick={editing.loadTheirs}>
              Load theirs
            </Button>
            <Button size="sm" loading={isSaving} onClick={() => void editing.saveOverTheirs()}>
              Save mine as a new version
            </Button>
          </div>
        }
      >
        It was saved on {formatDateTime(theirs.updated_at)}. Loading that version replaces what you typed here; saving
        yours keeps both in the version history.
        <FailureText failure={failure} />
      </Banner>
    )
  }
  if (failure) {
    return (
      <Banner
        tone="danger"
        title="Failed to save script"
        onDismiss={editing.dismissFailure}
        action={
          <Button
            size="sm"
            icon={<RotateCw strokeWidth={1.75} />}
            loading={isSaving}
            onClick={() => void editing.save()}
          >
            Retry
          </Button>
        }
      >
        {failureText(failure)} Your text is still here.
      </Banner>
    )
  }
  if (restored && editing.isDirty) {
    return (
      <Banner
        tone="info"
        title="Your unsaved changes are back."
        action={
          <Button size="sm" onClick={editing.discard}>
            Discard changes
          </Button>
        }
      >
        You left this page before they were saved.
      </Banner>
    )
  }
  return null
}

function FailureText({ failure }: { failure: Error | null }) {
  return failure && <p className="mt-1 font-medium text-danger">Failed to save script. {failureText(failure)}</p>
}

/** The words of the service end as they like. */
function failureText({ name, message }: Error): string {
  if (name === 'TimeoutError' || name === 'AbortError' || /abort|timed? ?out/i.test(message))
    return 'The service did not answer in time.'
  if (/failed to fetch|network|load failed/i.test(message)) return 'The service cannot be reached.'
  return /[.!?]$/.test(message) ? message : `${message}.`
}
