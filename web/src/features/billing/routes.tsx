import type { RouteObject } from 'react-router'

/** Open pages around plans, in the minimal frame and below the session. */
export const billingRoutes: RouteObject[] = [
  { path: '/pricing', lazy: async () => ({ Component: (await import('./pricing-page')).PricingPage }) },
  {
    path: '/signup/complete',
    lazy: async () => ({ Component: (await import('./signup-complete-page')).SignupCompletePage }),
  },
]
