import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../../../ui'

interface UnsavedGuardProps {
  when: boolean
  title?: string
  body?: string
}

/** Asks before somebody leaves with changes that are not saved: inside the product by a dialog, otherwise by the browser. */
export function UnsavedGuard({
  when,
  title = 'Leave without saving?',
  body = 'What you changed on this page is not saved yet.',
}: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [when])

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={title}
      body={body}
      confirmLabel="Leave"
      cancelLabel="Stay"
      danger
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
