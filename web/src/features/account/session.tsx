import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  currentArrival,
  forgetOthers,
  forgetPerson,
  hasStoredSession,
  isBackendLoaded,
  loadConfig,
  logError,
  navigateFully,
  onBackendLoaded,
  onServerBack,
  onStoredSessionGone,
  SESSION_KEYS,
  whenIdle,
} from '../../platform'
import { checkSession, onSessionChange } from './api'
import { earlySession, forgetEarlySession, wasSessionStored } from './early-session'
import { CHECKING, type SessionState, withoutSession, withSession } from './session-state'
import { describeProblem } from './sign-in-error'

export interface Session extends SessionState {
  /** Asks again who is signed in. */
  retry: () => void
  /** The same without a loading state: after a sign-in, when the first check may never have reached the service. */
  recheck: () => void
  /** Called by logout: from here on the end of the session is wanted and moves nothing. */
  leave: () => void
}

/** (A-AU-02) */
const CHECK_TIMEOUT_MS = 10_000

const SessionContext = createContext<Session | null>(null)

/** Knows who is signed in and keeps knowing it, also what other tabs do. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [first] = useState(firstState)
  const [state, setState] = useState(first)
  const [attempt, setAttempt] = useState(0)
  const isLoggingOut = useRef(false)
  const known = useRef(first)
  const checked = useRef(false)
  const drawn = useRef(state.status)
  useEffect(() => {
    drawn.current = state.status
  }, [state.status])

  useEffect(() => {
    return watchSession(first !== CHECKING, (next) => {
      if (isLoggingOut.current) return
      const before = known.current
      const now = next(before)
      known.current = now
      // Before anything is drawn for whoever comes next: nothing of the last person is left to show.
      if (before.user && before.user.id !== now.user?.id) {
        forgetPerson()
        forgetHandOvers()
      }
      // Whoever was here before may have closed the browser without a word. A check that failed says nothing about that, and without a
      // network it is the very moment for which something was kept.
      if ((now !== before || !checked.current) && !now.problem) void forgetOthers(now.user?.id)
      checked.current = true
      // The first result renders a whole page: a transition keeps slow phones responsive. Later results apply at once.
      if (drawn.current === 'loading') startTransition(() => setState(now))
      else setState(now)
    })
    // A new attempt is a new watch, although nothing in here reads its number.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [attempt, first])
  useEffect(forgetEarlySession, [])

  const retry = useCallback(() => {
    known.current = { ...known.current, status: 'loading', problem: null }
    setState(known.current)
    setAttempt((count) => count + 1)
  }, [])
  const recheck = useCallback(() => setAttempt((count) => count + 1), [])
  // Checked again without a word: a form that is being filled in stays.
  useEffect(() => onServerBack(() => known.current.problem !== null && recheck()), [recheck])
  const leave = useCallback(() => {
    isLoggingOut.current = true
  }, [])

  useEffect(() => {
    // Before the listeners of any page, since this stands before any page is there: whoever logs out was asked already, and
    // a page that stays would have no session.
    const leaveAtOnce = (event: BeforeUnloadEvent) => {
      if (isLoggingOut.current) event.stopImmediatePropagation()
    }
    // A page from the back/forward cache has missed all events since.
    const look = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      if (isLoggingOut.current) navigateFully('/login')
      else recheck()
    }
    addEventListener('beforeunload', leaveAtOnce)
    addEventListener('pageshow', look)
    return () => {
      removeEventListener('beforeunload', leaveAtOnce)
      removeEventListener('pageshow', look)
    }
  }, [recheck])

  const session = useMemo<Session>(() => ({ ...state, retry, recheck, leave }), [state, retry, recheck, leave])
  return <SessionContext value={session}>{children}</SessionContext>
}

/** Signed in where the early check found a session, otherwise still checking. */
function firstState(): SessionState {
  const facts = earlySession()
  return facts ? withSession(CHECKING, facts) : CHECKING
}

/** The session of this page. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above')
  return session
}

/**
 * Checks once, and listens. Reports state changes as functions of the state before. `isKnown`: the early check has found a session, so the
 * first view is drawn before the client library is fetched.
 */
function watchSession(isKnown: boolean, report: (next: (now: SessionState) => SessionState) => void): () => void {
  let stopped = false
  let unsubscribe = () => {}
  let stopNeeding = () => {}
  /** An event is newer than what the check found. */
  let hasEvent = false
  const hadSession = hasStoredSession() || wasSessionStored()

  const limit = setTimeout(() => {
    report((now) => (now.status === 'loading' ? { ...now, status: 'timeout', problem: 'Timeout' } : now))
  }, CHECK_TIMEOUT_MS)

  // Watch the storage: a tab that logs out while the service is down sends no event.
  const stopLooking = onStoredSessionGone(() => {
    report((now) => withoutSession(now, { expired: hasExpired(now, hadSession) }))
  })

  async function run() {
    if (!hadSession && !isBackendLoaded() && !currentArrival()) {
      await loadConfig()
      if (stopped) return undefined
      report((now) => withoutSession(now))
      clearTimeout(limit)
      await clientNeeded()
      if (stopped) return undefined
    }
    if (isKnown && !isBackendLoaded()) await whenIdle()
    if (stopped) return undefined
    const stop = await onSessionChange((event, facts) => {
      if (stopped) return
      hasEvent = true
      if (facts) report((now) => withSession(now, facts))
      else if (event === 'SIGNED_OUT') {
        report((now) => withoutSession(now, { expired: hasExpired(now, hadSession) }))
      }
    })
    if (stopped) return stop()
    unsubscribe = stop
    const facts = await checkSession()
    if (stopped || hasEvent) return undefined
    // Also after a timeout: a late answer is still the truth. (OP-21)
    report((now) => (facts ? withSession(now, facts) : withoutSession(now, { expired: hadSession })))
    return undefined
  }

  /** Without a session, the client library comes with the first sign-in, here or in another tab. */
  function clientNeeded() {
    return new Promise<void>((resolve) => {
      const stopWaiting = onBackendLoaded(resolve)
      const look = () => hasStoredSession() && resolve()
      addEventListener('storage', look)
      stopNeeding = () => {
        stopWaiting()
        removeEventListener('storage', look)
        resolve()
      }
    }).finally(() => stopNeeding())
  }

  run()
    .catch((error: unknown) => {
      logError('The session couldn’t be checked', error)
      if (!stopped && !hasEvent) report((now) => withoutSession(now, { problem: describeProblem(error).message }))
    })
    .finally(() => clearTimeout(limit))

  return () => {
    stopped = true
    clearTimeout(limit)
    stopLooking()
    stopNeeding()
    unsubscribe()
  }
}

/** A half sign-in that was given up has not ended by itself. */
function hasExpired({ status, expired }: SessionState, hadSession: boolean): boolean {
  if (status === 'loading' || status === 'timeout') return hadSession
  return status === 'signed-in' || expired
}

/** What one page of this tab left for the next, without a name on it. */
function forgetHandOvers() {
  for (const key of Object.values(SESSION_KEYS)) {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Where storage is forbidden, nothing was left.
    }
  }
}
