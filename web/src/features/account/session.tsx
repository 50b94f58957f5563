import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { logError } from '../../platform'
import { checkSession, onSessionChange, profileQuery } from './api'
import { describeProblem } from './sign-in-error'
import { hasStoredSession } from './stored-session'
import type { Profile, SessionUser } from './user'

export type SessionStatus = 'loading' | 'signed-in' | 'signed-out' | 'timeout'

export interface Session {
  status: SessionStatus
  user: SessionUser | null
  /** Arrives after the user; null until then and for accounts without one. */
  profile: Profile | null
  /** Why the check could not be finished, in words. */
  problem: string | null
  /** A session that was there has ended without anybody logging out. */
  expired: boolean
  /** Asks again who is signed in. */
  retry: () => void
  /** The same without a loading state: after a sign-in, when the first check may never have reached the service. */
  recheck: () => void
  /** Called by logout: from here on the end of the session is wanted and moves nothing. */
  leave: () => void
}

/** (A-AU-02) */
const CHECK_LIMIT = 10_000

const SessionContext = createContext<Session | null>(null)

interface State {
  status: SessionStatus
  user: SessionUser | null
  problem: string | null
  expired: boolean
}

const CHECKING: State = { status: 'loading', user: null, problem: null, expired: false }

/** Knows who is signed in and keeps knowing it. Needs a query client above. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(CHECKING)
  const [attempt, setAttempt] = useState(0)
  const leaving = useRef(false)

  useEffect(() => {
    const report = (next: (now: State) => State) => setState((now) => (leaving.current ? now : next(now)))
    return watchSession(report)
    // A new attempt is a new watch, although nothing in here reads its number.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [attempt])

  const userId = state.user?.id ?? ''
  const profile = useQuery({ ...profileQuery(userId), enabled: userId !== '' })

  const retry = useCallback(() => {
    setState(CHECKING)
    setAttempt((count) => count + 1)
  }, [])
  const recheck = useCallback(() => setAttempt((count) => count + 1), [])
  const leave = useCallback(() => {
    leaving.current = true
  }, [])

  const session = useMemo<Session>(
    () => ({ ...state, profile: profile.data ?? null, retry, recheck, leave }),
    [state, profile.data, retry, recheck, leave],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}

/** The session of this page. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above')
  return session
}

/** Checks once, then listens. Reports state changes as functions of the state before. */
function watchSession(report: (next: (now: State) => State) => void): () => void {
  let stopped = false
  let unsubscribe = () => {}
  const hadSession = hasStoredSession()

  const limit = setTimeout(() => {
    report((now) => (now.status === 'loading' ? { ...now, status: 'timeout', problem: 'Timeout' } : now))
  }, CHECK_LIMIT)

  async function run() {
    const user = await checkSession()
    if (stopped) return
    unsubscribe = onSessionChange((event, changed) => {
      if (changed) report(() => signedIn(changed))
      else if (event === 'SIGNED_OUT')
        report((now) => ({ ...SIGNED_OUT, expired: now.status === 'signed-in' || now.expired }))
    })
    // Also after a timeout: a late answer is still the truth. (OP-21)
    report(() => (user ? signedIn(user) : { ...SIGNED_OUT, expired: hadSession }))
  }

  run()
    .catch((error: unknown) => {
      logError('The session could not be checked', error)
      if (!stopped) report(() => ({ ...SIGNED_OUT, problem: describeProblem(error).message }))
    })
    .finally(() => clearTimeout(limit))

  return () => {
    stopped = true
    clearTimeout(limit)
    unsubscribe()
  }
}

const SIGNED_OUT: State = { status: 'signed-out', user: null, problem: null, expired: false }

const signedIn = (user: SessionUser): State => ({ status: 'signed-in', user, problem: null, expired: false })
