import type { RouteObject } from 'react-router'

/** Stands alone: it brings a shell of its own. (CX-52) */
export const dashboardRoutes: RouteObject[] = [
  { path: '/dashboard', lazy: async () => ({ Component: (await import('./dashboard')).Dashboard }) },
]

/** In the application shell. */
export const dashboardShellRoutes: RouteObject[] = [
  {
    path: '/test-dashboard',
    lazy: async () => ({ Component: (await import('./test-dashboard-page')).TestDashboardPage }),
  },
]

/** Open to everybody, below the session. (A-RT-38, A-RT-39, CX-08) */
export const openDashboardRoutes: RouteObject[] = [
  {
    path: '/creator-dashboard-test',
    lazy: async () => ({ Component: (await import('./open-dashboard-page')).OpenDashboardPage }),
  },
  {
    path: '/direct-dashboard',
    lazy: async () => ({ Component: (await import('./direct-dashboard-page')).DirectDashboardPage }),
  },
]
