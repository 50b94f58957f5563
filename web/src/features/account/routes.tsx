import { Navigate, type RouteObject } from 'react-router'

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
  {
    lazy: async () => ({ Component: (await import('./settings/settings-page')).SettingsPage }),
    children: [
      {
        path: '/settings',
        lazy: async () => ({ Component: (await import('./settings/settings-page')).SettingsIndex }),
      },
      { path: '/settings/profile', Component: () => <Navigate to="/profile" replace /> },
      {
        path: '/settings/account',
        lazy: async () => ({ Component: (await import('./settings/account-section')).AccountSection }),
      },
      {
        path: '/settings/security',
        lazy: async () => ({ Component: (await import('./settings/security-section')).SecuritySection }),
      },
      {
        path: '/settings/sessions',
        lazy: async () => ({ Component: (await import('./settings/sessions-section')).SessionsSection }),
      },
      {
        path: '/settings/notifications',
        lazy: async () => ({ Component: (await import('./settings/notifications-section')).NotificationsSection }),
      },
      {
        path: '/settings/appearance',
        lazy: async () => ({ Component: (await import('./settings/appearance-section')).AppearanceSection }),
      },
      {
        path: '/settings/billing',
        lazy: async () => ({ Component: (await import('./settings/billing-section')).BillingSection }),
      },
      {
        path: '/settings/own-key',
        lazy: async () => ({ Component: (await import('./settings/model/own-model-section')).OwnModelSection }),
      },
      {
        path: '/settings/model',
        lazy: async () => ({ Component: (await import('./settings/model/model-section')).ModelSection }),
      },
      {
        path: '/settings/advanced',
        lazy: async () => ({ Component: (await import('./settings/advanced-section')).AdvancedSection }),
      },
    ],
  },
]
