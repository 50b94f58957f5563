import { Navigate, type RouteObject } from 'react-router'

/** In the application shell. */
export const dashboardRoutes: RouteObject[] = [
  { path: '/dashboard', lazy: async () => ({ Component: (await import('./dashboard-page')).DashboardPage }) },
  { path: '/test-dashboard', element: <Navigate to="/dashboard" replace /> },
]

/** Open to everybody, below the session. */
export const openDashboardRoutes: RouteObject[] = ['/creator-dashboard-test', '/direct-dashboard'].map((path) => ({
  path,
  lazy: async () => ({ Component: (await import('./direct-dashboard-page')).DirectDashboardPage }),
}))
