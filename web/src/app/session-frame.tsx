import { QueryClientProvider } from '@tanstack/react-query'
import { Fragment, useEffect, useSyncExternalStore } from 'react'
import { Outlet } from 'react-router'
import { RequireSession, SessionProvider, useSession } from '../features/account'
import { onStorageRefused, queryClient, storageRefused } from '../platform'
import { toast, Toaster } from '../ui'
import { AsyncFailure } from './async-failure'

/** What every page with a session stands in: cache, session, toasts. */
export function SessionFrame() {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <PerPerson />
        <AsyncFailure />
        <Toaster />
      </SessionProvider>
    </QueryClientProvider>
  )
}

/** When another tab changes the account, the page is drawn anew: nothing typed or shown by one person stays for the next. */
function PerPerson() {
  const { epoch } = useSession()
  useStorageWarning()
  return (
    <Fragment key={epoch}>
      <Outlet />
    </Fragment>
  )
}

/** Said once, when it first matters: the browser has no room for the session, or forbids it. */
function useStorageWarning() {
  const refused = useSyncExternalStore(onStorageRefused, storageRefused, storageRefused)
  useEffect(() => {
    if (!refused) return
    toast.warning('This browser does not let us keep you signed in.', {
      id: 'storage-refused',
      description: 'You stay signed in until you close or reload this page.',
      duration: 8000,
    })
  }, [refused])
}

export function GuardedFrame() {
  return <RequireSession />
}
