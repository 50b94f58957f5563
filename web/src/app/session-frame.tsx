import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { Fragment, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Outlet } from 'react-router'
import { RequireSession, SessionProvider, useSession } from '../features/account'
import { followReadyScripts, SyncLine } from '../features/studio/routes'
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
      <OfflineWork />
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

/** Milliseconds: what the page itself needs comes first. */
const CALM = 3_000

/**
 * Whoever is signed in can open the product without a network from then on: its files and the scripts that are ready to film are kept, and
 * what was noted meanwhile is sent. The code for it is fetched when the page is at rest.
 */
function OfflineWork() {
  const { status, user } = useSession()
  const cache = useQueryClient()
  const [restful, setRestful] = useState(false)
  const userId = status === 'signed-in' ? user?.id : undefined

  useEffect(() => {
    const timer = setTimeout(setRestful, CALM, true)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (!restful || !userId) return
    if (import.meta.env.PROD) import('./field/keep-shell').then(({ keepShell }) => keepShell(), ignore)
    let stop: (() => void) | undefined
    let left = false
    async function follow(userId: string) {
      const way = await followReadyScripts(cache, userId)
      if (left) way()
      else stop = way
    }
    follow(userId).catch(ignore)
    return () => {
      left = true
      stop?.()
    }
  }, [restful, userId, cache])

  if (!restful || !userId) return null
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <SyncLine userId={userId} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Code that did not arrive: the next page asks again. */
const ignore = () => undefined

export function GuardedFrame() {
  return <RequireSession />
}
