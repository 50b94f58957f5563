import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../../../ui'

interface LeaveGuardProps {
  /** Asked at the moment of leaving. */
  wouldLose: () => boolean
  title: string
  /** The tab keeps what was typed until somebody comes back. Asked when the question comes up. */
  isKept: () => boolean
}

/** Asks before a page with unsaved work is left, within the product and out of it. (OP-70) */
export function LeaveGuard({ wouldLose, title, isKept }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => wouldLose() && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (wouldLose()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [wouldLose])

  const isAsked = blocker.state === 'blocked'
  const kept = isAsked && isKept()
  return (
    <ConfirmDialog
      open={isAsked}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={`Leave “${title}” without saving?`}
      body={
        kept
          ? 'Your changes are not saved. This tab keeps them until you come back or log out.'
          : 'Your changes are not saved, and this browser does not keep them. They will be lost.'
      }
      confirmLabel="Leave page"
      cancelLabel="Keep editing"
      danger={!kept}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
