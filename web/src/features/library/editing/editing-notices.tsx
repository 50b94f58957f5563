import { lazy, Suspense } from 'react'
import { formatDateTime } from '../../../platform'
import { Banner, Button, Skeleton } from '../../../ui'
import { failureText } from './failure-text'
import type { ScriptEditing } from './use-script-editing'
import type { ScriptForm } from './use-script-form'

// With the comparing of words, which hardly anybody needs.
const ConflictNotice = lazy(async () => ({ default: (await import('./conflict-notice')).ConflictNotice }))
const TheirsBeside = lazy(async () => ({ default: (await import('./conflict-notice')).TheirsBeside }))

interface EditingNoticesProps {
  editing: ScriptEditing
  form: ScriptForm
}

/** What happened to the script besides typing, at most one thing at a time. */
export function EditingNotices({ editing, form }: EditingNoticesProps) {
  const { theirs, gone, failure, restored, aside, beside, saving } = editing
  if (gone) {
    return (
      <Banner
        tone="warning"
        title="This script has been deleted."
        action={
          <Button
            size="sm"
            data-decide
            loading={saving !== null}
            onClick={() => void editing.saveAsNew().then(form.lead)}
          >
            Save as a new script
          </Button>
        }
      >
        Your text is still here.
        {failure && <p className="mt-1 font-medium text-danger">Not saved. {failureText(failure)}</p>}
      </Banner>
    )
  }
  if (theirs) {
    return (
      <Suspense fallback={<Skeleton className="h-40 w-full rounded-control" />}>
        <ConflictNotice editing={editing} theirs={theirs} form={form} />
      </Suspense>
    )
  }
  if (failure) {
    return (
      <Banner tone="danger" title="Your last changes aren’t saved." onDismiss={editing.dismissFailure}>
        {failureText(failure)} Your text is still here.
      </Banner>
    )
  }
  if (beside) {
    return (
      <Suspense fallback={<Skeleton className="h-40 w-full rounded-control" />}>
        <TheirsBeside
          theirs={beside}
          onClose={() => {
            editing.closeBeside()
            form.toText()
          }}
        />
      </Suspense>
    )
  }
  if (aside) {
    return (
      <Banner
        tone="info"
        title="The other version is open."
        onDismiss={editing.forgetAside}
        action={
          <Button
            size="sm"
            onClick={() => {
              editing.bringBack()
              form.toText()
            }}
          >
            Restore mine
          </Button>
        }
      >
        Your text is kept in this tab.
      </Banner>
    )
  }
  if (restored && editing.isDirty) {
    return (
      <Banner
        tone="info"
        title="Your unsaved changes are back."
        action={
          <Button
            size="sm"
            onClick={() => {
              editing.discard()
              form.toText()
            }}
          >
            Discard changes
          </Button>
        }
      >
        You left {editing.began ? `the version saved on ${formatDateTime(editing.began.updated_at)}` : 'it'} without
        saving your changes.
      </Banner>
    )
  }
  return null
}
