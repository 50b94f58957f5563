import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { Fragment, useEffect, useRef, useSyncExternalStore } from 'react'
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
        <UnhandledFailure />
        <Toaster />
      </SessionProvider>
    </QueryClientProvider>
  )
}

function UnhandledFailure() {
  const cache = useQueryClient()
  return (
    <AsyncFailure
      text="The page stays as it is. Retry loads its content again."
      onRetry={() => void cache.refetchQueries({ type: 'active' })}
    />
  )
}

/** When another tab changes the account, the page is drawn anew: nothing typed or shown by one person stays for the next. */
function PerPerson() {
  const { epoch } = useSession()
  useNoToastOfSomebodyElse(epoch)
  useStorageWarning()
  return (
    <Fragment key={epoch}>
      <Outlet />
    </Fragment>
  )
}

/** A toast outlives its page, and may name a script of the person before. */
function useNoToastOfSomebodyElse(epoch: number) {
  const before = useRef(epoch)
  useEffect(() => {
    if (before.current !== epoch) toast.dismiss()
    before.current = epoch
  }, [epoch])
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
