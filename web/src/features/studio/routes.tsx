import type { RouteObject } from 'react-router'
import { beforeLogout } from '../../platform'
import { sendTakesAtLogout } from './teleprompter/takes-at-logout'

// Here, since takes of an earlier visit wait although nobody has opened the studio in this one.
beforeLogout(sendTakesAtLogout)

/** In the application shell. */
export const studioRoutes: RouteObject[] = [
  { path: '/tempo', lazy: async () => ({ Component: (await import('./simple-studio-page')).SimpleStudioPage }) },
  { path: '/script-studio', lazy: async () => ({ Component: (await import('./studio-page')).StudioPage }) },
]
