import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { logError, navigateFully } from '../../platform'
import { endSession } from './api'
import { useSession } from './session'

/** Written after everything else was cleared; `/login` reads it once. (CX-24) */
const FLAG = 'loggedOut'

/** Longest wait for the service; the person wants to leave, and the storage is cleared in any case. */
const LIMIT = 5000

/** Ends the session, clears what this browser keeps, and starts anew at `/login`. (A-AU-06 to A-AU-10) */
export function useLogout(): () => Promise<void> {
  const { leave } = useSession()
  const cache = useQueryClient()

  return useCallback(async () => {
    const fromDashboard = location.pathname.startsWith('/dashboard')
    leave()
    let ended = true
    try {
      await Promise.race([endSession(), new Promise((_, reject) => setTimeout(reject, LIMIT, new Error('Too slow')))])
    } catch (error) {
      logError('The session could not be ended on the server', error)
      ended = false
    }
    cache.clear()
    clearStorage()
    if (fromDashboard) clearCookies()
    try {
      sessionStorage.setItem(FLAG, ended ? 'everywhere' : 'here')
    } catch {
      // Without storage there is no message, but the way out stays open.
    }
    navigateFully('/login')
  }, [cache, leave])
}

/** Ended on the server, too; only here; together with the account. */
export type LogoutFlag = 'everywhere' | 'here' | 'deleted'

/** How the last logout of this tab went; the answer is given once. */
export function takeLogoutFlag(): LogoutFlag | null {
  try {
    const flag = sessionStorage.getItem(FLAG)
    sessionStorage.removeItem(FLAG)
    return flag === 'everywhere' || flag === 'here' || flag === 'deleted' ? flag : null
  } catch {
    return null
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

/** Every cookie that a page can see, on every path up from here. (A-AU-08, CX-51) */
export function clearCookies() {
  const names = document.cookie.split(';').flatMap((pair) => pair.split('=')[0]?.trim() || [])
  const segments = location.pathname.split('/').filter(Boolean)
  const paths = ['/', ...segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)]
  for (const name of names) {
    for (const path of paths) document.cookie = `${name}=; path=${path}; max-age=0`
  }
}
