import { Copy, X } from 'lucide-react'
import { formatDateTime } from '../../../platform'
import { Banner, Button, IconButton } from '../../../ui'
import { copyText } from '../copy'
import { onTopOf } from './editing-state'
import { failureText } from './failure-text'
import { ScriptDifference } from './script-difference'
import { readFields, type ScriptRow } from './script-form'
import type { ScriptEditing } from './use-script-editing'
import type { ScriptForm } from './use-script-form'

interface ConflictNoticeProps {
  editing: ScriptEditing
  theirs: ScriptRow
  form: ScriptForm
}

/** Two versions of one script: what differs, and what can be done, none of which loses anything. (OP-35, OP-52) */
export function ConflictNotice({ editing, theirs, form }: ConflictNoticeProps) {
  const { failure, saving } = editing

  function choose(deed: () => void) {
    deed()
    form.toText()
  }

  async function keepMine() {
    const faults = await editing.saveOverTheirs()
    if (Object.keys(faults).length > 0) form.lead(faults)
    else form.toText()
  }

  return (
    <section
      aria-label="Two versions"
      className="flex flex-col gap-4 rounded-card border border-warning-line bg-surface p-4 shadow-raised"
    >
      <Banner tone="warning" title="This script was changed somewhere else.">
        In another tab or on another device on {formatDateTime(theirs.updated_at)}. Nothing is saved until you choose.
        The other version is kept in the history.
        {failure && <p className="mt-1 font-medium text-danger">Not saved. {failureText(failure)}</p>}
      </Banner>
      <ScriptDifference mine={onTopOf(theirs, editing)} theirs={readFields(theirs)} />
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap sm:justify-end">
        <Button disabled={saving !== null} onClick={() => choose(editing.editBoth)}>
          Combine them myself
        </Button>
        <Button disabled={saving !== null} onClick={() => choose(editing.takeTheirs)}>
          Use the other version
        </Button>
        <Button variant="primary" data-decide loading={saving !== null} onClick={() => void keepMine()}>
          Keep mine as a new version
        </Button>
      </div>
    </section>
  )
}

/** Theirs to read and copy from, while mine is in the fields. */
export function TheirsBeside({ theirs, onClose }: { theirs: ScriptRow; onClose: () => void }) {
  const { title, text } = readFields(theirs)
  return (
    <section aria-label="Other version" className="rounded-card border border-line bg-sunken p-4">
      <header className="flex items-center gap-2">
        <h2 className="min-w-0 flex-1 text-base font-semibold break-words text-ink">Other version: {title}</h2>
        <Button size="sm" icon={<Copy strokeWidth={1.75} />} onClick={() => void copyText(text)}>
          Copy
        </Button>
        <IconButton label="Close the other version" icon={<X strokeWidth={1.75} />} size="sm" onClick={onClose} />
      </header>
      <div
        role="region"
        aria-label="Script in the other version"
        // Takes the focus, so that a long script can be scrolled by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="focus-ring mt-2 max-h-64 overflow-y-auto rounded-sm leading-relaxed break-words whitespace-pre-wrap text-ink"
      >
        {text}
      </div>
      <p className="mt-2 text-sm text-muted">
        Your version is below. When you save it, the other one stays in the version history.
      </p>
    </section>
  )
}
