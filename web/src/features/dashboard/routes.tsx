import { Navigate, type RouteObject } from 'react-router'

/** In the application shell. */
export const dashboardRoutes: RouteObject[] = [
  {
    path: '/dashboard',
    lazy: async () => {
      const { DashboardPage: Component, dashboardHandle: handle } = await import('./dashboard-page')
      return { Component, handle }
    },
  },
  { path: '/test-dashboard', element: <Navigate to="/dashboard" replace /> },
]

/** Open to everybody, below the session. */
export const openDashboardRoutes: RouteObject[] = ['/creator-dashboard-test', '/direct-dashboard'].map((path) => ({
  path,
  lazy: async () => ({ Component: (await import('./direct-dashboard-page')).DirectDashboardPage }),
}))
