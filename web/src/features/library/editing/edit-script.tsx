import { useQuery } from '@tanstack/react-query'
import { type Ref, useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { OPEN_PARAMETER } from '../../../platform'
import { Button, ConfirmDialog, Dialog, Skeleton } from '../../../ui'
import { useSession } from '../../account'
import { LoadError } from '../load-error'
import { editedScriptQuery } from './api'
import { ContentFields } from './content-fields'
import { ProductFields } from './details-fields'
import type { EditScriptDialogProps } from './edit-script-dialog'
import { EditingNotices } from './editing-notices'
import { SaveButton } from './save-button'
import { SaveState } from './save-state'
import type { RichTab } from './rich-fields'
import type { ScriptRow } from './script-form'
import { titleOf, UnsavedScriptGuard } from './unsaved-script-guard'
import { useScriptEditing } from './use-script-editing'
import { useScriptForm } from './use-script-form'

/** What the dialog holds once it is asked for. */
export function EditScript({ scriptId, onClose }: EditScriptDialogProps) {
  const { user } = useSession()
  if (scriptId === null || !user) return null
  return <OpenDialog key={`${user.id} ${scriptId}`} scriptId={scriptId} userId={user.id} onClose={onClose} />
}

interface OpenDialogProps extends EditScriptDialogProps {
  scriptId: string
  userId: string
}

function OpenDialog({ scriptId, userId, onClose }: OpenDialogProps) {
  const query = useQuery(editedScriptQuery(scriptId))
  // Editing begins with what was loaded first; whatever is loaded later, the fields stay.
  const [opened, setOpened] = useState<ScriptRow | null>(null)
  if (query.data && !opened) setOpened(query.data)
  // The form below knows whether it can be left, and has buttons for the frame.
  const leave = useRef<() => void>(null)
  const [footer, setFooter] = useState<HTMLElement | null>(null)
  return (
    <Dialog
      open
      onOpenChange={() => (leave.current ?? onClose)()}
      size="lg"
      title="Edit Script"
      footer={
        opened ? (
          <div ref={setFooter} className="flex flex-1 flex-wrap items-center justify-end gap-2" />
        ) : (
          <Button onClick={onClose}>Close</Button>
        )
      }
    >
      {opened ? (
        <EditForm userId={userId} row={opened} footer={footer} leave={leave} onClose={onClose} />
      ) : (
        <>
          {query.isPending && <FieldsSkeleton />}
          {query.isError && <LoadError query={query} />}
          {query.data === null && <p className="py-8 text-center text-muted">This script no longer exists.</p>}
        </>
      )}
    </Dialog>
  )
}

interface EditFormProps {
  userId: string
  row: ScriptRow
  footer: HTMLElement | null
  leave: Ref<() => void>
  onClose: () => void
}

function EditForm({ userId, row, footer, leave, onClose }: EditFormProps) {
  // A save that ends after the dialog was left must not close the next one.
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])
  // What was answered by the dialog is not asked once more because the address changes.
  const isLeaving = useRef(false)
  const leaveNow = () => {
    isLeaving.current = true
    onClose()
  }
  const done = () => isOpen.current && leaveNow()
  const editing = useScriptEditing(userId, row, { onCreated: done, onSaved: done })
  const form = useScriptForm(editing, useState<RichTab>('edit-content'))
  const formId = useId()
  const [isAsked, setAsked] = useState(false)
  const close = () => (editing.isDirty || editing.saving === 'hand' ? setAsked(true) : leaveNow())
  useImperativeHandle(leave, () => close)
  // What was still being saved when somebody wanted to leave is saved by now: there is nothing left to ask.
  const isSettled = isAsked && !editing.isDirty && editing.saving === null
  const onSettled = useEffectEvent(leaveNow)
  useEffect(() => {
    if (isSettled) onSettled()
  }, [isSettled])
  // What had the focus while the script was loading is gone.
  const onOpen = useEffectEvent(form.focusFirst)
  useEffect(() => onOpen(), [])
  const kept = isAsked && editing.isKept()

  return (
    <>
      <form {...form.props} id={formId} className="flex flex-col gap-5 pb-2">
        <EditingNotices editing={editing} form={form} />
        <ContentFields editing={editing} />
        <div className="grid items-start gap-5 sm:grid-cols-3">
          <ProductFields editing={editing} />
        </div>
      </form>
      {footer &&
        createPortal(
          <>
            <div className="mr-auto">
              <SaveState editing={editing} form={form} />
            </div>
            <Button onClick={close}>Cancel</Button>
            <SaveButton editing={editing} form={formId} />
          </>,
          footer,
        )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={`Close “${titleOf(editing)}” without saving?`}
        body={
          kept
            ? 'Your changes aren’t saved. This tab keeps them until you open this script again or log out.'
            : 'Your changes aren’t saved, and this browser can’t keep them. They’ll be lost.'
        }
        confirmLabel="Close without saving"
        cancelLabel="Keep editing"
        danger={!kept}
        onConfirm={leaveNow}
      />
      <UnsavedScriptGuard
        editing={editing}
        wouldLose={() => editing.isDirty && !isLeaving.current}
        parameter={OPEN_PARAMETER}
      />
    </>
  )
}

function FieldsSkeleton() {
  return (
    <div role="status" aria-label="Loading script" className="flex flex-col gap-5 pb-4">
      <Skeleton className="h-10 w-64 rounded-control" />
      <Skeleton className="h-11 w-full rounded-control" />
      <Skeleton className="h-72 w-full rounded-control" />
    </div>
  )
}
