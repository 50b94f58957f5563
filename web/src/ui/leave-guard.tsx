import { type ReactNode, useEffect } from 'react'
import { type Blocker, type Location, useBlocker } from 'react-router'
import { ConfirmDialog } from './confirm-dialog'

export interface LeaveGuardProps extends Omit<LeaveQuestionProps, 'blocker'> {
  /** Whether leaving would lose something; a function is asked at the moment of leaving. */
  when: boolean | (() => boolean)
  /** A parameter of the address that names what is guarded: a step back that changes it leaves, too. */
  parameter?: string
}

export interface LeaveQuestionProps {
  blocker: Blocker
  title?: ReactNode
  /** What becomes of what is not saved; a function is asked when the question comes up. */
  body?: ReactNode | (() => ReactNode)
  /** The words of the two ways. */
  leaveLabel?: string
  stayLabel?: string
  /** Leaving loses something for good. */
  danger?: boolean | (() => boolean)
}

/** Asks before a page with unsaved work is left: inside the product by a dialog, otherwise by the browser. (OP-70) */
export function LeaveGuard({ when, parameter, ...words }: LeaveGuardProps) {
  const placeOf = ({ pathname, search }: Location) =>
    parameter === undefined ? pathname : `${pathname} ${new URLSearchParams(search).get(parameter)}`
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => asked(when) && placeOf(currentLocation) !== placeOf(nextLocation),
  )

  useEffect(() => {
    if (when === false) return
    const warn = (event: BeforeUnloadEvent) => {
      if (asked(when)) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [when])

  return <LeaveQuestion blocker={blocker} {...words} />
}

/** The dialog of `LeaveGuard` alone, for a page that blocks by itself because its dialogs are loaded later. */
export function LeaveQuestion({
  blocker,
  title = 'Leave without saving?',
  body = 'Your changes on this page aren’t saved yet.',
  leaveLabel = 'Leave',
  stayLabel = 'Stay',
  danger = true,
}: LeaveQuestionProps) {
  const isAsked = blocker.state === 'blocked'
  return (
    <ConfirmDialog
      open={isAsked}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={title}
      body={isAsked && typeof body === 'function' ? body() : typeof body === 'function' ? '' : body}
      confirmLabel={leaveLabel}
      cancelLabel={stayLabel}
      danger={isAsked && asked(danger)}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}

const asked = (answer: boolean | (() => boolean)) => (typeof answer === 'function' ? answer() : answer)
