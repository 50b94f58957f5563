import type { RouteObject } from 'react-router'

/** The sign-in screens. All of them stand in the minimal frame and below the session, and fetch no data. */
export const accountRoutes: RouteObject[] = [
  { path: '/login', lazy: async () => ({ Component: (await import('./sign-in/login-page')).LoginPage }) },
  { path: '/signup', lazy: async () => ({ Component: (await import('./sign-in/signup-page')).SignUpPage }) },
  {
    path: '/forgot-password',
    lazy: async () => ({ Component: (await import('./sign-in/forgot-password-page')).ForgotPasswordPage }),
  },
  {
    path: '/reset-password',
    lazy: async () => ({ Component: (await import('./sign-in/reset-password-page')).ResetPasswordPage }),
  },
  { path: '/auth/callback', lazy: async () => ({ Component: (await import('./sign-in/callback-page')).CallbackPage }) },
]

/** Where links in mails lead. */
export const mailRoutes: RouteObject[] = [
  {
    path: '/unsubscribe',
    lazy: async () => ({ Component: (await import('./settings/unsubscribe-page')).UnsubscribePage }),
  },
]

/** Pages of one's own account, in the application shell. */
export const ownAccountRoutes: RouteObject[] = [
  { path: '/profile', lazy: async () => ({ Component: (await import('./profile/profile-page')).ProfilePage }) },
  { path: '/settings', lazy: async () => ({ Component: (await import('./settings/settings-page')).SettingsPage }) },
]
