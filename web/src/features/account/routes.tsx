import type { RouteObject } from 'react-router'

/** The sign-in screens. All of them stand in the minimal frame and below the session. */
export const accountRoutes: RouteObject[] = [
  { path: '/login', lazy: async () => ({ Component: (await import('./login-page')).LoginPage }) },
  { path: '/signup', lazy: async () => ({ Component: (await import('./signup-page')).SignUpPage }) },
]
