import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { RequireSession, SessionProvider } from '../features/account'
import { queryClient } from '../platform'
import { Toaster } from '../ui'
import { AsyncFailure } from './async-failure'

/** What every page with a session stands in: cache, session, toasts. */
export function SessionFrame() {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <Outlet />
        <AsyncFailure />
        <Toaster />
      </SessionProvider>
    </QueryClientProvider>
  )
}

export function GuardedFrame() {
  return <RequireSession />
}
