import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Outlet } from 'react-router'
import { useSession } from '../features/account'
import { followReadyScripts, SyncLine } from '../features/studio/routes'
import { queryClient, whenIdle } from '../platform'

const Toasts = lazy(async () => {
  // The page comes first.
  await whenIdle()
  return { default: (await import('./toasts')).Toasts }
})

const never = () => () => {}

/** What every page that asks for data stands in: cache and toasts. Sign-in pages do without, and visitors of the plans. */
export function WorkFrame({ children = <Outlet /> }: { children?: ReactNode }) {
  // Not in documents that are drawn when the product is built: React would report that their code was missing.
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <OfflineWork />
      {inBrowser && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </QueryClientProvider>
  )
}

/** The page's own requests come first. */
const SETTLE_DELAY_MS = 3_000

/**
 * Signed-in people can open the product without a network from then on: its files and the scripts that are ready to film are kept, and
 * what was noted meanwhile is sent. The code for it is fetched when the page is at rest.
 */
function OfflineWork() {
  const { status, user } = useSession()
  const cache = useQueryClient()
  const [restful, setRestful] = useState(false)
  const userId = status === 'signed-in' ? user?.id : undefined

  useEffect(() => {
    const timer = setTimeout(setRestful, SETTLE_DELAY_MS, true)
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
