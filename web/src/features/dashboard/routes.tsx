import type { RouteObject } from 'react-router'

const lazy = async () => ({ Component: (await import('./dashboard')).Dashboard })

/** Both addresses need a session; `app` puts the guard around them. */
export const dashboardRoutes: RouteObject[] = [
  { path: '/dashboard', lazy },
  { path: '/script-studio', lazy },
]
