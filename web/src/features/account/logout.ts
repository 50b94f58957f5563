import { useCallback } from 'react'
import { forgetDevice, forgetPerson, logError, navigateFully, sendBeforeLogout, stopReads } from '../../platform'
import { endSession } from './api'
import { useSession } from './session'

/** Written after everything else was cleared; `/login` reads it once. (CX-24) */
const FLAG = 'loggedOut'

/** Longest wait for the service; the person wants to leave, and the storage is cleared in any case. */
const LIMIT = 5000

/**
 * Ends the session, clears what this browser keeps, and restarts the app at `/login`, or where `to` says. Asks before unsaved
 * work goes with it, unless there is nothing to go back to. (A-AU-06 to A-AU-10, A-RT-06)
 */
export function useLogout(): (options?: { ask?: boolean; flag?: LogoutFlag; to?: string }) => Promise<void> {
  const { leave, user } = useSession()
  const userId = user?.id

  return useCallback(
    async ({ ask = true, flag, to = '/login' } = {}) => {
      if (ask && wouldLose() && !confirm('Log out without saving? Your changes on this page will be lost.')) return
      if (ask && userId && !(await isAllSent(userId)) && !confirm(UNSENT)) return
      const fromDashboard = location.pathname.startsWith('/dashboard')
      leave()
      stopReads()
      let ended = true
      try {
        await Promise.race([endSession(), new Promise((_, reject) => setTimeout(reject, LIMIT, new Error('Too slow')))])
      } catch (error) {
        logError('The session couldn’t be ended on the server', error)
        ended = false
      }
      forgetPerson()
      // Live channels may still ask; without a session their reads would be refused.
      stopReads()
      clearStorage()
      await Promise.race([forgetDevice(), new Promise((resolve) => setTimeout(resolve, 1000))])
      if (fromDashboard) clearCookies()
      try {
        sessionStorage.setItem(FLAG, flag ?? (ended ? 'everywhere' : 'here'))
      } catch {
        // Without storage there is no message, but the way out stays open.
      }
      addEventListener('pagehide', forgetScrollPositions, { once: true })
      navigateFully(to)
    },
    [leave, userId],
  )
}

const UNSENT = 'Log out now? Some of your changes haven’t been sent to the server yet and will be lost.'

/** What waits in the browser is sent while there is still a session to send it with. */
const isAllSent = (userId: string) =>
  Promise.race([
    sendBeforeLogout(userId),
    new Promise<false>((resolve) => {
      setTimeout(resolve, LIMIT, false)
    }),
  ])

/** Whether the page would object to being left: it is asked as the browser asks. */
const wouldLose = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** Ended on the server, too; only here; together with the account. */
export type LogoutFlag = 'everywhere' | 'here' | 'deleted'

/** How the last logout of this tab went. */
export function readLogoutFlag(): LogoutFlag | null {
  try {
    const flag = sessionStorage.getItem(FLAG)
    return flag === 'everywhere' || flag === 'here' || flag === 'deleted' ? flag : null
  } catch {
    return null
  }
}

/** Shown once. */
export function forgetLogoutFlag() {
  try {
    sessionStorage.removeItem(FLAG)
  } catch {
    // Where storage is forbidden, there was no flag.
  }
}

function clearStorage() {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[storage].clear()
    } catch {
      // A browser that forbids storage has nothing stored.
    }
  }
}

/** The router keeps where each page was scrolled to, by address, when a page is left: after everything was cleared. */
function forgetScrollPositions() {
  try {
    sessionStorage.removeItem('react-router-scroll-positions')
  } catch {
    // Where storage is forbidden, nothing was kept.
  }
}

/** Every cookie that a page can see, on every path up from here. (A-AU-08, CX-51) */
export function clearCookies() {
  const names = document.cookie.split(';').flatMap((pair) => pair.split('=')[0]?.trim() || [])
  const segments = location.pathname.split('/').filter(Boolean)
  const paths = ['/', ...segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)]
  for (const name of names) {
    for (const path of paths) document.cookie = `${name}=; path=${path}; max-age=0`
  }
}
