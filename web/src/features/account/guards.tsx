import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { RESET_PATH } from '../../platform'
import { Skeleton } from '../../ui'
import { rememberPath, returnPath } from './return-path'
import { useSession } from './session'

const SecondFactorStep = lazy(async () => ({
  default: (await import('./sign-in/second-factor-step')).SecondFactorStep,
}))

interface GuardProps {
  /** Left out in a route without a page of its own: the child route is shown. */
  children?: ReactNode
  /** Shown during the check; the shape of what will stand there. */
  fallback?: ReactNode
}

/** For signed-in people only; everybody else goes to `/login` and comes back afterwards. (A-RT-19, OP-10, OP-21) */
export function RequireSession({ children, fallback = <PageWaiting /> }: GuardProps) {
  const session = useSession()
  const location = useLocation()

  if (session.status === 'loading') return fallback
  if (session.status === 'recovery') return <Navigate to={RESET_PATH} replace />
  if (session.status !== 'signed-in') {
    return <Navigate to="/login" replace state={rememberPath(location, session.expired, session.lastUserId)} />
  }
  return children ?? <Outlet />
}

/** (A-RT-45) */
const SESSION_TIMEOUT_MS = 3000

/** True until the timeout of the session check. */
export function useWithinTimeout(): boolean {
  const [isWithinTimeout, setWithinTimeout] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setWithinTimeout(false), SESSION_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [])
  return isWithinTimeout
}

/**
 * For the sign-in screens: who is signed in already goes on to where they wanted to be, and who is half-way shows the
 * code of their authenticator. Waits for the check, but not longer than 3 seconds, and still moves on when the check
 * finds somebody later. (A-RT-44, CX-26, OP-20)
 */
export function GuestOnly({ children, fallback = <FormWaiting /> }: GuardProps) {
  const session = useSession()
  const location = useLocation()
  const isWithinTimeout = useWithinTimeout()

  if (session.status === 'signed-in') return <Navigate to={returnPath(location.state, session.user?.id)} replace />
  if (session.status === 'second-factor') {
    return (
      <Suspense fallback={fallback}>
        <SecondFactorStep />
      </Suspense>
    )
  }
  // A retry from the form itself must not take the form, and what is typed in it, away.
  if (session.status === 'loading' && isWithinTimeout) return fallback
  return children ?? <Outlet />
}

/** The shape of a page, while the session is checked. */
export function PageWaiting() {
  return (
    <div role="status" aria-busy="true" className="mx-auto w-full max-w-5xl space-y-6 px-4 py-10">
      <h1 className="sr-only">Loading</h1>
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  )
}

/** The shape of `SignInFrame`. */
export function FormWaiting() {
  return (
    <div role="status" aria-busy="true" className="mx-auto w-full max-w-md px-4 pt-6 sm:pt-[8vh]">
      <h1 className="sr-only">Loading</h1>
      <Skeleton className="h-9 w-40" />
      <Skeleton className="mt-2 h-5 w-56" />
      <Skeleton className="mt-6 h-70 w-full rounded-card" />
    </div>
  )
}
